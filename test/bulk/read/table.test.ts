import { describe, expect, test } from 'vitest'
import { bitcoin, evm, key, read, refusal } from './reading.ts'

const faults = async (...given: Parameters<typeof read>) => (await read(...given)).rows.map(({ fault }) => fault?.message)

describe('which column is which', () => {
  test.each(['address', 'Wallet Address', 'WALLET', 'contract-address', 'contract', 'token_address', 'Token', ' account '])(
    'a column "%s" holds the address',
    async name => {
      const { rows } = await read(`label,${name}\nx,${evm}\n`)
      expect(rows).toEqual([expect.objectContaining({ line: 2, address: evm, kind: 'wallet' })])
    },
  )

  test.each(['chain', 'Chain_ID', 'chain id', 'network', 'Blockchain'])('a column "%s" holds the chain', async name => {
    const { rows } = await read(`address,${name}\n${evm}, base \n${evm},\n`)
    expect(rows.map(({ chain }) => chain)).toEqual(['base', undefined])
  })

  test.each(['type', 'KIND'])('a column "%s" says what a row is, where the command leaves it open', async name => {
    const { rows } = await read(`address,${name}\n${evm},Wallet\n${evm},token\n${evm},tokn\n${evm},\n`, { kind: undefined })
    expect(rows.map(row => [row.kind, row.fault?.message])).toEqual([
      ['wallet', undefined],
      ['token', undefined],
      [undefined, 'the type is "tokn": expected wallet or token'],
      [undefined, 'the row does not say whether it is a wallet or a token'],
    ])
  })

  test('a token among the wallets of a command for wallets is a bad row', async () => {
    expect(await faults(`address,type\n${evm},token\n${evm},wallet\n${evm},\n`)).toEqual([
      'the row is a token, and this command scans wallets',
      undefined,
      undefined,
    ])
  })

  test('a mixed file without a type column is refused', async () => {
    expect(await refusal(`address,chain\n${evm},1\n`, { kind: undefined })).toEqual({
      code: 'USAGE',
      text: expect.stringMatching(/has no type column.*\nheader: address, chain\n.*--type-column/),
    })
  })

  test.each([
    [{ address: 'TO' }, bitcoin],
    [{ address: '3' }, bitcoin],
    [{ address: 'from' }, evm],
  ])('%j is the column that was asked for', async (columns, address) => {
    const { rows } = await read(`wallet,From,to\nx,${evm},${bitcoin}\n`, { columns })
    expect(rows[0]?.address).toBe(address)
  })

  test('a name counts before a number', async () => {
    const { rows } = await read(`address,1\n${evm},${bitcoin}\n`, { columns: { address: '1' } })
    expect(rows[0]?.address).toBe(bitcoin)
  })

  test.each([
    ['wallet,token', 'USAGE', /two columns could be the address: "wallet" and "token"\n.*--address-column wallet/],
    ['address,Address', 'USAGE', /"address" and "Address"\n.*--address-column 1/],
    ['address,chain,chain_id', 'USAGE', /two columns could be the chain: "chain" and "chain_id"\n.*--chain-column chain/],
    ['adress,chain', 'CSV_NO_ADDRESS_COLUMN', /rows.csv has no address column\nheader: adress, chain\nDid you mean "adress"\?/],
    ['id,label', 'CSV_NO_ADDRESS_COLUMN', /header: id, label\n.*--address-column NAME/],
    [`${evm.slice(0, -1)},1`, 'CSV_NO_ADDRESS_COLUMN', /row: --no-header/],
    ['# made by hand', 'CSV_NO_ADDRESS_COLUMN', /--comment "#"/],
  ])('the header %s is refused with what helps', async (header, code, says) => {
    expect(await refusal(`${header}\n`)).toEqual({ code, text: expect.stringMatching(says) })
  })

  test.each([{ address: 'walet' }, { address: '0' }, { address: '4' }, { chain: 'x' }])(
    '%j is in no header of three columns',
    async columns => {
      expect(await refusal('address,b,c\n', { columns })).toEqual({
        code: 'USAGE',
        text: expect.stringMatching(/header: address, b, c\n.*from 1 to 3/),
      })
    },
  )

  test('a key in the first line is not repeated', async () => {
    const { text } = await refusal(`${key},1\n`)
    expect(text).toContain('header: [secret removed], 1')
    expect(text).not.toContain(key.slice(4, 20))
  })
})

