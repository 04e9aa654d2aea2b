import { type Entry, esploraOf, hydra, p2pkh, p2sh, p2tr, p2wpkh } from '../../support/bitcoin-service.ts'
import { asTimelock, type PolicyScript, policyOf } from '../../support/cardano-policy.ts'
import { hash32, key, type ScriptedAsset, shelley, slotOf, startCardano } from '../../support/cardano-service.ts'
import { startUpstream } from '../../support/upstream.ts'

import { ago, at, type Family, now, scenesOf } from './scene.ts'

export async function bitcoinFamily(): Promise<Family> {
  const host = await startUpstream()
  const me = p2wpkh('me')
  const paid = (value: number, from = p2tr('you'), days = 300): Entry => ({
    id: `paid ${from} ${value}`,
    from: [[from, value + 700]],
    to: [[me, value]],
    at: at(days),
  })
  const spent: Entry = {
    id: 'spent',
    from: [[me, 60_000]],
    to: [
      [p2sh('shop'), 50_000],
      [p2wpkh('c'), 9_000],
    ],
    at: at(200),
  }
  const together: Entry = {
    id: 'together',
    from: [
      [me, 60_000],
      [hydra, 50_000],
    ],
    to: [[p2sh('shop'), 100_000]],
    at: at(100),
  }
  const crowd = (name: string): [string, number][] => [1, 2, 3, 4].map(index => [p2wpkh(`${name} ${index}`), 100_000])
  const joint: Entry = { id: 'round', from: [[me, 100_302], ...crowd('in')], to: [[p2wpkh('new'), 100_000], ...crowd('out')], at: at(100) }
  const many = Array.from({ length: 60 }, (_, index): Entry => ({ ...paid(20_000 + index, p2pkh('you'), 10 + index), id: `many ${index}` }))
  return {
    chain: 0,
    url: host.url,
    stop: () => host.stop(),
    scenes: scenesOf<readonly Entry[]>(
      'wallet',
      [
        ['a clean wallet', 'LOW', me, [spent, paid(123_456, p2pkh('you')), paid(60_000)]],
        ['one that a listed party paid', 'HIGH', me, [spent, paid(400_000, hydra, 250), paid(60_000)]],
        ['one that paid a listed party', 'HIGH', me, [{ ...spent, to: [[hydra, 59_000]] }, paid(60_000)]],
        ['one that signs with a listed party', 'HIGH', me, [together, paid(60_000)]],
        ['one of a joint transaction', 'LOW', me, [joint, paid(100_302)]],
        ['one with several pages', 'LOW', me, [spent, ...many, paid(60_000)]],
      ],
      book => host.answer(esploraOf(book)),
    ),
  }
}

export async function cardanoFamily(): Promise<Family> {
  const service = await startCardano()
  const [me, shop] = [shelley(key('me')), shelley(key('shop'))]
  const used = {
    now,
    balances: { [me]: 69_830_000n },
    transactions: {
      [hash32('1')]: {
        at: ago(400),
        inputs: [[shop, { lovelace: 200_000_000n }]] as const,
        outputs: [[me, { lovelace: 100_000_000n }]] as const,
      },
      [hash32('2')]: {
        at: ago(3),
        inputs: [[me, { lovelace: 100_000_000n }]] as const,
        outputs: [
          [shop, { lovelace: 30_000_000n }],
          [me, { lovelace: 69_830_000n }],
        ] as const,
      },
    },
  }
  const sig = (word: string): PolicyScript => ({ type: 'sig', keyHash: key(word).hash })
  const until = (end: Date, ...scripts: PolicyScript[]): PolicyScript => ({
    type: 'all',
    scripts: [...scripts, { type: 'before', slot: slotOf(end) }],
  })
  const holders = Array.from({ length: 60 }, (_, index) => [shelley(key(`holder ${index}`)), 5n] as const)
  const nutcoin = { name: 'Nutcoin', ticker: 'NUTC', decimals: 0 }
  const usual: ScriptedAsset = { supply: 300n, created: ago(900), holders, registry: nutcoin }
  const closed = until(ago(300), sig('a'))
  const token = (policy: PolicyScript, more: Partial<ScriptedAsset> = {}, name = '6e7574') => {
    const id = `${policyOf(policy)}.${name}`
    return [id, { now, assets: { [id]: { ...usual, ...more } }, scripts: { [policyOf(policy)]: asTimelock(policy) } }] as const
  }
  const snek = '279c909f348e533da5808898f87f9a14bb2c3dfbbacccd631d927a3f'
  const lock: PolicyScript = {
    type: 'all',
    scripts: [
      { type: 'before', slot: 90_915_881 },
      { type: 'sig', keyHash: '39a1df51147b6de6689a4727846962fb6540c3a3c7859a1a79b9420f' },
    ],
  }
  const show = (scene: Parameters<typeof service.show>[0]) => service.show(scene)
  return {
    chain: -7,
    url: service.url,
    stop: () => service.stop(),
    scenes: [
      ...scenesOf<Parameters<typeof service.show>[0]>('wallet', [['a clean wallet', 'LOW', me, used]], show),
      ...scenesOf<Parameters<typeof service.show>[0]>(
        'token',
        [
          ['a closed policy', 'LOW', ...token(closed)],
          [
            'SNEK',
            'LOW',
            `${snek}.534e454b`,
            {
              now,
              assets: { [`${snek}.534e454b`]: { ...usual, registry: { name: 'Snek', ticker: 'SNEK', decimals: 0 } } },
              scripts: { [snek]: asTimelock(lock) },
            },
          ],
          ['an open policy of one key', 'MEDIUM', ...token(sig('a'))],
          [
            'one with the name of SNEK',
            'CRITICAL',
            ...token(closed, { registry: { name: 'Snek', ticker: 'SNEK', decimals: 0 } }, '534e454b'),
          ],
          ['one of yesterday', 'MEDIUM', ...token(closed, { created: ago(0.6) })],
          ['one that one address holds', 'HIGH', ...token(closed, { holders: [[shop, 250n], ...holders.slice(0, 10)] })],
        ],
        show,
      ),
    ],
  }
}
