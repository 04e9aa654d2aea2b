import type { PowerEffect } from '../../evidence/powers.ts'
import { effectsOf, gravest, holdOf, how, tried, who } from '../power.ts'
import { clear, defineSignal, raised } from '../signal.ts'

/**
 * What a contract does only in order, and is named to everybody, is no key in somebody's pocket. What was done in the name of a contract
 * that is named to everybody, without anybody who was seen to make it do so, is less than what an account does.
 */
function rowOf(effect: PowerEffect) {
  if (holdOf(effect) === 'several' && (effect.tried || replacesModule(effect))) return 'unseen-several'
  return effect.callerKind === 'contract' && !effect.hidden ? 'unseen-contract' : 'unseen'
}

/**
 * Whether somebody named to everybody first puts himself in the place of a module, at a contract that the token asks, and then writes
 * there: it is the power to replace the module.
 */
const replacesModule = ({ caller, hidden, target, steps = [] }: PowerEffect): boolean =>
  !hidden && target !== undefined && steps.some(({ calldata }) => calldata.includes(caller.slice(2).toLowerCase()))

const written = {
  kind: 'mints unseen',
  amount: 10n,
  caller: '0xowner',
  role: 'owner',
  callerKind: 'account',
  selector: '0x40c10f19',
  calldata: '0x',
  proof: { source: 'node', method: 'eth_simulateV1', result: '' },
} as const
const inPlace = {
  ...written,
  caller: '0xc0ffee',
  callerKind: 'several',
  target: '0xstore',
  steps: [{ caller: '0xc0ffee', calldata: '0x12345678c0ffee' }],
} as const
const inOrder = { role: 'controller', callerKind: 'contract', tried: true } as const

export const hiddenMint = defineSignal({
  id: 'token/hidden-mint',
  question: 'Can a balance be made to grow while the supply stays the same and nobody pays for it?',
  why: 'Tokens out of nowhere, which no index shows, are made to be sold to the holders of the pool.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) read totalSupply() (0x18160ddd) and ' +
    'the balances, send the call in the evidence as the account that it names (`cast rpc anvil_impersonateAccount CALLER`, `cast ' +
    'send TOKEN CALLDATA --from CALLER --unlocked`), and read again: a balance has grown, the supply has not, and no other holder ' +
    'paid for it.',
  remedy:
    'The function that writes the balance has to go, by an upgrade or a new contract, or has to fail for every caller. Renouncing ' +
    'the ownership clears it only where the function obeys the owner and nobody else.',
  needs: ['powers'],
  families: ['evm', 'tron'],

  judge({ powers }) {
    const found = gravest(effectsOf(powers, 'mints unseen'), ['unseen', 'unseen-contract', 'unseen-several'], rowOf)
    if (!found) return clear(`Every balance that grew was paid for: ${tried(powers)}.`)
    const { effect: unseen, row } = found
    return raised(row, `${who(unseen)} can write itself a balance that the total supply does not show, ${how(unseen)}.`, {
      proofs: [unseen.proof],
    })
  },

  examples: [
    { given: { powers: { callers: [], effects: [written] } }, outcome: 'raised', row: 'unseen' },
    { given: { powers: { callers: [], effects: [{ ...written, ...inOrder }] } }, outcome: 'raised', row: 'unseen-several' },
    {
      given: { powers: { callers: [], effects: [{ ...written, role: 'controller', callerKind: 'contract' }] } },
      outcome: 'raised',
      row: 'unseen-contract',
    },
    { given: { powers: { callers: [], effects: [{ ...written, ...inOrder }, written] } }, outcome: 'raised', row: 'unseen' },
    { given: { powers: { callers: [], effects: [{ ...written, ...inOrder, hidden: true }] } }, outcome: 'raised', row: 'unseen' },
    { given: { powers: { callers: [], effects: [{ ...written, callerKind: 'several' }] } }, outcome: 'raised', row: 'unseen' },
    { given: { powers: { callers: [], effects: [inPlace] } }, outcome: 'raised', row: 'unseen-several' },
    { given: { powers: { callers: [], effects: [{ ...inPlace, hidden: true }] } }, outcome: 'raised', row: 'unseen' },
    { given: { powers: { callers: [], effects: [{ ...inPlace, callerKind: 'account' }] } }, outcome: 'raised', row: 'unseen' },
    // a step that puts nobody anywhere, and one at the token itself, are no less than the mint alone
    {
      given: { powers: { callers: [], effects: [{ ...inPlace, steps: [{ caller: '0xc0ffee', calldata: '0x12345678' }] }] } },
      outcome: 'raised',
      row: 'unseen',
    },
    {
      given: { powers: { callers: [], effects: [{ ...written, caller: '0xc0ffee', callerKind: 'several', steps: inPlace.steps }] } },
      outcome: 'raised',
      row: 'unseen',
    },
    { given: { powers: { callers: [], tried: 3, accepted: 1, effects: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
