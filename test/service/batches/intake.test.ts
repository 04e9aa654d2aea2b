import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Row } from '../../../src/api/report.ts'
import { openInput } from '../../../src/bulk/read/open-input.ts'
import { scanRows } from '../../../src/bulk/run.ts'
import { ChainvetError } from '../../../src/errors.ts'
import { type Asked, openIntake } from '../../../src/service/batches/intake.ts'
import { reportRow } from '../../../src/service/batches/report-row.ts'
import type { BatchRow } from '../../../src/service/store/store.ts'
import { collected, scripted } from './place.ts'

const { scanner } = scripted()
const cap = { rows: 1_000, bytes: 1_000_000 }
const asked: Asked = { format: 'csv', kind: 'wallet', chain: undefined, header: true, columns: {} }

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

const rowsOf = async (text: string | Uint8Array, more: Partial<Asked> = {}, limit = cap): Promise<BatchRow[]> => {
  const { rows } = await openIntake(inPieces(Buffer.from(text), 7), { ...asked, ...more }, limit)
  return (await collected(rows)).flat()
}

/** The report on rows as the service keeps them. */
const reported = async (rows: readonly BatchRow[]): Promise<Row[]> =>
  Promise.all(
    rows.map(async (row, at) => {
      const { refused, kind, address, chainId = 0 } = row
      if (refused)
        return reportRow({ ...row, row: at + 1, state: 'failed', status: refused.status, body: JSON.stringify({ detail: refused.detail }) })
      const result =
        kind === 'wallet'
          ? await scanner.scanWallet({ address, chain_id: chainId })
          : await scanner.scanToken({ contract_address: address, chain_id: chainId })
      return reportRow({ ...row, row: at + 1, state: 'scored', status: 200, body: JSON.stringify(result) })
    }),
  )

/** What both ways have to agree on: all but hints, which name flags, and repeats, which a service does not look for. */
const comparable = ({ error, result, ...row }: Row) =>
  JSON.parse(
    JSON.stringify({
      ...row,
      duplicate_of: null,
      score: result?.risk_score,
      error: error && [error.code, error.message.replace('--chain says', 'its chain column says')],
    }),
  )

describe('rows are read as the command line reads them', () => {
  const folder = new URL('../../corpus/csv/', import.meta.url)
  test.each(readdirSync(folder))('%s', async name => {
    const bytes = readFileSync(new URL(name, folder))
    const fromCli = async () => {
      const input = await openInput({ file: '-', bytes: inPieces(bytes, 64) }, { format: 'csv', header: true, columns: {}, kind: 'wallet' })
      const run = scanRows(input, { scanner, concurrency: 4, kind: 'wallet', checksum: true })
      return (await collected(run.rows)).flat().map(({ row }) => comparable(row))
    }
    const ours = async () => (await reported(await rowsOf(bytes))).map(comparable)
    const refusal = (error: unknown) => (error instanceof ChainvetError ? [error.code, error.message] : Promise.reject(error))
    const expected = await fromCli().catch(refusal)
    // a batch of nothing is a mistake of whoever sent it; the command line says the same, elsewhere
    expect(await ours().catch(refusal)).toEqual(expected.length === 0 ? ['INPUT_EMPTY', expect.any(String)] : expected)
  })
})

const one = '0x52908400098527886E0F7030069857D2E4169EE7'
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

test.each<[string, string, Partial<Asked>]>([
  ['CSV', `address,chain\n${one},ethereum\n${other},8453\n`, {}],
  ['TSV', `address\tchain\n${one}\tethereum\n${other}\t8453\n`, { format: 'tsv' }],
  ['JSONL', `{"address":"${one}","chain":"ethereum"}\n{"address":"${other}","chain_id":8453}\n`, { format: 'jsonl' }],
  ['JSON', `{"rows":[{"address":"${one}","chain":"ethereum"},\n{"chain_id":8453,"address":"${other}"}]}`, { format: 'rows' }],
  ['a list', `${one}\nbase:${other}\n`, { format: 'list', chain: '1' }],
])('%s names the same targets', async (_, text, more) => {
  const rows = await rowsOf(text, more)
  expect(rows.map(({ kind, address, chainId, refused }) => ({ kind, address, chainId, refused }))).toEqual([
    { kind: 'wallet', address: one, chainId: 1 },
    { kind: 'wallet', address: other, chainId: 8453 },
  ])
})

test.each([
  ['no rows', '{"rows":[]}', 'INPUT_EMPTY'],
  ['another document', '{"addresses":[]}', 'USAGE'],
  ['members behind the rows', '{"rows":[],"name":"x"}', 'USAGE'],
  ['a document that breaks off', `{"rows":[{"address":"${one}"}`, 'USAGE'],
  ['two documents', '{"rows":[]}{"rows":[]}', 'USAGE'],
  ['a comma too many', '{"rows":[1,]}', 'USAGE'],
  ['nothing', '', 'USAGE'],
])('JSON with %s is refused', async (_, text, code) => {
  await expect(rowsOf(text, { format: 'rows' })).rejects.toMatchObject({ code })
})

test('an element that is no object is a bad row in its place', async () => {
  const rows = await rowsOf(`{"rows":[7,"a\\"],",null,{"address":"${one}","chain":1},[[{}]],{"address":"${one}","x":"a\nb"}]}`, {
    format: 'rows',
  })
  expect(rows.map(({ refused }) => refused?.detail)).toEqual([
    ...Array(3).fill('the line is not a JSON object'),
    undefined,
    ...Array(2).fill('the line is not a JSON object'),
  ])
})

test.each([
  ['rows', { rows: 2, bytes: 1_000_000 }, 'A batch of this tier holds 2 rows at most.'],
  ['bytes', { rows: 1_000, bytes: 100 }, 'The body is larger than 100 bytes, the most that a batch of this tier may have.'],
])('more %s than the cap are refused with 413', async (_, limit, message) => {
  await expect(rowsOf(`address,chain\n${`${one},1\n`.repeat(3)}`, {}, limit)).rejects.toMatchObject({ status: 413, message })
})

test('a key that was pasted in place of an address is kept nowhere', async () => {
  const key = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
  const rows = await rowsOf(`label,address,chain\n${key},${key},1\n`)
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(rows[0]?.refused).toMatchObject({ status: 400 })
})
