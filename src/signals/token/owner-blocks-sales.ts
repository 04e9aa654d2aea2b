import type { Lever, PowerEffect, Powers } from '../../evidence/powers.ts'
import { span } from '../numbers.ts'
import { effectsOf, gravest, holdOf, how, rightOf, tried, who } from '../power.ts'
import { clear, defineSignal, raised, unknown, type Verdict } from '../signal.ts'

const granted = {
  kind: 'blocks one holder',
  caller: 'authority',
  role: 'owner',
  callerKind: 'account',
  granted: 'authority',
  selector: '0x0ecb93c0',
  proof: { source: 'node', method: 'getAccountInfo', result: '' },
} as const

const executed = {
  kind: 'blocks all sales',
  caller: '0xowner',
  role: 'owner',
  callerKind: 'account',
  selector: '0x8456cb59',
  calldata: '0x8456cb59',
  proof: { source: 'node', method: 'eth_simulateV1', result: '' },
} as const

const released = { selector: '0x0eecae21', after: 3_600 } as const

const lever = {
  caller: '0xowner',
  role: 'owner',
  callerKind: 'account',
  selector: '0x39c79e0c',
  slot: `0x${'0'.repeat(63)}6`,
  proof: { source: 'node', method: 'eth_simulateV1', result: '' },
} as const

