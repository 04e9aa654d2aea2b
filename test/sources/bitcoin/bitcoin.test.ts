import { describe, expect, test } from 'vitest'
import {
  blockchainInfoOf,
  type Entry,
  esploraOf,
  esploraTransaction,
  hostsAnswering,
  hydra,
  p2pkh,
  p2sh,
  p2tr,
  p2wpkh,
  txid,
} from '../../support/bitcoin-service.ts'
import { type Answer, by, json, status } from '../../support/upstream.ts'
import { ask, asked, book, day, many, me, own, received } from './asking.ts'

describe('a wallet', () => {
  test('is read exactly from totals and a history that is short enough', async () => {
    const { known, missing, tags } = await ask(esploraOf(book))
    expect(missing).toEqual({})
    expect(known.account).toMatchObject({ balance: 40_000n, code: { kind: 'none' } })
    expect(known.account).not.toHaveProperty('nonce')
    expect(known.activity).toMatchObject({
      transactions: { value: 3, atLeast: false },
      outbound: { value: 1, atLeast: false },
      any: true,
      firstSeen: new Date(day(2)),
    })
    expect(known.activity).not.toHaveProperty('contracts')
    const read = { transactions: 3, complete: true }
    expect(known.exposure).toMatchObject({ read: { ...read, from: new Date(day(2)), to: new Date(day(9)) }, dealings: [] })
    expect(known.mixing).toMatchObject({ read, found: [] })
    expect(known.cluster).toMatchObject({ read, size: 1, named: [] })
    expect(tags).toMatchObject({ account: 'Account', exposure: 'Exposure' })
  })

  test('is proved by names and paths, never by URLs', async () => {
    const { known } = await ask(esploraOf(book))
    expect(known.activity?.proofs).toEqual([
      { source: 'mempool.space', method: `GET /address/${me}`, result: '40000 satoshi, 3 transactions, 0 of them without a block' },
      { source: 'mempool.space', method: `GET /address/${me}/txs`, result: '3 transactions' },
    ])
    expect(JSON.stringify(known, (_, part) => (typeof part === 'bigint' ? String(part) : part))).not.toContain('http')
  })

  test('counts what waits for a block, but was not first seen there', async () => {
    const waiting = received('waiting', p2wpkh('you'), 7_000)
    const both = await ask(esploraOf([waiting, ...book]))
    expect(both.known.account?.balance).toBe(47_000n)
    expect(both.known.activity).toMatchObject({ transactions: { value: 4, atLeast: false }, firstSeen: new Date(day(2)) })
    const alone = await ask(esploraOf([waiting]))
    expect(alone.known.activity).toMatchObject({ any: true, transactions: { value: 1 } })
    expect(alone.known.activity).not.toHaveProperty('firstSeen')
  })

  test('without any transaction has no activity', async () => {
    const { known } = await ask(esploraOf([]))
    expect(known).toMatchObject({ account: { balance: 0n }, activity: { any: false, transactions: { value: 0, atLeast: false } } })
    expect(asked()).toHaveLength(2)
  })

  test('of a miner is paid by nobody', async () => {
    const { known } = await ask(
      esploraOf([
        {
          id: 'block',
          from: 'new',
          to: [
            [me, 312_500_000],
            [{ script: '6a24aa21a9ed' }, 0],
          ],
          at: day(3),
        },
      ]),
    )
    expect(known).toMatchObject({
      account: { balance: 312_500_000n },
      activity: { outbound: { value: 0, atLeast: false } },
      exposure: { dealings: [] },
    })
  })

  test.each([p2pkh('x'), p2sh('x'), p2tr('x'), p2wpkh('x')])('may have the address %s', async address => {
    const { known } = await ask(esploraOf([{ id: 'a', from: [[p2wpkh('you'), 9_000]], to: [[address, 8_000]], at: day(1) }]), { address })
    expect(known).toMatchObject({ account: { balance: 8_000n }, activity: { transactions: { value: 1 } } })
  })

  test('in capital letters is the same', async () => {
    expect((await ask(esploraOf(book), { address: me.toUpperCase() })).known.account?.balance).toBe(40_000n)
  })
})

