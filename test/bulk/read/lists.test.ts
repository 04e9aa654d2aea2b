import { describe, expect, test } from 'vitest'
import { bitcoin, evm, type Given, key, read, refusal, solana } from './reading.ts'

describe('a list', () => {
  const file = 'wallets.txt'

  test('has one address a line, its chain in front of it or not, and comments', async () => {
    const input = await read(`# ours\n\n${evm}\r\n  base:${evm}  # pay\n\n${bitcoin}#x\n#${solana}\n`, { file, format: 'list' })
    expect(input).toMatchObject({ columns: ['address'], header: null })
    expect(input.rows).toEqual([
      { line: 3, address: evm, cells: { address: evm }, kind: 'wallet' },
      { line: 4, address: `base:${evm}`, cells: { address: `base:${evm}` }, kind: 'wallet' },
      { line: 6, address: `${bitcoin}#x`, cells: { address: `${bitcoin}#x` }, kind: 'wallet' },
    ])
  })

  test('has bad rows too', async () => {
    const { rows } = await read(`eth:${key}\n5.29084E+47\n${'a'.repeat(70_000)}\n${evm}\n`, { format: 'list' })
    expect(rows.map(({ line, fault }) => [line, fault?.code])).toEqual([
      [1, 'INVALID_ADDRESS'],
      [2, 'EXCEL_MANGLED'],
      [3, 'CSV_BAD_ROW'],
      [4, undefined],
    ])
    expect(JSON.stringify(rows)).not.toContain(key.slice(4, 20))
  })

  test('does not say what its addresses are', async () => {
    expect(await refusal(evm, { format: 'list', kind: undefined })).toEqual({ code: 'USAGE', text: expect.stringContaining('scan token') })
  })
})

describe('JSON Lines', () => {
  const rowsOf = async (content: string, given: Given = {}) => (await read(content, { format: 'jsonl', ...given })).rows

  test('name address, chain and type as columns do; other members are carried along', async () => {
    const lines = [
      `{"wallet":"${evm}","chain_id":-1,"type":"wallet","label":"a \\"b\\"","n":12345678901234567890,"list":[1,{"x":2}],"no":null,"7":true}`,
      '',
      `{"address":" ${bitcoin} ","network":"btc"}`,
    ]
    expect(await rowsOf(lines.join('\r\n'))).toEqual([
      {
        line: 1,
        address: evm,
        chain: '-1',
        kind: 'wallet',
        cells: {
          wallet: evm,
          chain_id: '-1',
          type: 'wallet',
          label: 'a "b"',
          n: '12345678901234567890',
          list: '[1,{"x":2}]',
          no: '',
          column_7: 'true',
        },
      },
      { line: 3, address: bitcoin, chain: 'btc', kind: 'wallet', cells: { address: ` ${bitcoin} `, network: 'btc' } },
    ])
  })

  test.each([
    ['{"address":', 'the line is not a JSON object'],
    ['[1]', 'the line is not a JSON object'],
    ['"text"', 'the line is not a JSON object'],
    [`{"__proto__":1,"address":"${evm}"}`, 'the line is not a JSON object'],
    ['{"label":"x"}', 'the line has no member with an address'],
    [`{"address":"${evm}","token":"x"}`, 'two members could be the address: "address" and "token"'],
    ['{"address":null}', 'the address is empty'],
    ['{"address":5.29084e47}', '"5.29084e+47" is what a spreadsheet made of an address'],
    [`{"address":"${evm}","type":"nft"}`, 'the type is "nft": expected wallet or token'],
    [`{"label":"${'x'.repeat(1_100_000)}"}`, 'the line is longer than 1048576 bytes'],
  ])('%.40s is a bad row and not the end', async (line, message) => {
    const rows = await rowsOf(`{"address":"${evm}"}\n${line}\n{"address":"${evm}"}\n`)
    expect(rows.map(row => [row.line, row.fault?.message])).toEqual([
      [1, undefined],
      [2, message],
      [3, undefined],
    ])
  })

  test('a member that was asked for is the address', async () => {
    const [row] = await rowsOf(`{"address":"${evm}","To":"${bitcoin}"}`, { columns: { address: 'to' } })
    expect(row?.address).toBe(bitcoin)
  })

  test('a key is not repeated', async () => {
    const rows = JSON.stringify(await rowsOf(`{"address":"${key}","note":"key ${key}"}`))
    expect(rows).toContain('private key')
    expect(rows).not.toContain(key.slice(4, 20))
  })

  test('the lines of a report are read as the rows they came from', async () => {
    const lines = [
      { type: 'head', schema_version: 1, tool: { name: 'chainvet' } },
      {
        type: 'result',
        line: 2,
        status: 'scored',
        kind: 'token',
        input: { address: evm, label: 'ops' },
        target: { given: evm, chain: 'base' },
      },
      { type: 'result', line: 7, status: 'bad_row', kind: null, input: { contract: '0x1', chain: 'eth', type: 'token' }, target: null },
      { type: 'summary', rows: 2, complete: true },
      { line: 9, status: 'unscored', kind: 'wallet', input: { address: evm }, target: { given: evm, chain: 'bsc' } },
    ]
    const rows = await rowsOf(lines.map(line => JSON.stringify(line)).join('\n'), { kind: undefined })
    expect(rows.map(({ line, address, chain, kind }) => [line, address, chain, kind])).toEqual([
      [2, evm, 'base', 'token'],
      [3, '0x1', 'eth', 'token'],
      [5, evm, 'bsc', 'wallet'],
    ])
    expect(rows[0]?.cells).toEqual({ address: evm, label: 'ops', chain: 'base', type: 'token' })
  })

  test.each([
    ['[\n{"address":"x"}\n]', "jq -c '.[]'"],
    [`[{"address":"${evm}"}]`, "jq -c '.[]'"],
    ['{\n  "results": []\n}', "jq -c '.results[]'"],
  ])('%j is one document, and a command turns it into lines', async (content, command) => {
    expect(await refusal(content, { format: 'jsonl' })).toEqual({ code: 'USAGE', text: expect.stringContaining(command) })
  })
})

