import type { Obstacle } from '../../evidence/transferability.ts'
import { ofKind, quoted, shownBy } from '../probes.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const transferBlocked = defineSignal({
  id: 'token/transfer-blocked',
  question: 'Is a holder unable to move the token to another wallet?',
  why: 'A token that cannot be moved cannot be kept safe, lent or paid with.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from a fresh account and a day ' +
    'later call transfer(address,uint256) (0xa9059cbb) to a second one: the call reverts. Or approve a second account and call ' +
    'transferFrom(address,address,uint256) (0x23b872dd) from there.',
  remedy:
    'The owner allows transfers between ordinary accounts, not only to and from the pool. A token that is bound to its holder on ' +
    'purpose keeps the signal.',
  needs: ['trading'],

  judge({ trading: { transfer, probes, method } }) {
    if (!transfer) return unknown('nobody could buy, so no transfer could be tried')
    if (!transfer.ok) return raised('blocked', `A buyer cannot move tokens to a second account${quoted(transfer)}.`)
    const [moved] = ofKind(probes, 'operator')
    if (moved && !moved.ok)
      return raised('operator', `An account that the holder has approved cannot move the tokens${quoted(moved)}.`, shownBy(moved))
    if (!moved && method === 'transactions') return unknown('no account that the holder approved was tried')
    return clear(`A buyer moved tokens to a second account${moved ? ', and so did an account that it had approved' : ''}.`)
  },

  elsewhere: [
    {
      on: ['solana', 'xrp', 'cardano'],
      needs: ['transferability'],
      judge({ transferability: { obstacles } }) {
        for (const [kind, row, sentence] of limits) {
          const found = obstacles.find(obstacle => obstacle.kind === kind)
          if (found) return raised(row, sentence(found.by))
        }
        return clear('No rule keeps holders from passing it on to each other.')
      },
      verify:
        'Ask a server of the XRP Ledger for account_info of the issuer, or open it on an explorer: without lsfDefaultRipple ' +
        '(0x00800000) holders cannot pay each other, with lsfRequireAuth (0x00040000) the issuer must consent. Of a multi-purpose ' +
        'token read lsfMPTCanTransfer (0x20), lsfMPTCanTrade (0x10) and lsfMPTRequireAuth (0x04) with ledger_entry.',
      remedy:
        'The issuer sets asfDefaultRipple and clears asfRequireAuth, the second only while it owes nothing. The flags of a ' +
        'multi-purpose token are set for good when it is made.',
    },
  ],

  examples: [
    {
      on: 'xrp',
      given: {
        transferability: {
          obstacles: [
            { kind: 'needs approval', by: 'rIssuer' },
            { kind: 'cannot be passed on', by: 'rIssuer' },
          ],
        },
      },
      outcome: 'raised',
      row: 'issuer-only',
    },
    {
      on: 'xrp',
      given: { transferability: { obstacles: [{ kind: 'cannot be traded', by: 'rIssuer' }] } },
      outcome: 'raised',
      row: 'not-traded',
    },
    {
      on: 'xrp',
      given: { transferability: { obstacles: [{ kind: 'needs approval', by: 'rIssuer' }] } },
      outcome: 'raised',
      row: 'approval',
    },
    { on: 'solana', given: { transferability: { obstacles: [{ kind: 'paused' }] } }, outcome: 'clear' },

    { given: { trading: { buy: { ok: true }, transfer: { ok: false } } }, outcome: 'raised', row: 'blocked' },
    {
      given: {
        trading: {
          buy: { ok: true },
          transfer: { ok: true },
          probes: [{ kind: 'operator', ok: false, proof: { source: 'Node', method: 'eth_simulateV1', result: '' } }],
        },
      },
      outcome: 'raised',
      row: 'operator',
    },
    { given: { trading: { buy: { ok: true }, transfer: { ok: true } } }, outcome: 'clear' },
    { given: { trading: { buy: { ok: false } } }, outcome: 'unknown' },
  ],
})

/** The gravest first. What stops every transfer is a finding of its own. */
const limits: readonly (readonly [Obstacle['kind'], 'issuer-only' | 'not-traded' | 'approval', (by: string | undefined) => string])[] = [
  ['cannot be passed on', 'issuer-only', by => `Holders cannot pass it on: it goes back to ${by ?? 'its issuer'} and nowhere else.`],
  ['cannot be traded', 'not-traded', () => 'It cannot be traded on the exchange of the chain.'],
  ['needs approval', 'approval', by => `Nobody can hold it without the consent of ${by ?? 'its issuer'}.`],
]