describe('whom it dealt with', () => {
  test('is told with direction, share, label and transaction', async () => {
    const { known } = await ask(
      esploraOf([
        {
          id: 'out',
          from: [[me, 90_000]],
          to: [
            [hydra, 30_000],
            [p2sh('shop'), 50_000],
          ],
          at: day(8),
        },
        {
          id: 'in',
          from: [
            [p2tr('you'), 300_000],
            [hydra, 100_000],
          ],
          to: [
            [me, 100_000],
            [p2tr('you'), 299_000],
          ],
          at: day(4),
        },
      ]),
    )
    const label = { category: 'sanctions', entity: 'Hydra Market', list: 'OFAC SDN' }
    expect(known.exposure?.dealings).toHaveLength(2)
    expect(known.exposure?.dealings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          direction: 'out',
          party: hydra,
          label: expect.objectContaining(label),
          hops: 1,
          asset: 'BTC',
          amount: 30_000n,
          share: 0.375,
          transactions: [txid('out')],
          last: new Date(day(8)),
        }),
        expect.objectContaining({ direction: 'in', party: hydra, amount: 25_000n, share: 0.25, transactions: [txid('in')], count: 1 }),
      ]),
    )
  })

  test('who signed together with it and is on a list is named, with the transaction', async () => {
    const { known } = await ask(
      esploraOf([
        {
          id: 'both',
          from: [
            [me, 60_000],
            [hydra, 50_000],
          ],
          to: [[p2sh('shop'), 100_000]],
          at: day(4),
        },
        received('paid', p2tr('you'), 60_000, day(1)),
      ]),
    )
    expect(known.cluster).toMatchObject({
      size: 1,
      named: [{ address: hydra, transaction: txid('both'), label: { entity: 'Hydra Market' } }],
    })
    expect(known.cluster?.proofs.at(-1)).toEqual({
      source: 'mempool.space',
      method: `GET /address/${me}/txs`,
      params: { transaction: txid('both') },
      result: `${hydra} signed too`,
    })
  })

  test('a joint transaction is told with its protocol', async () => {
    const crowd = (name: string, value: number) => Array.from({ length: 4 }, (_, at): [string, number] => [p2wpkh(`${name} ${at}`), value])
    const round: Entry = {
      id: 'round',
      from: [[me, 1_000_302], ...crowd('in', 1_000_000)],
      to: [[p2wpkh('new'), 1_000_000], ...crowd('out', 1_000_000)],
      at: day(4),
    }
    const { known } = await ask(esploraOf([round, received('paid', p2tr('you'), 1_000_302, day(1))]))
    expect(known.mixing?.found).toEqual([{ id: txid('round'), protocol: 'Whirlpool', confidence: 60, at: new Date(day(4)) }])
    expect(known.mixing?.proofs.at(-1)?.result).toBe('5 inputs, 5 outputs: the shape of Whirlpool')
    expect(known.cluster?.size).toBe(0)
  })
})

describe('a long history', () => {
  test('is read in three steps: totals with the first page, and two more', async () => {
    const { known } = await ask(esploraOf(many(200)))
    const last = (no: number) => txid(`no ${no}`)
    expect(asked().sort()).toEqual(
      [
        `mempool.space/api/address/${me}`,
        `mempool.space/api/address/${me}/txs`,
        `mempool.space/api/address/${me}/txs/chain/${last(151)}`,
        `mempool.space/api/address/${me}/txs/chain/${last(176)}`,
      ].sort(),
    )
    expect(known.activity).toMatchObject({ transactions: { value: 200, atLeast: false }, outbound: { value: 0, atLeast: false } })
    expect(known.activity).not.toHaveProperty('firstSeen')
    expect(known.exposure?.read).toMatchObject({ transactions: 75, complete: false, from: new Date(day(126)), to: new Date(day(200)) })
  })

  test('totals and the first page do not wait for each other', async () => {
    const open: string[] = []
    const whole = esploraOf(book)
    let release = () => {}
    const both = new Promise<void>(resolve => {
      release = resolve
    })
    const together: Answer = async (one, response) => {
      open.push(one.path)
      if (open.length === 2) release()
      await both
      return whole(one, response)
    }
    // the pace of a host of one's own is one's own affair
    await ask(together, own)
    expect(open.sort()).toEqual([`/api/address/${me}`, `/api/address/${me}/txs`])
  })

  test.each([
    [25, 2, true],
    [26, 3, true],
    [75, 4, true],
    [76, 4, false],
  ])('of %i transactions costs %i requests, and is whole: %s', async (count, requests, complete) => {
    const { known } = await ask(esploraOf(many(count)))
    expect([asked().length, known.exposure?.read.complete]).toEqual([requests, complete])
    expect(known.activity?.firstSeen?.toISOString()).toBe(complete ? day(1) : undefined)
  })

  test('with unread transactions has signed at least once if anything left, and exactly as often as seen if all spends were', async () => {
    const spend = (id: string, at: number): Entry => ({ id, from: [[me, 20_000]], to: [[p2sh('shop'), 19_000]], at: day(at) })
    const old = await ask(esploraOf([...many(100), spend('old', 1)]))
    expect(old.known.activity?.outbound).toEqual({ value: 1, atLeast: true })
    const recent = await ask(esploraOf([spend('b', 300), spend('a', 299), ...many(100)]))
    expect(recent.known.activity?.outbound).toEqual({ value: 2, atLeast: false })
  })

  test.each<[string, Answer]>([
    ['fails', status(503)],
    ['is empty', json([])],
    ['repeats the one before', json(many(100).slice(0, 25).map(esploraTransaction))],
    [
      'is of another address',
      json(
        [esploraTransaction(received('x', p2wpkh('a'), 1_000, day(1)))].map(one => ({
          ...one,
          vout: [{ scriptpubkey: '51', value: 1_000 }],
        })),
      ),
    ],
  ])('whose second page %s is known in part', async (_, second) => {
    const whole = esploraOf(many(100))
    const { known } = await ask(by(({ path }) => (path.includes('/chain') ? second : whole)))
    expect(known.exposure?.read).toMatchObject({ transactions: 25, complete: false })
    expect(known.activity?.transactions).toEqual({ value: 100, atLeast: false })
  })

  test('that consists of what waits is continued in the chain', async () => {
    const waiting = Array.from({ length: 50 }, (_, at) => received(`waits ${at}`, p2wpkh(`w ${at}`), 9_000))
    const whole = esploraOf([...waiting, ...book])
    const { known } = await ask(by(({ path }) => (path.endsWith('/txs') ? json(waiting.map(esploraTransaction)) : whole)))
    expect(known.exposure?.read).toMatchObject({ transactions: 53, complete: true })
    expect(asked().at(-1)).toBe(`mempool.space/api/address/${me}/txs/chain`)
  })
})