export const ownerBlocksSales = defineSignal({
  id: 'token/owner-blocks-sales',
  question: 'Can whoever controls the token stop holders from selling?',
  why: 'A switch that is off today can be turned on when enough people have bought.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from two fresh accounts, an hour ' +
    'later send the call in the evidence as the account that it names (`cast rpc anvil_impersonateAccount CALLER`), with the first ' +
    'buyer put in the place of the holder, and a day after that sell from both: one sale reverts, or both do, and without the call ' +
    'they go through. Where it is said of those who buy from then on, buy from a third account after the call and sell that a day later; ' +
    'where it is called each hour, send it so, 31 times, and sell a minute after the last. Where it is said to last so many days at most, ' +
    'sell behind those: it goes through, also while the call is sent again every few hours for three times as long; ' +
    'where it is said that a holder releases himself, call that as he does and sell so much later.',
  remedy:
    'Give up the power, so that the call fails for every caller: renounce the ownership or role that may pause, block accounts or ' +
    'close trading, while trading is open. An upgrade that removes the function clears it too.',
  needs: ['powers'],

  judge: ({ powers }) =>
    blocks(powers) ??
    (powers.salesByLot
      ? unknown('sales are refused by chance, whoever has called what')
      : clear(`Sales went on whatever was called: ${tried(powers)}.`)),

  elsewhere: [
    {
      on: ['solana'],
      judge: ({ powers }) => blocks(powers) ?? clear(nobody),
      verify:
        'Ask a node for the mint, `getAccountInfo MINT` with the encoding jsonParsed, or open it on an explorer: "freezeAuthority" is ' +
        'null where nobody can freeze, and the extension "pausableConfig" names who can stop every transfer.',
      remedy:
        'The authority gives itself up for good: SetAuthority with the type FreezeAccount and no new authority (`spl-token authorize ' +
        'MINT freeze --disable`), and likewise for the authority to pause.',
    },
    {
      on: ['xrp'],
      judge: ({ powers }) => blocks(powers) ?? clear(nobody),
      verify:
        'Ask a server for account_info of the issuer, or open it on an explorer: without the flag lsfNoFreeze (0x00200000) it may ' +
        'freeze any holder, or all at once. Of a multi-purpose token read the flag lsfMPTCanLock (0x02) with ledger_entry.',
      remedy:
        'The issuer sets the flag asfNoFreeze, which can never be taken back (AccountSet). A multi-purpose token cannot lose the flag.',
    },
    {
      on: ['cardano'],
      judge: ({ powers }) => blocks(powers) ?? clear('No policy can stop a plain native asset from being sent.'),
      verify:
        'Open the holders of the token on an explorer: while they hold it at addresses of their own, no script is asked when it moves.',
      remedy: 'A programmable token is bound to its script for good; only another token, without one, clears it.',
    },
  ],

  examples: [
    {
      given: {
        powers: {
          callers: [],
          effects: [
            {
              kind: 'blocks all sales',
              caller: '0xowner',
              role: 'owner',
              callerKind: 'account',
              selector: '0x8456cb59',
              calldata: '0x8456cb59',
              proof: { source: 'node', method: 'eth_simulateV1', result: '' },
            },
          ],
        },
      },
      outcome: 'raised',
      row: 'all',
    },
    {
      given: {
        powers: {
          callers: [],
          effects: [
            {
              kind: 'blocks one holder',
              caller: '0xowner',
              role: 'owner',
              callerKind: 'account',
              selector: '0x44337ea1',
              calldata: '0x44337ea1',
              proof: { source: 'node', method: 'eth_simulateV1', result: '' },
            },
          ],
        },
      },
      outcome: 'raised',
      row: 'one',
    },
    { given: { powers: { effects: [{ ...executed, role: 'controller', hidden: true }] } }, outcome: 'raised', row: 'all-hidden' },
    { given: { powers: { effects: [{ ...executed, callerKind: 'several' }] } }, outcome: 'raised', row: 'all-several' },
    { given: { powers: { effects: [{ ...executed, callerKind: 'timelock', delay: 172_800 }] } }, outcome: 'raised', row: 'all-delayed' },
    { given: { powers: { effects: [{ ...executed, callerKind: 'timelock', delay: 60 }] } }, outcome: 'raised', row: 'all' },
    {
      given: { powers: { effects: [{ ...executed, kind: 'blocks one holder', callerKind: 'several' }] } },
      outcome: 'raised',
      row: 'one-several',
    },
    { given: { powers: { effects: [{ ...executed, kind: 'blocks one holder', hidden: true }] } }, outcome: 'raised', row: 'one-hidden' },
    {
      given: { powers: { effects: [{ ...executed, kind: 'blocks one holder', callerKind: 'timelock', delay: 86_400 }] } },
      outcome: 'raised',
      row: 'one-delayed',
    },
    { given: { powers: { effects: [{ ...executed, newcomers: true }] } }, outcome: 'raised', row: 'all' },
    { given: { powers: { effects: [{ ...executed, ends: 172_860 }] } }, outcome: 'raised', row: 'all-briefly' },
    { given: { powers: { effects: [{ ...executed, ends: 172_860 }, executed] } }, outcome: 'raised', row: 'all' },
    { given: { powers: { effects: [{ ...executed, released }] } }, outcome: 'raised', row: 'all-briefly' },
    { given: { powers: { effects: [{ ...executed, released }, executed] } }, outcome: 'raised', row: 'all' },
    {
      given: { powers: { effects: [{ ...executed, ends: 172_860, role: 'controller', hidden: true }] } },
      outcome: 'raised',
      row: 'all-hidden',
    },
    { given: { powers: { effects: [], levers: [lever] } }, outcome: 'raised', row: 'lever' },
    { given: { powers: { effects: [], levers: [{ ...lever, callerKind: 'several' }] } }, outcome: 'raised', row: 'lever-held' },
    { given: { powers: { callers: [], tried: 3, accepted: 1, effects: [] } }, outcome: 'clear' },
    { on: 'solana', given: { powers: { effects: [{ ...granted, kind: 'blocks all sales' }] } }, outcome: 'raised', row: 'pause-right' },
    { on: 'solana', given: { powers: { effects: [granted] } }, outcome: 'raised', row: 'freeze-right' },
    { on: 'xrp', given: { powers: { effects: [{ ...granted, granted: 'issuer' }] } }, outcome: 'raised', row: 'issuer' },
    { on: 'tron', given: { powers: { effects: [{ ...granted, granted: 'call' }] } }, outcome: 'raised', row: 'named-one' },
    {
      on: 'tron',
      given: { powers: { effects: [{ ...granted, kind: 'blocks all sales', granted: 'call' }] } },
      outcome: 'raised',
      row: 'named-all',
    },
    { on: 'cardano', given: { powers: { effects: [] } }, outcome: 'clear' },
    { given: { powers: { callers: [], tried: 3, accepted: 2, effects: [], salesByLot: true } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})

const nobody = 'No authority or issuer is left that could freeze it.'

function blocks(powers: Powers): Verdict<Row> | undefined {
  const effects = [...effectsOf(powers, 'blocks all sales'), ...effectsOf(powers, 'blocks one holder')]
  const found = gravest(effects, rows, rowOf)
  const [lever] = [...(powers.levers ?? [])].sort((a, b) => leverRows.indexOf(leverRow(a)) - leverRows.indexOf(leverRow(b)))
  // a power that was executed says more, unless it is the lesser one
  if (lever && !(found && found.effect.kind === 'blocks all sales')) return turned(lever)
  if (!found) return undefined
  const { kind, newcomers, ends, released } = found.effect
  const all = newcomers ? 'stop everybody who buys from then on from selling' : 'block all sales'
  const what = kind === 'blocks all sales' ? all : 'stop a single holder from selling'
  const step = released
    ? `, but for who calls ${released.selector} himself: he sells ${span(released.after)} later, and nothing that was tried kept him from that`
    : ''
  const time =
    ends === undefined
      ? step
      : `, for ${span(ends)} at most: then sales went on, and nothing that was tried stopped them again for twice as long`
  return raised(found.row, `${who(found.effect)} can ${what} ${how(found.effect)}${time}.`, { proofs: [found.effect.proof] })
}

const leverRows = ['lever', 'lever-held'] as const
const leverRow = (lever: Lever): (typeof leverRows)[number] =>
  ['one', 'hidden'].includes(holdOf({ ...lever, kind: 'blocks all sales' })) ? 'lever' : 'lever-held'

const turned = (lever: Lever): Verdict<Row> =>
  raised(
    leverRow(lever),
    `A switch in storage slot ${lever.slot.replace(/^0x0+(?=.)/, '0x')} stops all sales. ${who({ ...lever, kind: 'blocks all sales' })} may call ` +
      `${lever.selector}, whose code writes it and which refuses strangers; which argument turns it was not found.`,
    { proofs: [lever.proof] },
  )

type Row = (typeof rows)[number] | (typeof leverRows)[number]
const rows = [
  'all-hidden',
  'all',
  'pause-right',
  'all-several',
  'all-briefly',
  'freeze-right',
  'one-hidden',
  'named-all',
  'all-delayed',
  'one',
  'one-several',
  'issuer',
  'named-one',
  'one-delayed',
] as const

function rowOf(effect: PowerEffect): Row {
  const all = effect.kind === 'blocks all sales'
  const right = rightOf(effect)
  if (right === 'executed') {
    const hold = holdOf(effect)
    const what = all ? 'all' : 'one'
    if (all && hold === 'one' && (effect.ends ?? effect.released) !== undefined) return 'all-briefly'
    return hold === 'one' ? what : `${what}-${hold}`
  }
  if (right === 'kept') return all ? 'pause-right' : 'freeze-right'
  if (right === 'issuer') return right
  return all ? 'named-all' : 'named-one'
}
