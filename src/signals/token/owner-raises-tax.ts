import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import { percent } from '../numbers.ts'
import { effectsOf, gravest, holdOf, how, tried, who } from '../power.ts'
import { clear, defineSignal, raised, unknown, type Verdict } from '../signal.ts'

const granted = {
  kind: 'raises the sell tax',
  caller: 'authority',
  role: 'owner',
  callerKind: 'account',
  granted: 'authority',
  proof: { source: 'node', method: 'getAccountInfo', result: '' },
} as const

const executed = {
  kind: 'raises the sell tax',
  tax: 0.99,
  caller: '0xowner',
  role: 'owner',
  callerKind: 'account',
  selector: '0x069c9fae',
  calldata: '0x',
  proof: { source: 'node', method: 'eth_simulateV1', result: '' },
} as const

export const ownerRaisesTax = defineSignal({
  id: 'token/owner-raises-tax',
  question: 'Can whoever controls the token raise the tax on sales to 20 % or more?',
  why: 'A tax that can be set to anything is a sell block in waiting.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from a fresh account, send the ' +
    'call in the evidence as the account that it names (`cast rpc anvil_impersonateAccount CALLER`), and sell: one minus what the ' +
    'pool counts as received (amount0In or amount1In of its Swap event) divided by the amount sold is the tax in the sentence.',
  remedy:
    'Put a limit below 20 % into the function that sets the tax, or give up the power to call it. It clears when no call that goes ' +
    'through brings the tax on sales to 20 %.',
  needs: ['powers'],

  judge({ powers }) {
    const effects = effectsOf(powers, 'raises the sell tax').filter(({ granted }) => granted === undefined)
    const high = effects.filter(({ tax }) => tax !== undefined && tax >= 0.1995).sort((a, b) => (b.tax ?? 1) - (a.tax ?? 1))
    const worst = gravest(high, rows, rowOf)
    if (!worst)
      return (
        feeRight(powers) ??
        (effects.some(({ tax }) => tax === undefined)
          ? unknown('a call raised the sell tax to an amount that could not be measured')
          : clear(`The sell tax stayed below 20 % whatever was called: ${tried(powers)}${limits(powers)}.`))
      )
    const { effect, row } = worst
    return raised(row, `${who(effect)} can raise the sell tax to ${percent(effect.tax ?? 1)} ${how(effect)}.`, { proofs: [effect.proof] })
  },

  elsewhere: [
    {
      on: ['solana'],
      judge: ({ powers }) => feeRight(powers) ?? clear('Nobody has the right to set a fee on transfers.'),
      verify:
        'Ask a node for the mint, `getAccountInfo MINT` with the encoding jsonParsed, or open it on an explorer: in the extension ' +
        '"transferFeeConfig" the "transferFeeConfigAuthority" may set the fee, two epochs ahead.',
      remedy: 'The authority gives itself up for good: SetAuthority with the type TransferFeeConfig and no new authority.',
    },
    {
      on: ['xrp', 'cardano'],
      judge: ({ powers }) => feeRight(powers) ?? clear('No authority over a fee on transfers is known.'),
      verify: 'Open the issuer on an explorer: "TransferRate" is the fee that the ledger takes now, and the issuer alone can change it.',
      remedy: 'The issuer gives up its keys, after which the fee stays what it is.',
    },
  ],

  examples: [
    {
      given: {
        powers: {
          callers: [],
          effects: [
            {
              kind: 'raises the sell tax',
              tax: 0.99,
              caller: '0xowner',
              role: 'owner',
              callerKind: 'account',
              selector: '0x069c9fae',
              calldata: '0x',
              proof: { source: 'node', method: 'eth_simulateV1', result: '' },
            },
          ],
        },
      },
      outcome: 'raised',
      row: 'half',
    },
    {
      given: {
        powers: {
          callers: [],
          effects: [
            {
              kind: 'raises the sell tax',
              tax: 0.25,
              caller: '0xowner',
              role: 'owner',
              callerKind: 'account',
              selector: '0x069c9fae',
              calldata: '0x',
              proof: { source: 'node', method: 'eth_simulateV1', result: '' },
            },
          ],
        },
      },
      outcome: 'raised',
      row: 'fifth',
    },
    { given: { powers: { effects: [{ ...executed, role: 'controller', hidden: true }] } }, outcome: 'raised', row: 'half-hidden' },
    { given: { powers: { effects: [{ ...executed, callerKind: 'several' }] } }, outcome: 'raised', row: 'half-several' },
    { given: { powers: { effects: [{ ...executed, callerKind: 'timelock', delay: 86_400 }] } }, outcome: 'raised', row: 'half-delayed' },
    { given: { powers: { effects: [{ ...executed, tax: 0.3, hidden: true }] } }, outcome: 'raised', row: 'fifth-hidden' },
    { given: { powers: { effects: [{ ...executed, tax: 0.3, callerKind: 'several' }] } }, outcome: 'raised', row: 'fifth-several' },
    {
      given: { powers: { effects: [{ ...executed, tax: 0.3, callerKind: 'timelock', delay: 86_400 }] } },
      outcome: 'raised',
      row: 'fifth-delayed',
    },
    { given: { powers: { callers: [], tried: 3, accepted: 1, effects: [] } }, outcome: 'clear' },
    { on: 'solana', given: { powers: { effects: [granted] } }, outcome: 'raised', row: 'right' },
    { on: 'solana', given: { powers: { effects: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})

type Row = (typeof rows)[number]
const rows = ['half-hidden', 'half', 'fifth-hidden', 'fifth', 'half-several', 'half-delayed', 'fifth-several', 'fifth-delayed'] as const

function rowOf(effect: PowerEffect): Row {
  const hold = holdOf(effect)
  const height = (effect.tax ?? 1) >= 0.4995 ? 'half' : 'fifth'
  return hold === 'one' ? height : `${height}-${hold}`
}

/** "; 0x69fe0e2d accepts 5 and refuses 8": where functions of one number were seen to draw the line. */
const limits = ({ bounds = [] }: Powers): string =>
  bounds.map(({ selector, accepted, refused }) => `; ${selector} accepts ${accepted} and refuses ${refused}`).join('')

/** Who may set a fee. How high it can get is the business of the program; that it can be raised is the finding. */
function feeRight(powers: Powers): Verdict<'right'> | undefined {
  const [found] = effectsOf(powers, 'raises the sell tax').filter(({ granted }) => granted !== undefined)
  return found && raised('right', `${who(found)} can set a fee on transfers ${how(found)}.`, { proofs: [found.proof] })
}