describe('what a host is silent about', () => {
  test('is said, and what is known besides still counts', async () => {
    const { known, missing } = await ask(esploraOf([{ id: 'unsaid', from: 'unsaid', to: [[hydra, 8_000]], at: day(3) }, ...book]))
    expect(missing?.exposure).toBe('mempool.space did not say all of 1 transaction')
    expect(known.exposure).toMatchObject({ read: { transactions: 4, complete: false }, dealings: [{ direction: 'out', party: hydra }] })
    expect(known.activity?.outbound).toEqual({ value: 2, atLeast: true })
  })

  test('a transaction that was replaced while the pages were read is not counted twice', async () => {
    const waiting = esploraTransaction({
      id: 'spent',
      from: [
        [me, 100_000],
        [p2wpkh('mine'), 50_000],
      ],
      to: [[hydra, 149_000]],
    }) as { txid: string }
    const whole = esploraOf(book)
    const page = json([{ ...waiting, txid: txid('replaced') }, ...book.map(esploraTransaction)])
    const { known } = await ask(by(({ path }) => (path.endsWith('/txs') ? page : whole)))
    expect(known.exposure).toMatchObject({ read: { transactions: 3 }, dealings: [] })
  })
})

describe('an address of the first kind that looks unused', () => {
  const old = p2pkh('old')
  const mined: readonly Entry[] = [{ id: 'mined', from: 'new', to: [[old, 5_000_000_000]], at: '2010-01-01T00:00:00Z' }]

  test('is asked of the host that counts coins of a bare key', async () => {
    const { known } = await ask(hostsAnswering({ 'mempool.space': esploraOf([]), 'blockchain.info': blockchainInfoOf(mined) }), {
      address: old,
    })
    expect(known).toMatchObject({ account: { balance: 5_000_000_000n, proofs: [{ source: 'blockchain.info' }] }, activity: { any: true } })
  })

  test('is not called unused when that host is down', async () => {
    const { known, missing } = await ask(hostsAnswering({ 'mempool.space': esploraOf([]) }), { address: old })
    expect([known.activity, missing?.activity]).toEqual([
      undefined,
      'whether coins were paid to its bare key is not known: blockchain.info answered with status 503',
    ])
  })

  test('is unused when that host says so, or when there is only a host of the user', async () => {
    const all = { 'mempool.space': esploraOf([]), 'blockchain.info': blockchainInfoOf([]) }
    expect((await ask(hostsAnswering(all), { address: old })).known.activity?.any).toBe(false)
    expect((await ask(esploraOf([]), { address: old, ...own })).known.activity?.any).toBe(false)
  })
})
