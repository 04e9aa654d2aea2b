import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import { percent } from '../numbers.ts'
import { effectsOf, gravest, holdOf, how, rightOf, tried, who } from '../power.ts'
import { clear, defineSignal, raised, type Verdict } from '../signal.ts'

const granted = {
  kind: 'takes balances',
  caller: 'delegate',
  role: 'owner',
  callerKind: 'account',
  granted: 'authority',
  selector: '0xf3bdc228',
  proof: { source: 'node', method: 'getAccountInfo', result: '' },
} as const

const executed = {
  kind: 'takes balances',
  share: 1,
  caller: '0xowner',
  role: 'owner',
  callerKind: 'account',
  selector: '0x9dc29fac',
  calldata: '0x',
  proof: { source: 'node', method: 'eth_simulateV1', result: '' },
} as const

export const ownerTakesBalances = defineSignal({
  id: 'token/owner-takes-balances',
  question: 'Can whoever controls the token take or burn what holders own?',
  why: 'The largest losses of all rug pulls came from tokens that could move or erase balances of others.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from a fresh account, then send ' +
    'the call in the evidence as the account that it names (`cast rpc anvil_impersonateAccount CALLER`, `cast send TOKEN CALLDATA ' +
    '--from CALLER --unlocked`), with the buyer put in the place of the holder: balanceOf(address) (0x70a08231) of the buyer falls ' +
    'without a transaction of the buyer.',
  remedy:
    'Remove the function, or give up the power so that the call fails for every caller: renounceOwnership() where the owner alone ' +
    'may call it, the role where a role may. A contract of several signers in the place of one account does not clear it.',
  needs: ['powers'],

  judge: ({ powers }) => takes(powers) ?? clear(`The balance of a holder stayed as it was: ${tried(powers)}.`),

  elsewhere: [
    {
      on: ['solana'],
      judge: ({ powers }) => takes(powers) ?? clear(nobody),
      verify:
        'Ask a node for the mint, `getAccountInfo MINT` with the encoding jsonParsed, or open it on an explorer: the extension ' +
        '"permanentDelegate" names who may transfer or burn from every account. A mint of the older program has no extensions.',
      remedy: 'The delegate gives itself up for good: SetAuthority with the type PermanentDelegate and no new authority.',
    },
    {
      on: ['xrp'],
      judge: ({ powers }) => takes(powers) ?? clear(nobody),
      verify:
        'Ask a server for account_info of the issuer, or open it on an explorer: the flag lsfAllowTrustLineClawback (0x80000000) lets ' +
        'it take back what it issued. Of a multi-purpose token read the flag lsfMPTCanClawback (0x40) with ledger_entry.',
      remedy: 'It cannot be cleared: the flag can never be taken back, and an issuer must set it before the first holder.',
    },
    {
      on: ['cardano'],
      judge: ({ powers }) => takes(powers) ?? clear('No policy can take a plain native asset from its holder.'),
      verify: 'Open the holders of the token on an explorer: what lies at the address of a key moves with the signature of that key alone.',
      remedy: 'A programmable token is bound for good to the script that may take it; only another token, without one, clears it.',
    },
  ],

  examples: [
    {
      given: {
        powers: {
          callers: [],
          effects: [
            {
              kind: 'takes balances',
              caller: '0xowner',
              role: 'owner',
              callerKind: 'account',
              selector: '0x9dc29fac',
              calldata: '0x',
              proof: { source: 'node', method: 'eth_simulateV1', result: '' },
            },
          ],
        },
      },
      outcome: 'raised',
      row: 'takes',
    },
    { given: { powers: { effects: [{ ...executed, callerKind: 'several' }] } }, outcome: 'raised', row: 'takes-several' },
    { given: { powers: { effects: [{ ...executed, callerKind: 'timelock', delay: 86_400 }] } }, outcome: 'raised', row: 'takes-delayed' },
    { given: { powers: { effects: [{ ...executed, share: 0.01, little: true }] } }, outcome: 'raised', row: 'takes-little' },
    { given: { powers: { callers: [], tried: 3, accepted: 1, effects: [] } }, outcome: 'clear' },
    { on: 'solana', given: { powers: { effects: [granted] } }, outcome: 'raised', row: 'right' },
    { on: 'xrp', given: { powers: { effects: [{ ...granted, granted: 'issuer' }] } }, outcome: 'raised', row: 'issuer' },
    { on: 'tron', given: { powers: { effects: [{ ...granted, granted: 'call' }] } }, outcome: 'raised', row: 'named' },
    { on: 'solana', given: { powers: { effects: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})

const nobody = 'No authority or issuer may take it from its holders.'

function takes(powers: Powers): Verdict<Row> | undefined {
  const found = gravest(effectsOf(powers, 'takes balances'), rows, rowOf)
  if (!found) return undefined
  const { share, little } = found.effect
  const bound = little ? ', and no more came of it however often, with any number that was tried: 5 % at most within a year' : ''
  const seen = share === undefined ? '' : `: ${percent(share)} of what it had in the trial${bound}`
  return raised(found.row, `${who(found.effect)} can take a holder's tokens ${how(found.effect)}${seen}.`, { proofs: [found.effect.proof] })
}

type Row = (typeof rows)[number]
const rows = ['takes', 'right', 'takes-several', 'named', 'takes-delayed', 'takes-little', 'issuer'] as const
const names = { executed: 'takes', kept: 'right', issuer: 'issuer', named: 'named' } as const

/** To act unseen is no worse than what already counts as the worst. */
function rowOf(effect: PowerEffect): Row {
  const right = rightOf(effect)
  const hold = holdOf(effect)
  if (right === 'executed' && effect.little) return 'takes-little'
  return right === 'executed' && (hold === 'several' || hold === 'delayed') ? `takes-${hold}` : names[right]
}
