import { afterAll, describe, expect, test } from 'vitest'
import { base58Of } from '../../../src/sources/tron/address.ts'
import { type ConstantReply, constantCall } from '../../../src/sources/tron/constant.ts'
import { tron } from '../../../src/sources/tron/tron.ts'
import { haveRecordings, howToRecord, recordingsOf } from '../../support/recordings.ts'
import { subject } from '../../support/subjects.ts'
import { type Answer, body, by, contextOf, json, startUpstream, status } from '../../support/upstream.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

if (!haveRecordings) test.skip(howToRecord)

/** The recordings in the places of what they answered; "never frozen" for USDT, and nothing else. */
const grid = (texts: Readonly<Record<string, string>>): Answer =>
  by(({ path }) => {
    const [, text] = Object.entries(texts).find(([start]) => path.startsWith(start)) ?? []
    if (text !== undefined) return body(text)
    if (path.includes('triggerconstantcontract')) return json({ result: { result: true }, constant_result: ['0'.repeat(64)] })
    return path.startsWith('/v1/') ? json({ success: true, data: [], meta: {} }) : status(404)
  })

describe.skipIf(!haveRecordings)('recorded answers', () => {
  const all = new Map(recordingsOf('trongrid').map(({ name, text }) => [name, text]))
  const text = (name: string): string => all.get(name) ?? ''
  const read = (address: string, texts: Readonly<Record<string, string>>) => {
    upstream.answer(grid(texts))
    return tron(subject('wallet', address, 'tron'), contextOf(upstream, { rpcUrl: upstream.url }))
  }

  test('of an account and its 21 transactions in May 2020', async () => {
    const address = 'TFFriedwRtWdFuzerDDtkoQTZ29smDZ1MB'
    const { known } = await read(address, {
      [`/v1/accounts/${address}/transactions?`]: text('v1.accounts.transactions'),
      [`/v1/accounts/${address}/transactions/trc20`]: '{"data":[],"success":true,"meta":{}}',
      [`/v1/accounts/${address}`]: text('v1.accounts'),
    })
    const rows = (
      JSON.parse(text('v1.accounts.transactions')) as {
        data: { raw_data: { contract: { parameter: { value: { owner_address: string } } }[] } }[]
      }
    ).data
    const own = rows.filter(({ raw_data: { contract } }) => base58Of(contract[0]?.parameter.value.owner_address ?? '') === address)
    expect(known.account).toMatchObject({ balance: 278_720_000n, code: { kind: 'none' } })
    expect(known.activity).toMatchObject({
      transactions: { value: 21, atLeast: false },
      outbound: { value: own.length, atLeast: false },
      firstSeen: new Date(1_553_864_037_000),
    })
    expect(known.permissions).toMatchObject({ complete: true, found: [] })
  })

  test('of a list of USDT transfers: each of them once, though confirmed and unconfirmed copies stand in it', async () => {
    // the address was made unreadable in its last letter, and so is no address any more
    const address = 'TM1zzNDZD2DPASbKcgdVoTYhfmYgtfwx9R'
    const transfers = text('blockatlas.txs_trc20_response').replaceAll('TM1zzNDZD2DPASbKcgdVoTYhfmYgtfwx9D', address)
    const { known } = await read(address, {
      // the last page, as a fingerprint would go on for ever here
      [`/v1/accounts/${address}/transactions/trc20`]: transfers.replace(/"fingerprint": "[^"]*",?/, '').replace(/,\s*}/g, '}'),
      [`/v1/accounts/${address}/transactions`]: '{"data":[],"success":true,"meta":{}}',
      [`/v1/accounts/${address}`]: '{"data":[],"success":true,"meta":{}}',
    })
    const ids = (JSON.parse(transfers) as { data: { transaction_id: string }[] }).data.map(({ transaction_id: id }) => id)
    expect(known.activity?.transactions).toEqual({ value: new Set(ids).size, atLeast: false })
    expect(known.account?.balance).toBe(0n)
  })

  test.each([
    ['wallet.getaccount', { balance: 0n, any: false }],
    ['wallet.getaccount.nile', { balance: 1_793_227_200n, any: true }],
  ])('%s of a plain node', async (name, { balance, any }) => {
    const row = JSON.parse(text(name)) as { address?: string }
    const address = base58Of(row.address ?? '41dd791d6b49e190062d650e6a23c575510d35f2f9')
    const node = grid({ '/wallet/getaccount': text(name) })
    upstream.answer(by(({ path }) => (path === `/v1/accounts/${address}` ? status(404) : node)))
    const { known } = await tron(subject('wallet', address, 'tron'), contextOf(upstream, { rpcUrl: upstream.url }))
    expect([known.account?.balance, known.activity?.any, known.permissions?.found]).toEqual([balance, any, []])
  })

  test('of a constant call: the balance that it returned', () => {
    const { schema } = constantCall({ from: base58Of('00'.repeat(20)), data: '0x' })
    const reply = schema.parse(JSON.parse(text('wallet.triggerconstantcontract.balanceOf.nile'))) as ConstantReply
    expect(reply).toMatchObject({ ok: true, data: `0x${(0x40cfcc00).toString(16).padStart(64, '0')}`, logs: [] })
  })

  test('a BitTorrent row of the old index is the token that the node names by number', () => {
    const [row] = (JSON.parse(text('v1.assets.1002000')) as { data: { id: string; owner_address: string }[] }).data
    expect([row?.id, base58Of(row?.owner_address ?? '')]).toEqual(['1002000', 'TF5Bn4cJCT6GVeUgyCN4rBhDg42KBrpAjg'])
  })
})
