import { afterAll, expect, test } from 'vitest'
import { parseAddress } from '../../../src/chains/index.ts'
import { cardano } from '../../../src/sources/cardano/cardano.ts'
import { asTimelock, type PolicyScript, policyOf } from '../../support/cardano-policy.ts'
import { type CardanoScene, hash32, key, koiosOf, shelley, startCardano } from '../../support/cardano-service.ts'
import { subject } from '../../support/subjects.ts'
import { type Answer, contextOf } from '../../support/upstream.ts'

const service = await startCardano()
afterAll(() => service.stop())

/** Holds every answer back until nothing more is asked for a while: what is asked at once makes one round trip. */
function counted(answer: Answer): { readonly answer: Answer; trips(): number } {
  let [trips, timer] = [0, setTimeout(() => {}, 0)]
  let held: (() => void)[] = []
  const release = () => {
    trips++
    for (const go of held.splice(0)) go()
    held = []
  }
  return {
    async answer(asked, response) {
      clearTimeout(timer)
      timer = setTimeout(release, 150)
      await new Promise<void>(resolve => held.push(resolve))
      return answer(asked, response)
    },
    trips: () => trips,
  }
}

const now = new Date('2026-11-20T11:59:40.000Z')
const me = shelley(key('me'))
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const history = (count: number): CardanoScene => ({
  now,
  balances: { [me]: 5n },
  transactions: Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      hash32(`n${at}`),
      { at: new Date(day(1).getTime() + at * 60_000), inputs: [[me, { lovelace: 5n }]], outputs: [[me, { lovelace: 4n }]] },
    ]),
  ),
})
const policy: PolicyScript = { type: 'sig', keyHash: key('a').hash }
const asset = (count: number): CardanoScene => ({
  now,
  assets: {
    [`${policyOf(policy)}.61`]: {
      supply: 1_000n,
      created: day(1),
      holders: Array.from({ length: count }, (_, at) => [shelley(key(`h${at}`)), 1n] as const),
    },
  },
  scripts: { [policyOf(policy)]: asTimelock(policy) },
})

test.each<[string, CardanoScene, number]>([
  ['a wallet that was never used', { now }, 1],
  ['a wallet whose whole history is read', history(50), 2],
  ['a wallet whose history is listed and not read as a whole', history(300), 2],
  ['a wallet whose history is longer than a page', history(1_100), 3],
])('%s', async (_, scene, trips) => {
  const waves = counted(koiosOf(scene))
  service.answer(waves.answer)
  await cardano(subject('wallet', me, 'cardano'), contextOf(service))
  expect(waves.trips()).toBe(trips)
})

test.each<[string, CardanoScene, number]>([
  ['a token', asset(20), 1],
  ['a token with several pages of holders', asset(2_500), 2],
])('%s', async (_, scene, trips) => {
  const waves = counted(koiosOf(scene))
  service.answer(waves.answer)
  const { chain } = subject('wallet', me, 'cardano')
  const given = `${policyOf(policy)}.61`
  await cardano({ kind: 'token', chain, address: parseAddress(given, chain, { kind: 'token' }), given }, contextOf(service))
  expect(waves.trips()).toBe(trips)
})
