import type { TriedTransfer } from '../../evidence/transfers.ts'
import { percent } from '../numbers.ts'
import { quoted } from '../probes.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const transfersRefused = defineSignal({
  id: 'token/transfers-refused',
  question: 'Are real holders refused when they sell the token or pass it on?',
  why: 'Those who hold the token now bought it before: if they cannot leave, the next buyer will not.',
  verify:
    'Call transfer(address,uint256) (0xa9059cbb) in the name of a holder: `curl -d \'{"owner_address":"HOLDER","contract_address":"TOKEN",' +
    '"data":"…","visible":true}\' NODE/wallet/triggerconstantcontract` with the data of the evidence. "FAILED" in transaction.ret is a ' +
    'refusal, even where result.result is true. Holders stand on the Holders tab of an explorer.',
  remedy:
    'The owner lifts what stops transfers, such as a pause, a list or a limit, for all holders and not only for chosen ones. In ' +
    'unchangeable code it cannot be cleared.',
  needs: ['transfers'],
  families: ['tron', 'solana', 'evm'],

  judge({ transfers: { tried } }) {
    const holders = [...new Set(tried.map(({ holder }) => holder))]
    const bought = holders.filter(holder => !tried.some(one => one.holder === holder && one.given))
    const stuckOf = (people: readonly string[]) => people.filter(holder => tried.some(one => one.holder === holder && lost(one)))
    // who bought speaks for who buys; two at least, as one may be the one whom somebody froze
    const judged = bought.length > 1 ? bought : holders
    const [stuck, all] = [stuckOf(judged), stuckOf(holders)]
    if (holders.length === 0) return unknown('no holder could be tried')
    if (all.length === 0) return clear(`${count(holders.length)} of those tried could send what they hold.`)
    const told = (people: readonly string[], of: readonly string[]) => refused(tried, people, of)
    if (holders.length < 2) return unknown(`only one holder could be tried, and was refused${reasonOf(tried)}`)
    // a few may be those whom somebody froze for a reason
    if (stuck.length * 10 >= judged.length && stuckOf(bought).length > 0)
      return raised(stuck.length * 2 >= judged.length ? 'most' : 'some', told(stuck, judged))
    if (all.length * 10 < holders.length) return clear(told(all, holders))
    return raised('given', `${told(all, holders)} ${stuckOf(bought).length === 0 ? 'None' : 'Few'} of them bought it.`)
  },

  elsewhere: [
    {
      on: ['evm'],
      verify:
        'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) act as the holder in the sentence ' +
        '(`cast rpc anvil_impersonateAccount HOLDER`), approve the router of the venue and sell through it what balanceOf(address) ' +
        '(0x70a08231) says it holds: the sale reverts. Holders stand in the Transfer events of the pool.',
      remedy:
        'The owner lifts what stops the sales of these holders, such as a pause or a list, for all of them and not only for chosen ones. In ' +
        'unchangeable code it cannot be cleared.',
    },
    {
      on: ['solana'],
      verify:
        'Send the call of the evidence, simulateTransaction with sigVerify false and replaceRecentBlockhash true, to any node: "err" says ' +
        'why the transfer of the holder was refused. Holders stand in the answer to getTokenLargestAccounts.',
      remedy:
        'The freeze authority thaws the accounts, or whoever paused the token lifts the pause, for all holders and not only for chosen ones.',
    },
  ],

  examples: [
    {
      given: {
        transfers: {
          tried: [
            { holder: 'first', amount: 1n, to: 'pool', ok: false, reason: 'not allowed' },
            { holder: 'second', amount: 1n, to: 'pool', ok: false },
          ],
        },
      },
      outcome: 'raised',
      row: 'most',
    },
    {
      given: {
        transfers: {
          tried: [
            { holder: 'first', amount: 1n, to: 'pool', ok: false },
            { holder: 'second', amount: 1n, to: 'pool', ok: true },
            { holder: 'third', amount: 1n, to: 'account', ok: true },
          ],
        },
      },
      outcome: 'raised',
      row: 'some',
    },
    {
      on: 'evm',
      given: {
        transfers: {
          tried: [
            { holder: 'first', amount: 1n, to: 'pool', ok: true, tax: 0.99 },
            { holder: 'second', amount: 1n, to: 'pool', ok: false },
          ],
        },
      },
      outcome: 'raised',
      row: 'most',
    },
    {
      on: 'evm',
      given: {
        transfers: {
          tried: [
            { holder: 'first', amount: 1n, to: 'pool', ok: false, given: true },
            { holder: 'second', amount: 1n, to: 'pool', ok: false, given: true },
          ],
        },
      },
      outcome: 'raised',
      row: 'given',
    },
    { given: { transfers: { tried: [{ holder: 'first', amount: 1n, to: 'account', ok: true }] } }, outcome: 'clear' },
    { given: { transfers: { tried: [{ holder: 'first', amount: 1n, to: 'account', ok: false }] } }, outcome: 'unknown' },
    { given: { transfers: { tried: [] } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})

function refused(tried: readonly TriedTransfer[], stuck: readonly string[], of: readonly string[]): string {
  const [first] = stuck
  const theirs = tried.filter(({ holder }) => stuck.includes(holder))
  const where = theirs.some(one => lost(one) && one.to === 'pool') ? 'into the pool' : 'to another account'
  return `${stuck.length} of ${of.length} holders tried cannot send the token ${where}, ${first} among them${reasonOf(theirs)}.`
}

function reasonOf(tried: readonly TriedTransfer[]): string {
  const first = tried.find(lost)
  if (!first) return ''
  return first.ok && first.tax !== undefined ? ` (${percent(first.tax)} is kept)` : quoted(first)
}

const count = (holders: number): string => (holders === 1 ? 'The holder' : `All ${holders} holders`)

/** Refused, or as good as refused: nine tenths of it stay with the token. */
const lost = ({ ok, tax }: TriedTransfer): boolean => !ok || (tax !== undefined && tax >= 0.9)
