import { afterAll, describe, expect, test } from 'vitest'
import { SourceError } from '../../../src/errors.ts'
import { blockfrost } from '../../../src/sources/cardano/blockfrost.ts'
import { koios } from '../../../src/sources/cardano/koios.ts'
import { readNativeScript, satisfies } from '../../../src/sources/cardano/native-script.ts'
import { isHashOfPlutus } from '../../../src/sources/cardano/script-hash.ts'
import { hash32, slotOf } from '../../support/cardano-service.ts'
import { haveRecordings, howToRecord, recordingsOf } from '../../support/recordings.ts'
import { body, by, contextOf, json, startUpstream } from '../../support/upstream.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

if (!haveRecordings) test.skip(howToRecord)

const now = new Date('2026-11-20T11:59:40Z')
const textOf = (provider: string, name: string): string => recordingsOf(provider).find(recording => recording.name === name)?.text ?? ''
const rowsOf = <T>(name: string): T[] => JSON.parse(textOf('koios', name)) as T[]

/** Recorded answers by endpoint; the tip alone is of today, for an old one would be refused. */
function koiosRecorded(...names: string[]) {
  upstream.answer(
    by(({ path }) => {
      const [, endpoint = ''] = /\/(\w+)(?:\?|$)/.exec(path) ?? []
      if (endpoint === 'tip') {
        const [tip] = rowsOf<object>('tip')
        return json([{ ...tip, block_time: now.getTime() / 1000, abs_slot: slotOf(now) }])
      }
      return names.includes(endpoint) ? body(textOf('koios', endpoint)) : json([])
    }),
  )
  return koios(upstream.url)
}

describe.skipIf(!haveRecordings)('answers of Koios', () => {
  test('address_info and address_txs are a wallet, exactly', async () => {
    const [row] = rowsOf<{ address: string; balance: string }>('address_info')
    const found = await koiosRecorded('address_info', 'address_txs').holder(row?.address ?? '', contextOf(upstream))
    expect(found).toMatchObject({
      seen: true,
      balance: 10_723_473_983n,
      entries: [{ hash: 'f144a8264acf4bdfe2e1241170969c930d64ab6b0996a4a45237b623f1dd670e', at: new Date(1_704_757_130_000) }],
      total: { value: 1, atLeast: false },
    })
  })

  test('account_info and account_txs are a stake address, rewards included', async () => {
    const [row] = rowsOf<{ stake_address: string }>('account_info')
    const found = await koiosRecorded('account_info', 'account_txs').holder(row?.stake_address ?? '', contextOf(upstream))
    expect(found).toMatchObject({ seen: true, balance: 207_116_800_428n, total: { value: 1, atLeast: false } })
  })

  test('tx_info is a transaction with its inputs and outputs', async () => {
    const [row] = rowsOf<{ tx_hash: string; inputs: { payment_addr: { bech32: string } }[] }>('tx_info')
    const [found] = await koiosRecorded('tx_info').transactions([row?.tx_hash ?? ''], contextOf(upstream))
    const amounts = new Map([['lovelace', 157_832_856n]])
    const put = { address: row?.inputs[0]?.payment_addr.bech32, amounts }
    expect(found).toMatchObject({ hash: row?.tx_hash, at: new Date(1_506_635_091_000), valid: true, inputs: [put], outputs: [put] })
  })

  test('asset_info, asset_summary and asset_addresses are a token', async () => {
    const [row] = rowsOf<{ policy_id: string; asset_name: string }>('asset_info')
    const index = koiosRecorded('asset_info', 'asset_summary', 'asset_addresses')
    const found = await index.asset({ policy: row?.policy_id ?? '', name: row?.asset_name ?? '' }, contextOf(upstream))
    expect(found).toMatchObject({
      supply: 35_000n,
      mints: 1,
      created: new Date(1_506_635_091_000),
      onChain: { name: 'test' },
      // the recorded summary counts more addresses than the recorded list has rows: the list is not whole
      holders: { complete: false, count: 812, first: [{ amount: 23n }] },
    })
    expect(found?.registry).toBeUndefined()
  })

  test('script_info shows code that has the hash it is shown for', async () => {
    const [row] = rowsOf<{ script_hash: string; bytes: string }>('script_info')
    expect(isHashOfPlutus(row?.script_hash ?? '', 'plutusV1', row?.bytes ?? '')).toBe(true)
  })

  test('a tip of another year is refused', async () => {
    upstream.answer(by(({ path }) => (path.endsWith('/tip') ? body(textOf('koios', 'tip')) : json([]))))
    await expect(koios(upstream.url).holder('addr1', contextOf(upstream))).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
  })
})

