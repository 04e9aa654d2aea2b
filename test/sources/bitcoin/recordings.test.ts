import { describe, expect, test } from 'vitest'
import { darkside, hostsAnswering } from '../../support/bitcoin-service.ts'
import { haveRecordings, howToRecord, type Recording, recordingsOf } from '../../support/recordings.ts'
import { type Answer, body, by, json } from '../../support/upstream.ts'
import { ask, own } from './asking.ts'

if (!haveRecordings) test.skip(howToRecord)

const of = (provider: string, name: string): Recording => {
  const found = recordingsOf(provider).find(recording => recording.name === name)
  if (!found) throw new Error(`There is no recording ${provider}/${name}.`)
  return found
}
const esplora = (totals: Answer, list: Answer): Answer => by(({ path }) => (path.includes('/txs') ? list : totals))
const onlyBlockchainInfo = (text: string): Answer => hostsAnswering({ 'blockchain.info': body(text) })

describe.skipIf(!haveRecordings)('Esplora', () => {
  const multisig = 'bc1qgdjqv0av3q56jvd82tkdjpy7gdp9ut8tlqmgrpmv24sq90ecnvqqjwvw97'

  test.each([
    // 530,775,983,881,106 received, 517,774,975,978,040 spent
    ['address.blockstream.bc1qgdj', multisig, 13_001_007_903_066n, 339],
    ['mempool.address.doc', '1wiz18xYmhRX6xStj2b9t1rwWX4GKUgpv', 0n, 7],
  ])('%s: exact totals', async (name, address, balance, transactions) => {
    const { known, missing } = await ask(esplora(body(of('esplora', name).text), json([])), { address, ...own })
    expect(known.account?.balance).toBe(balance)
    expect(known.activity).toMatchObject({
      transactions: { value: transactions, atLeast: false },
      outbound: { value: 1, atLeast: true },
      any: true,
    })
    expect([known.exposure, missing?.exposure]).toEqual([undefined, `none of the ${transactions} transactions was given`])
  })

  test('the totals of one address are none of another', async () => {
    const answer = esplora(body(of('esplora', 'address.blockstream.bc1qgdj').text), json([]))
    await expect(ask(answer, { address: darkside, ...own })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  test('mempool.tx.rbf: a transaction that waits, from a wallet to itself', async () => {
    const { text } = of('esplora', 'mempool.tx.rbf')
    const address = '1stAprEZapjCYGUACUcXohQqSHF9MU5Kj'
    const chain = { funded_txo_count: 1, funded_txo_sum: 50_000, spent_txo_count: 0, spent_txo_sum: 0, tx_count: 1 }
    const waiting = { funded_txo_count: 1, funded_txo_sum: 49_040, spent_txo_count: 1, spent_txo_sum: 50_000, tx_count: 1 }
    const totals = json({ address, chain_stats: chain, mempool_stats: waiting })
    const { known } = await ask(esplora(totals, body(`[${text}]`)), { address, ...own })
    expect(known.account?.balance).toBe(49_040n)
    // the one that spent all there ever was to spend was seen, so there is no other
    expect(known.activity).toMatchObject({ transactions: { value: 2, atLeast: false }, outbound: { value: 1, atLeast: false } })
    expect(known.exposure).toMatchObject({ read: { transactions: 1, complete: false }, dealings: [] })
    expect(known.cluster?.size).toBe(0)
  })

  describe('mempool.address-txs.darkside.excerpt', () => {
    interface Item {
      vin: object[]
      vout: { value: number }[]
      fee: number
    }
    /** The recording holds 2 of many inputs; the rest is put in as one, so that the transaction adds up again. */
    function completed(): Item[] {
      const items = JSON.parse(of('esplora', 'mempool.address-txs.darkside.excerpt').text) as Item[]
      const script = { scriptpubkey: '51', value: 6_960_422_177 + 989_322 - 63_500 - 22_800 }
      return items.map(item => ({ ...item, vin: [...item.vin, { txid: '0'.repeat(64), vout: 1, prevout: script, is_coinbase: false }] }))
    }
    const stats = { funded_txo_count: 1, funded_txo_sum: 6_960_422_177, spent_txo_count: 0, spent_txo_sum: 0, tx_count: 1 }
    const none = { funded_txo_count: 0, funded_txo_sum: 0, spent_txo_count: 0, spent_txo_sum: 0, tx_count: 0 }
    const totals = json({ address: darkside, chain_stats: stats, mempool_stats: none })

    test('69.6 BTC were received on 28 May 2021', async () => {
      const { known } = await ask(esplora(totals, json(completed())), { address: darkside, ...own })
      expect(known.account?.balance).toBe(6_960_422_177n)
      expect(known.activity).toMatchObject({ firstSeen: new Date('2021-05-28T03:06:11Z'), outbound: { value: 0, atLeast: false } })
      expect(known.exposure?.read.complete).toBe(true)
    })

    test('as it was cut it does not add up, and is not believed', async () => {
      const cut = body(of('esplora', 'mempool.address-txs.darkside.excerpt').text)
      const { known, missing } = await ask(esplora(totals, cut), { address: darkside, ...own })
      expect(known.exposure).toBeUndefined()
      expect(missing?.exposure).toBe('Esplora gave a transaction that cannot be true: its inputs, outputs and fee do not add up')
    })
  })
})

describe.skipIf(!haveRecordings)('blockchain.info', () => {
  test('multiaddr.one: two transactions, exactly', async () => {
    const address = 'bc1qdlt2jrplkf0v7ucvhhjhs0qf7cqr0j27k7j7p0'
    const { known } = await ask(onlyBlockchainInfo(of('blockchain-info', 'multiaddr.one').text), { address })
    expect(known.account?.balance).toBe(0n)
    expect(known.activity).toMatchObject({
      transactions: { value: 2, atLeast: false },
      outbound: { value: 1, atLeast: false },
      firstSeen: new Date(1_631_333_672_000),
    })
    expect(known.exposure).toMatchObject({ read: { transactions: 2, complete: true }, dealings: [] })
    // 3,462,186 alone would have paid the 2,543,836 of the larger output: an input more than a payment needs, as in a PayJoin
    expect(known.cluster).toMatchObject({ size: 0, named: [] })
    // of the payment to the wallet only one of two outputs is shown, so its shape is not known
    expect(known.mixing).toMatchObject({ found: [], read: { transactions: 1, complete: false } })
  })

  test('multiaddr.one with more inputs than a block has room for is no answer', async () => {
    const { text } = of('blockchain-info', 'multiaddr.one')
    const swollen = onlyBlockchainInfo(text.replace(/"vin_sz":\s*\d+/, '"vin_sz":9007199254740991'))
    await expect(ask(swollen, { address: 'bc1qdlt2jrplkf0v7ucvhhjhs0qf7cqr0j27k7j7p0' })).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  test('multiaddr.two: an answer for two addresses is none for one', async () => {
    const address = 'bc1q5242kk7ut5nkyv74g765amvwqnglrya6xgj6mz'
    await expect(ask(onlyBlockchainInfo(of('blockchain-info', 'multiaddr.two').text), { address })).rejects.toMatchObject({
      code: 'BAD_RESPONSE',
    })
  })

  test('multiaddr.unused: no activity', async () => {
    const { addresses, ...rest } = JSON.parse(of('blockchain-info', 'multiaddr.unused').text) as { addresses: { address: string }[] }
    const [first] = addresses
    const { known } = await ask(onlyBlockchainInfo(JSON.stringify({ ...rest, addresses: [first] })), { address: String(first?.address) })
    expect(known).toMatchObject({ account: { balance: 0n }, activity: { any: false, transactions: { value: 0, atLeast: false } } })
  })

  /** A recorded transaction as the whole history of an address. */
  const historyOf = (name: string, address: string, received: number, sent: number) =>
    onlyBlockchainInfo(
      `{"addresses":[{"address":"${address}","final_balance":${received - sent},"n_tx":1,"total_received":${received},"total_sent":${sent}}],` +
        `"txs":[${of('blockchain-info', name).text}]}`,
    )

  test('rawtx.p2pk: coins of a bare key are those of its address', async () => {
    // 300 BTC of 1PJJygLB42VsaTgo2twFPgRT8CNz1bpGNE, of which 250 return to the key
    const payer = '1PJJygLB42VsaTgo2twFPgRT8CNz1bpGNE'
    const spent = await ask(historyOf('rawtx.p2pk', payer, 55_000_000_000, 30_000_000_000), { address: payer })
    expect(spent.known).toMatchObject({ account: { balance: 25_000_000_000n }, activity: { outbound: { value: 1, atLeast: false } } })
    const paid = '15WvMGm9qG1wDb54TMcvgzZsfvz9KdxzoN'
    const got = await ask(historyOf('rawtx.p2pk', paid, 5_000_000_000, 0), { address: paid })
    expect(got.known).toMatchObject({ account: { balance: 5_000_000_000n }, activity: { outbound: { value: 0, atLeast: false } } })
  })

  test('rawtx.3in2out: a transaction of four inputs', async () => {
    // 347,390 alone would have paid the 314,426 of the larger output
    const address = 'bc1qpeuhg6gcs4gdze7cmp3tmu9yjzkp7edtt6f4k4'
    const { known } = await ask(historyOf('rawtx.3in2out', address, 347_390, 347_390), { address })
    expect(known.activity).toMatchObject({ outbound: { value: 1, atLeast: false }, firstSeen: new Date(1_711_929_790_000) })
    expect(known.cluster?.size).toBe(0)
  })
})
