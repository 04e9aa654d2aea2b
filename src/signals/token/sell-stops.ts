import { span } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

const hour = 3_600

export const sellStops = defineSignal({
  id: 'token/sell-stops',
  question: 'Does selling work at one time and fail at another, without anybody doing anything?',
  why: 'A token that closes by the clock passes every test that is made in one moment, and traps whoever waits.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from a fresh account and take a ' +
    'snapshot (`cast rpc evm_snapshot`); try the same sale at each of the times in the sentence, with nothing done in between (`cast ' +
    'rpc evm_increaseTime SECONDS`, `cast rpc evm_revert ID`). One sale goes through and the other reverts.',
  remedy:
    'The owner takes the condition on time, block number or holding period out of transfers into the pool, or sets it to nothing. A ' +
    'waiting time that ends with the launch clears by itself when it no longer meets new buyers.',
  needs: ['trading'],
  families: ['evm', 'tron'],

  judge({ trading: { buy, opensWith, sales } }) {
    if (!buy.ok && !opensWith) return unknown('nobody could buy, so no sale could be tried')
    if (sales.length < 2) return unknown('sales could be tried at one time only')
    const firstGood = sales.findIndex(({ ok }) => ok)
    if (firstGood < 0) return clear('Selling never worked, so it did not stop working.')
    const stop = sales.slice(firstGood).find(({ ok }) => !ok)
    if (stop) {
      const good = sales[firstGood]?.after ?? stop.after
      const reason = stop.reason === undefined ? '' : ` ("${stop.reason}")`
      return raised(
        'stops',
        `Selling works ${span(good)} after buying and is refused ${span(stop.after)} after buying, with nothing done in between${reason}.`,
      )
    }
    if (firstGood === 0)
      return clear(`Selling worked at all ${sales.length} times tried, up to ${span(sales.at(-1)?.after ?? 0)} after buying.`)
    const wait = sales[firstGood]?.after ?? hour
    const lastRefused = sales[firstGood - 1]?.after ?? wait
    return lastRefused >= hour
      ? raised('late', `A buyer must wait: selling was refused ${span(lastRefused)} after buying and works after ${span(wait)}.`)
      : raised('early', `Selling is refused right after buying (${span(lastRefused)}) and works after ${span(wait)}.`)
  },

  examples: [
    {
      given: {
        trading: {
          buy: { ok: true },
          sales: [
            { after: 12, ok: true },
            { after: 86_400, ok: false },
          ],
        },
      },
      outcome: 'raised',
      row: 'stops',
    },
    {
      given: {
        trading: {
          buy: { ok: true },
          sales: [
            { after: 12, ok: false },
            { after: 86_400, ok: true },
          ],
        },
      },
      outcome: 'raised',
      row: 'early',
    },
    {
      given: {
        trading: {
          buy: { ok: true },
          sales: [
            { after: 7_200, ok: false },
            { after: 86_400, ok: true },
          ],
        },
      },
      outcome: 'raised',
      row: 'late',
    },
    {
      given: {
        trading: {
          buy: { ok: true },
          sales: [
            { after: 12, ok: true },
            { after: 86_400, ok: true },
          ],
        },
      },
      outcome: 'clear',
    },
    { given: { trading: { buy: { ok: true }, sales: [{ after: 0, ok: true }] } }, outcome: 'unknown' },
  ],
})
