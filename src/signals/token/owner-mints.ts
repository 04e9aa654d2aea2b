import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import { percent } from '../numbers.ts'
import { effectsOf, gravest, holdOf, how, rightOf, tried, who } from '../power.ts'
import { clear, defineSignal, raised, type Verdict } from '../signal.ts'

const granted = {
  kind: 'mints',
  caller: 'authority',
  role: 'owner',
  callerKind: 'account',
  proof: { source: 'node', method: 'getAccountInfo', result: '' },
} as const

export const ownerMints = defineSignal({
  id: 'token/owner-mints',
  question: 'Can whoever controls the token create more of it?',
  why: 'New tokens dilute every holder and can be sold into the pool.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) read totalSupply() (0x18160ddd), send ' +
    'the call in the evidence as the account that it names (`cast rpc anvil_impersonateAccount CALLER`, `cast send TOKEN CALLDATA ' +
    '--from CALLER --unlocked`), and read it again: it has grown.',
  remedy:
    'Give up the right to mint (the ownership or the minter role), or fix the supply at what exists, so that the call fails. For a ' +
    'token that stands in the registry of known tokens the power is shown at no points.',
  needs: ['powers'],

  judge: ({ powers }) => mints(powers) ?? clear(`The supply did not grow: ${tried(powers)}.`),

  elsewhere: [
    {
      on: ['solana'],
      judge: ({ powers }) => mints(powers) ?? clear(nobody),
      verify:
        'Ask a node for the mint, `getAccountInfo MINT` with the encoding jsonParsed, or open it on an explorer: "mintAuthority" is ' +
        'null where nobody can create more, else it is the account in the sentence.',
      remedy:
        'The authority gives itself up for good: SetAuthority with the type MintTokens and no new authority (`spl-token authorize ' +
        'MINT mint --disable`). For a token that stands in the registry of known tokens the power is shown at no points.',
    },
    {
      on: ['xrp'],
      judge: ({ powers }) => mints(powers) ?? clear(nobody),
      verify:
        'Open the issuer on an explorer, or ask a server for account_info: while its master key works, or a regular key or a list of ' +
        'signers stands in for it, it can pay out more of its own currency at any time. Of a multi-purpose token compare ' +
        'OutstandingAmount with MaximumAmount (ledger_entry).',
      remedy:
        'An issuer that wants a fixed supply gives up every key once all is issued: no list of signers, a regular key that nobody has, ' +
        'and the master key disabled. An issuer that redeems what it owes needs its keys, and keeps the signal.',
    },
    {
      on: ['cardano'],
      judge: ({ powers }) => mints(powers) ?? clear(nobody),
      verify:
        'Open the policy on an explorer and read its script: "sig" is a key that may mint, "before" a slot after which nobody can. A ' +
        'script without a "before" stays open, and one that an explorer shows as Plutus decides by its code.',
      remedy:
        'A policy cannot be changed: it is open until the slot that it names, or for ever. A new token under a policy that ends clears ' +
        'it, and so does that slot, once it has passed.',
    },
  ],

  examples: [
    {
      given: {
        powers: {
          callers: [],
          effects: [
            {
              kind: 'mints',
              amount: 10n,
              caller: '0xowner',
              role: 'owner',
              callerKind: 'account',
              selector: '0x40c10f19',
              calldata: '0x',
              proof: { source: 'node', method: 'eth_simulateV1', result: '' },
            },
          ],
        },
      },
      outcome: 'raised',
      row: 'mints',
    },
    { given: { powers: { effects: [{ ...granted, role: 'controller', hidden: true }] } }, outcome: 'raised', row: 'mints-hidden' },
    {
      given: { powers: { effects: [{ ...granted, role: 'controller', hidden: true, share: 0.05, pace: 0.001 }] } },
      outcome: 'raised',
      row: 'mints-paced',
    },
    { given: { powers: { effects: [{ ...granted, role: 'stranger', traded: true }] } }, outcome: 'raised', row: 'mints-anybody' },
    { given: { powers: { effects: [{ ...granted, role: 'owner', little: true }] } }, outcome: 'raised', row: 'mints-paced' },
    {
      given: { powers: { effects: [{ ...granted, role: 'controller', hidden: true, most: 0.02 }] } },
      outcome: 'raised',
      row: 'mints-paced',
    },
    {
      given: { powers: { effects: [{ ...granted, role: 'controller', hidden: true, most: 0.2 }] } },
      outcome: 'raised',
      row: 'mints-hidden',
    },
    { given: { powers: { effects: [{ ...granted, role: 'controller', hidden: true, daily: 0.003 }] } }, outcome: 'raised', row: 'mints' },
    { given: { powers: { effects: [{ ...granted, role: 'controller', daily: 0.003 }] } }, outcome: 'raised', row: 'mints' },
    { given: { powers: { effects: [{ ...granted, role: 'stranger', daily: 0.003 }] } }, outcome: 'raised', row: 'mints-anybody' },
    { given: { powers: { effects: [{ ...granted, role: 'stranger' }] } }, outcome: 'raised', row: 'mints-anybody' },
    {
      given: { powers: { effects: [{ ...granted, role: 'stranger', share: 0.02, pace: 0.0003 }] } },
      outcome: 'raised',
      row: 'mints-paced',
    },
    { given: { powers: { effects: [{ ...granted, callerKind: 'timelock', delay: 86_400 }] } }, outcome: 'raised', row: 'shared' },
    { given: { powers: { callers: [], tried: 3, accepted: 1, effects: [] } }, outcome: 'clear' },
    {
      on: 'solana',
      given: { powers: { effects: [{ ...granted, granted: 'authority' }] } },
      outcome: 'raised',
      row: 'right',
    },
    { on: 'xrp', given: { powers: { effects: [{ ...granted, granted: 'issuer' }] } }, outcome: 'raised', row: 'issuer' },
    {
      on: 'cardano',
      given: { powers: { effects: [{ ...granted, callerKind: 'several', granted: 'policy' }] } },
      outcome: 'raised',
      row: 'shared',
    },
    {
      on: 'cardano',
      given: { powers: { effects: [{ ...granted, granted: 'policy', until: new Date('2027-01-01T00:00:00Z') }] } },
      outcome: 'raised',
      row: 'shared',
    },
    {
      on: 'cardano',
      given: { powers: { effects: [{ ...granted, callerKind: 'program', granted: 'policy', uses: 1 }] } },
      outcome: 'raised',
      row: 'shared',
    },
    {
      on: 'cardano',
      given: { powers: { effects: [{ ...granted, callerKind: 'program', granted: 'policy', uses: 2 }] } },
      outcome: 'raised',
      row: 'right',
    },
    {
      on: 'tron',
      given: { powers: { callers: [], effects: [{ ...granted, granted: 'call', selector: '0xcc872b66', calldata: '0x' }] } },
      outcome: 'raised',
      row: 'named',
    },
    { on: 'solana', given: { powers: { effects: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})

const nobody = 'No authority, issuer or policy is left that could create more.'

function mints(powers: Powers): Verdict<Row> | undefined {
  const found = gravest(effectsOf(powers, 'mints'), rows, rowOf)
  if (!found) return undefined
  const { proof } = found.effect
  const bound = boundOf(found.effect)
  return raised(found.row, `${who(found.effect)} can create tokens ${how(found.effect)}${bound}.`, { proofs: [proof] })
}

/** How much it is, where that is not as much as anybody likes. */
function boundOf({ share, pace, daily, little, most }: PowerEffect): string {
  if (endsSoon(most)) return `: ${percent(most)} of the supply in all, of which its code keeps count`
  if (little) return ', next to nothing at once: calls for more were refused'
  if (daily !== undefined) return `: ${percent(daily)} of the supply each day at most`
  return share === undefined || pace === undefined ? '' : `: ${percent(share)} of the supply now, and ${percent(pace)} more each day`
}

/** Of the supply, 0 to 1: what can be made in all, for ever, dilutes nobody by more. */
const mostInAll = 0.025
const endsSoon = (most: number | undefined): most is number => most !== undefined && most <= mostInAll

type Row = (typeof rows)[number]
const rows = ['mints-anybody', 'mints-hidden', 'mints', 'mints-paced', 'right', 'issuer', 'shared', 'named'] as const

function rowOf(effect: PowerEffect): Row {
  const right = rightOf(effect)
  if (right === 'executed') {
    const isCounted = effect.pace !== undefined || endsSoon(effect.most)
    if (effect.role === 'stranger') return isCounted ? 'mints-paced' : 'mints-anybody'
    const hold = holdOf(effect)
    if ((isCounted || effect.little) && (hold === 'one' || hold === 'hidden')) return 'mints-paced'
    // who makes no more than so much a day is seen by the first of it, and surprises nobody as a key does that makes all at once
    const isSeen = hold === 'hidden' && effect.daily !== undefined
    return hold === 'one' || isSeen ? 'mints' : hold === 'hidden' ? 'mints-hidden' : 'shared'
  }
  if (right !== 'kept') return right
  // most programs that minted once were written for that one time; their code is not read, so it is no proof
  const once = effect.granted === 'policy' && effect.callerKind === 'program' && effect.uses === 1
  return effect.callerKind === 'several' || effect.until !== undefined || once ? 'shared' : 'right'
}
