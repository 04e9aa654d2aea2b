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
  families: ['tron', 'solana'],

  judge({ transfers: { tried } }) {
    const holders = [...new Set(tried.map(({ holder }) => holder))]
    const stuck = holders.filter(holder => tried.some(one => one.holder === holder && !one.ok))
    const [first] = tried.filter(({ ok }) => !ok)
    if (!first) return clear(`${count(holders.length)} of those tried could send what they hold.`)
    const reason = first.reason === undefined ? '' : ` ("${first.reason}")`
    const where = tried.some(({ ok, to }) => !ok && to === 'pool') ? 'into the pool' : 'to another account'
    const sentence = `${stuck.length} of ${holders.length} holders tried cannot send the token ${where}, ${first.holder} among them${reason}.`
    // one holder may be the one whom somebody froze
    if (holders.length < 2) return unknown(`only one holder could be tried, and was refused${reason}`)
    return raised(stuck.length * 2 >= holders.length ? 'most' : 'some', sentence)
  },

  elsewhere: [
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
    { given: { transfers: { tried: [{ holder: 'first', amount: 1n, to: 'account', ok: true }] } }, outcome: 'clear' },
    { given: { transfers: { tried: [{ holder: 'first', amount: 1n, to: 'account', ok: false }] } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})

const count = (holders: number): string => (holders === 1 ? 'The holder' : `All ${holders} holders`)
