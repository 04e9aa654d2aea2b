import type { Obstacle } from '../../evidence/transferability.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const transfersStopped = defineSignal({
  id: 'token/transfers-stopped',
  question: 'Is what a buyer receives stopped from moving?',
  why: 'Buyers can enter but never leave: the money is gone at the moment of purchase.',
  verify:
    'Ask a node of Solana for the mint, `getAccountInfo MINT` with the encoding jsonParsed: "defaultAccountState" is "frozen", ' +
    '"nonTransferable" is there, or "pausableConfig" says paused. On the XRP Ledger an explorer shows the flag lsfGlobalFreeze ' +
    '(0x00400000) of the issuer, and of a multi-purpose token lsfMPTLocked (0x01).',
  remedy:
    'Whoever froze or paused it lets go: the freeze authority makes "initialized" the default state, the issuer clears ' +
    'asfGlobalFreeze. A token that was made not to be transferable stays so.',
  needs: ['transferability'],
  families: ['solana', 'xrp', 'cardano'],

  judge({ transferability: { obstacles } }) {
    for (const [kind, row, sentence] of stops) {
      const found = obstacles.find(obstacle => obstacle.kind === kind)
      if (found) return raised(row, sentence(found.by))
    }
    return clear('Nothing stops every transfer: it is neither frozen, nor paused, nor bound to its account.')
  },

  examples: [
    { given: { transferability: { obstacles: [{ kind: 'frozen by default', by: 'authority' }] } }, outcome: 'raised', row: 'frozen' },
    { given: { transferability: { obstacles: [{ kind: 'not transferable' }] } }, outcome: 'raised', row: 'bound' },
    { given: { transferability: { obstacles: [{ kind: 'all frozen', by: 'rIssuer' }] } }, outcome: 'raised', row: 'paused' },
    { given: { transferability: { obstacles: [{ kind: 'paused' }] } }, outcome: 'raised', row: 'paused' },
    { given: { transferability: { obstacles: [{ kind: 'needs approval' }] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})

/** The gravest first. */
const stops: readonly (readonly [Obstacle['kind'], 'frozen' | 'bound' | 'paused', (by: string | undefined) => string])[] = [
  ['frozen by default', 'frozen', by => `Every new account of it is frozen until ${by ?? 'its freeze authority'} thaws it.`],
  ['not transferable', 'bound', () => 'It can never leave the account that receives it.'],
  ['all frozen', 'paused', by => `${by ?? 'Its issuer'} has frozen every balance of it.`],
  ['paused', 'paused', by => `Every transfer of it is stopped${by === undefined ? '' : ` by ${by}`}.`],
]