describe('the format', () => {
  /** What the same content would be if it were read as each format. */
  const formatOf = async (content: string, file: string): Promise<string> => {
    const { columns, header, rows } = await read(content, { file })
    return columns === null ? (rows.length > 0 || header !== null ? 'jsonl' : 'nothing') : header === null ? 'list' : 'table'
  }

  test.each([
    ['rows.csv', `address\n${evm}\n`, 'table'],
    ['ROWS.TSV', `address\tchain\n${evm}\t1\n`, 'table'],
    ['rows.jsonl', `{"address":"${evm}"}\n`, 'jsonl'],
    ['rows.ndjson', '\n', 'nothing'],
    ['rows.list', `address\n`, 'list'],
    ['-', `address,chain\n${evm},1\n`, 'table'],
    ['-', `\ufeffaddress\tchain\n${evm}\t1\n`, 'table'],
    ['-', `Wallet Address\n${evm}\n`, 'table'],
    ['-', `sep=|\naddress|chain\n${evm}|1\n`, 'table'],
    ['-', `\n{"address":"${evm}"}\n`, 'jsonl'],
    ['-', `${evm}\n`, 'list'],
    ['-', `# ours\n\nbase:${evm}\n`, 'list'],
    ['-', `0x824650Cfa8729F5AdeDc5b0B7b24c0E00D305C2\n`, 'list'],
    ['-', `${key}\n`, 'list'],
    ['-', '# nothing\n', 'list'],
    ['wallets.txt', `${solana}\n`, 'list'],
    ['wallets.txt', `address,chain\n${evm},1\n`, 'table'],
  ])('of %s with %j is %s', async (file, content, format) => {
    expect(await formatOf(content, file)).toBe(format)
  })

  test('an address alone in a file that calls itself CSV asks for --no-header', async () => {
    expect((await refusal(`${evm}\n`)).text).toContain('--no-header')
  })
})
