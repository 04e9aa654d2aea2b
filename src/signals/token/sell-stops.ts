import { span } from '../numbers.ts'
import { atRandom, ofKind, quoted, shownBy } from '../probes.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

const hour = 3_600

export const sellStops = defineSignal({
  id: 'token/sell-stops',
  question: 'Does selling work at one time and fail at another, without the owner doing anything?',
  why: 'A token that closes by the clock, or once enough have bought, passes every test that is made in one moment, and traps whoever waits.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from a fresh account and take a ' +
    'snapshot (`cast rpc evm_snapshot`); try the same sale at each of the times in the sentence, with nothing done in between (`cast ' +
    'rpc evm_increaseTime SECONDS`, `cast rpc evm_revert ID`). One sale goes through and the other reverts. Where the sentence names ' +
    'other buyers, a second sale or more sales, make those trades from accounts of your own first; the evidence names the number that counts ' +
    'many, which `cast rpc anvil_setStorageAt` sets.',
  remedy:
    'The owner takes the condition on time, block number or holding period out of transfers into the pool, or sets it to nothing. A ' +
    'waiting time that ends with the launch clears by itself when it no longer meets new buyers.',
  needs: ['trading'],
  families: ['evm', 'tron'],

  judge({ trading: { buy, opensWith, sales, probes, method } }) {
    if (!buy.ok && !opensWith) return unknown('nobody could buy, so no sale could be tried')
    if (atRandom({ sales, ...(probes && { probes }) }))
      return unknown('sales are refused in some blocks and not in others, whatever the time')
    const moment = ofKind(probes, 'moment').find(({ ok }) => !ok)
    if (moment && sales.some(({ ok }) => ok))
      return raised(
        'stops',
        `Whoever buys and sells now can, and ${span(moment.after ?? hour)} from now cannot, with nothing done in between${quoted(moment)}.`,
        shownBy(moment),
      )
    const crowded = ofKind(probes, 'crowd').find(({ ok }) => !ok)
    if (crowded && sales.some(({ ok }) => ok))
      return raised(
        'stops',
        crowded.sales === undefined
          ? `Selling works, and is refused once others have traded${quoted(crowded)}.`
          : `Selling works, and is refused once there have been ${crowded.sales} more sales, by whomever${quoted(crowded)}.`,
        shownBy(crowded),
      )
    const firstGood = sales.findIndex(({ ok }) => ok)
    const stopAt = sales.findIndex(({ ok }, at) => at > firstGood && !ok)
    const [lastGood, stop] = [sales[stopAt - 1], sales[stopAt]]
    if (lastGood && stop)
      return raised(
        'stops',
        `Selling works ${span(lastGood.after)} after buying and is refused ${span(stop.after)} after buying, with nothing done in between${quoted(stop)}.`,
        shownBy(stop),
      )
    const high = ofKind(probes, 'height').find(({ ok }) => !ok)
    if (high && sales.some(({ ok, after }) => ok && after > 0))
      return raised('stops', `Selling works, and is refused ${high.blocks ?? 'many'} blocks later${quoted(high)}.`, shownBy(high))
    if (sales.length < 2) return unknown('sales could be tried at one time only')
    if (firstGood < 0) return clear('Selling never worked, so it did not stop working.')
    const good = sales[firstGood]?.after ?? hour
    const further = ofKind(probes, 'again')
    const again = further.find(({ ok }) => !ok)
    if (again) {
      const count = further.indexOf(again) + 1
      const often = count === 1 ? 'once' : `${count} times`
      return raised('stops', `An account can sell ${often}: another sale is refused 2 days after the last${quoted(again)}.`, shownBy(again))
    }
    if (method === 'transactions' && ofKind(probes, 'crowd').length === 0) return unknown('no sale was tried after purchases by others')
    const last = sales.at(-1)?.after ?? good
    if (firstGood === 0)
      return clear(`Selling worked at all ${sales.length} times tried, up to ${span(last)} after buying.`, shownBy(...sales))
    const lastRefused = sales[firstGood - 1]?.after ?? good
    return lastRefused >= hour
      ? raised(
          'late',
          `A buyer must wait: selling was refused ${span(lastRefused)} after buying and works after ${span(good)}.`,
          shownBy(...sales),
        )
      : raised('early', `Selling is refused right after buying (${span(lastRefused)}) and works after ${span(good)}.`, shownBy(...sales))
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
    {
      given: {
        trading: {
          buy: { ok: true },
          sales: [
            { after: 12, ok: true },
            { after: 86_400, ok: true },
          ],
          probes: [{ kind: 'crowd', ok: false, proof: { source: 'Node', method: 'eth_simulateV1', result: '' } }],
        },
      },
      outcome: 'raised',
      row: 'stops',
    },
    {
      given: {
        trading: {
          buy: { ok: true },
          sales: [{ after: 12, ok: true }],
          probes: [{ kind: 'crowd', ok: false, sales: 250, proof: { source: 'Node', method: 'eth_simulateV1', result: '' } }],
        },
      },
      outcome: 'raised',
      row: 'stops',
    },
    { given: { trading: { buy: { ok: true }, sales: [{ after: 0, ok: true }] } }, outcome: 'unknown' },
  ],
})