describe.skipIf(!haveRecordings)('answers of Blockfrost', () => {
  const tip = json({ time: now.getTime() / 1000, height: 1, hash: hash32('tip'), slot: slotOf(now) })
  const context = () => contextOf(upstream)

  test('addresses, totals and transactions are a wallet, exactly', async () => {
    const { address } = JSON.parse(textOf('blockfrost', 'addresses')) as { address: string }
    upstream.answer(
      by(({ path }) => {
        if (path.endsWith('/blocks/latest')) return tip
        if (path.endsWith('/total')) return body(textOf('blockfrost', 'addresses.total'))
        if (path.includes('/transactions')) return body(textOf('blockfrost', 'addresses.transactions').replace('1834505492', '1734505492'))
        return body(textOf('blockfrost', 'addresses'))
      }),
    )
    const found = await blockfrost(upstream.url, 'p').holder(address, context())
    expect(found).toMatchObject({ seen: true, balance: 42_000_000n, total: { value: 12, atLeast: false } })
    expect(found.entries).toHaveLength(3)
  })

  test('a time of the future, as in the recorded list, is refused', async () => {
    upstream.answer(
      by(({ path }) =>
        path.endsWith('/blocks/latest')
          ? tip
          : path.includes('/transactions')
            ? body(textOf('blockfrost', 'addresses.transactions'))
            : json({ status_code: 404, error: '', message: '' }, { status: 404 }),
      ),
    )
    await expect(blockfrost(upstream.url, 'p').holder('addr1', context())).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  test('an asset has its supply and names', async () => {
    const asset = JSON.parse(textOf('blockfrost', 'assets')) as { policy_id: string; asset_name: string; initial_mint_tx_hash: string }
    upstream.answer(
      by(({ path }) => {
        if (path.endsWith('/blocks/latest')) return tip
        if (path.includes('/addresses')) return body(textOf('blockfrost', 'assets.addresses'))
        if (path.includes('/assets/')) return body(textOf('blockfrost', 'assets'))
        if (path.includes('/txs/')) return json({ hash: asset.initial_mint_tx_hash, block_time: 1_635_505_891, valid_contract: true })
        return body(textOf('blockfrost', 'error.404'), { status: 404 })
      }),
    )
    const found = await blockfrost(upstream.url, 'p').asset({ policy: asset.policy_id, name: asset.asset_name }, context())
    expect(found).toMatchObject({
      supply: 12_000n,
      registry: { name: 'nutcoin', ticker: 'nutc', decimals: 6 },
      created: new Date(1_635_505_891_000),
      holders: { count: 3, complete: true },
    })
    expect(found?.script).toBeUndefined()
  })

  test('the timelock is two of three keys', () => {
    const { json: raw } = JSON.parse(textOf('blockfrost', 'scripts.timelock-json')) as { json: unknown }
    const script = readNativeScript(raw)
    const keys = ['654891a4db2ea44b5263f4079a33efa0358ba90769e3d8f86a4a0f81', 'cb0f3b3f91693374ff7ce1d473cf6e721c7bab52b0737f04164e5a2d']
    expect(script && [satisfies(script, new Set(keys), 0n), satisfies(script, new Set(keys.slice(1)), 0n)]).toEqual([true, false])
  })

  test.each([
    ['error.400', 'UPSTREAM_UNAVAILABLE'],
    ['error.403', 'UPSTREAM_UNAVAILABLE'],
    ['error.418', 'RATE_LIMITED'],
    ['error.429', 'RATE_LIMITED'],
    ['error.500', 'UPSTREAM_UNAVAILABLE'],
  ])('%s is %s', async (name, code) => {
    upstream.answer(body(textOf('blockfrost', name), { status: Number(name.slice(-3)) }))
    const failure = await blockfrost(upstream.url, 'p')
      .holder('addr1', context())
      .catch((error: unknown) => error)
    expect(failure instanceof SourceError && failure.code).toBe(code)
  })
})