describe('keys of cells', () => {
  test.each([
    ['address,,', ['address', 'column_2', 'column_3']],
    ['address,a,a,a_2', ['address', 'a', 'a_3', 'a_2']],
    ['address,column_3,', ['address', 'column_3', 'column_3_2']],
    ['2024,address,7', ['column_2024', 'address', 'column_7']],
    ['__proto__,constructor,address', ['column___proto__', 'constructor', 'address']],
  ])('%s', async (header, keys) => {
    const input = await read(`${header}\nx,${evm},y\n`.replace(/^address.*\n.*$/m, `${header}\n${evm}${',z'.repeat(keys.length - 1)}`))
    expect(input.columns).toEqual(keys)
    expect(input.header).toEqual(header.split(','))
    expect(Object.keys(input.rows[0]?.cells ?? {})).toEqual(keys)
  })

  test('the cells of a row inherit nothing', async () => {
    const { rows } = await read(`address,label\n${evm},x\n`)
    const names = ['toString', 'constructor', '__proto__', 'hasOwnProperty']
    expect(names.map(name => rows[0]?.cells[name])).toEqual(names.map(() => undefined))
  })

  test('thirty thousand columns without a name cost no more than their number', async () => {
    const started = performance.now()
    const { columns } = await read(`address${','.repeat(30_000)}\n`)
    expect(new Set(columns).size).toBe(30_001)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('without a header', () => {
  test('the one address of the first row shows the column', async () => {
    const input = await read(`ops,${evm},1\npay,${bitcoin},0\n`, { header: false, columns: { chain: '3' } })
    expect({ columns: input.columns, header: input.header }).toEqual({ columns: ['column_1', 'column_2', 'column_3'], header: null })
    expect(input.rows.map(({ line, address, chain }) => [line, address, chain])).toEqual([
      [1, evm, '1'],
      [2, bitcoin, '0'],
    ])
  })

  test.each([
    [`${evm},${bitcoin}\n`, 'USAGE', /column 1 and column 2\n.*--address-column 1/],
    ['ops,1\n', 'CSV_NO_ADDRESS_COLUMN', /no cell of the first row of rows.csv is an address\nfirst row: ops, 1\n/],
    [`${evm};1\n`, 'CSV_NO_ADDRESS_COLUMN', /--delimiter ";"/],
  ])('%s is refused', async (content, code, says) => {
    expect(await refusal(content, { header: false })).toEqual({ code, text: expect.stringMatching(says) })
  })

  test('a bad first row is a row where the column is named', async () => {
    expect(await faults(',x\n5.29E+47,x\n', { header: false, columns: { address: '1' } })).toEqual([
      'the address is empty',
      '"5.29E+47" is what a spreadsheet made of an address',
    ])
  })
})

describe('what stands between cells', () => {
  test.each([
    ['address,chain\n%,1\n', {}],
    ['address\tchain\n%\t1\n', {}],
    ['address\tchain\n%\t1\n', { format: 'tsv' as const }],
    ['address;chain\n%;1\n', { delimiter: ';' }],
    ['address|chain\n%|1\n', { delimiter: '|' }],
    ['address\tchain\n%\t1\n', { delimiter: 'tab' }],
    ['sep=;\r\naddress;chain\r\n%;1\r\n', {}],
    ['"sep=|"\naddress|chain\n%|1\n', {}],
    ['sep=;\naddress,chain\n%,1\n', { delimiter: ',' }],
    ['"a, b",address,chain\nx,%,1\n', {}],
    ['"a; b"\taddress\tchain\nx\t%\t1\n', {}],
    ['"a\nb",address,chain\nx,%,1\n', {}],
    ['"a\nb"\taddress\tchain\nx\t%\t1\n', {}],
    ['address,chain\n\ufeff %\t, 1 \n', {}],
  ])('%j with %j', async (content, given) => {
    const { rows } = await read(content.replace('%', evm), given)
    expect(rows).toEqual([expect.objectContaining({ address: evm, chain: '1' })])
  })

  test.each([{ delimiter: '' }, { delimiter: ';;' }, { delimiter: '"' }, { delimiter: '\n' }, { delimiter: '¦' }, { comment: '//' }])(
    '%j is refused',
    async given => {
      expect(await refusal('address\n', given)).toEqual({ code: 'USAGE', text: expect.stringContaining('one character of ASCII') })
    },
  )

  test('lines that begin with the comment character are no rows, and count as lines', async () => {
    const { rows } = await read(`# a "quote\naddress,label\n#,,\n${evm},# no comment\n# the end`, { comment: '#' })
    expect(rows.map(({ line, cells }) => [line, cells['label']])).toEqual([[4, '# no comment']])
  })
})

describe('bad rows', () => {
  test.each(['5.29084E+47', '5,29084e+47', '-1.2E+40', '9E47', '529084000985278000000000', '#NAME?', '########', ' 1.23457E+48 '])(
    '"%s" is what a spreadsheet made of an address',
    async cell => {
      const { rows } = await read(`address,chain\n"${cell}",1\n`)
      expect(rows[0]?.fault?.code).toBe('EXCEL_MANGLED')
    },
  )

  test('extra cells are kept under names of their own', async () => {
    const { rows } = await read(`address,column_3\n${evm},1,2,3\n`)
    expect(JSON.stringify(rows[0]?.cells)).toBe(`{"address":"${evm}","column_3":"1","column_3_":"2","column_4":"3"}`)
  })

  test('a quote where none can be costs its own line and no other', async () => {
    const { rows } = await read(`address,label\n${evm},5" pipe\n${evm},"a"b\n${evm},"good ""one"""\n`)
    expect(rows.map(({ line, cells, fault }) => [line, cells['label'], fault?.code])).toEqual([
      [2, '5" pipe', 'CSV_BAD_ROW'],
      [3, '"a"b', 'CSV_BAD_ROW'],
      [4, 'good "one"', undefined],
    ])
  })

  test('a header that cannot be read is refused', async () => {
    expect(await refusal('address,5" pipe\n')).toEqual({
      code: 'CSV_BAD_ROW',
      text: expect.stringContaining('a quote stands where none can be'),
    })
    expect((await refusal(`address,${'x'.repeat(70_000)}\n`)).text).toContain('longer than 65536 bytes')
  })

  test('an open quote is on the line where it opens, in the middle of a record too', async () => {
    expect((await refusal(`address,a,b\n${evm},"two\r\nlines","open\n`)).text).toContain('the quote that opens on line 3 is never closed')
  })

  test('a quote that never closes is found after 65,536 bytes, with its line, and no row is given', async () => {
    const content = `address,label\n${evm},"two\nlines"\n${evm},"open\n${`${evm},x\n`.repeat(20_000)}`
    expect(await refusal(content)).toEqual({ code: 'CSV_BAD_ROW', text: expect.stringMatching(/on line 4 is never closed\n.*65536 bytes/) })
  })

  test.each([
    ['the address', `${key},x,1`],
    ['the chain', `${evm},x,${key}`],
    ['an address with its chain', `eth:${key},x,1`],
    ['another cell of the same row', `${key},mine ${key},1`],
    ['typographic quotes', `“${key}”,x,1`],
    ['a row that is too short', key],
    ['a row that is too long', `${evm},x,1,${key}`],
    ['a row with a stray quote', `${evm},5" ${key},1,${key}`],
    ['a seed phrase', `"${'abandon '.repeat(11)}about",x,1`],
  ])('a key as %s does not come out', async (_, row) => {
    const { rows } = await read(`address,label,chain\n${row}\n`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.fault).toBeDefined()
    const out = JSON.stringify(rows)
    expect(out).not.toContain('abandon')
    expect(out).not.toContain(key.slice(4, 20))
  })

  test('a hash in a column of the user is a cell like any other', async () => {
    const { rows } = await read(`address,tx\n${evm},${key}\n`)
    expect(rows[0]).toMatchObject({ cells: { tx: key }, address: evm })
    expect(rows[0]?.fault).toBeUndefined()
  })
})

test.each(['', '\n\n', '\ufeff', 'address,chain\n', '\ufeffaddress\r\n\r\n'])(
  '%j has no rows, which is no failure of reading',
  async content => {
    expect((await read(content)).rows).toEqual([])
  },
)

test('a result of ours can be read again', async () => {
  const { rows, columns } = await read(
    `address,chain,cv_line,cv_status,cv_chain_id,cv_flags\n${evm},ethereum,2,scored,1,"[GoPlus] a; [Explorer] b, c"\n`,
  )
  expect(columns).toEqual(['address', 'chain', 'cv_line', 'cv_status', 'cv_chain_id', 'cv_flags'])
  expect(rows[0]).toMatchObject({ address: evm, chain: 'ethereum', cells: { cv_flags: '[GoPlus] a; [Explorer] b, c' } })
})
