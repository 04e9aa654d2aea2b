import { describe, expect, test } from 'vitest'
import { errorsCsv } from '../../../src/bulk/read/errors-file.ts'
import { evm, read } from './reading.ts'

const error = { code: 'CSV_BAD_ROW', message: '"x" is, "so to say",\n wrong', hint: null }

describe('the errors file', () => {
  test('has line_number and msg in front of the columns of the input', () => {
    const { head, row } = errorsCsv({ columns: ['address', 'a_2', 'b'], header: ['Address', 'a', 'say "b"'] })
    expect(head).toBe('line_number,msg,Address,a,"say ""b"""\n')
    expect(row({ line: 7, input: { b: 'x,\r\ny', address: '=1', a_2: '' }, error })).toBe(
      '7,"CSV_BAD_ROW: ""x"" is, ""so to say"",  wrong",=1,,"x,\r\ny"\n',
    )
  })

  test('leaves empty what a short row lacks', () => {
    expect(errorsCsv({ columns: ['address', 'constructor'], header: null }).row({ line: 2, input: { address: 'x' }, error })).toMatch(
      /,x,\n$/,
    )
  })

  test('has address and chain for an input without columns', () => {
    const { head, row } = errorsCsv({ columns: null, header: null })
    expect(head).toBe('line_number,msg,address,chain\n')
    expect(row({ line: 3, input: { label: 'x', Wallet: evm, network: 'base' }, error })).toMatch(new RegExp(`,${evm},base\n$`))
    expect(row({ line: 4, input: {}, error })).toMatch(/,,\n$/)
  })

  test('can be read again, and then says the same in the same columns', async () => {
    const bad = await read('address,label\n,"a\n""b"""\n5.2E+47,c\n')
    const write = ({ columns, header, rows }: typeof bad) => {
      const { head, row } = errorsCsv({ columns, header })
      return head + rows.map(({ line, cells, fault }) => row({ line, input: cells, ...(fault && { error: fault }) })).join('')
    }
    const first = write(bad)
    const again = await read(first)
    expect(again.rows.map(({ cells }) => [cells['address'], cells['label']])).toEqual([
      ['', 'a\n"b"'],
      ['5.2E+47', 'c'],
    ])
    expect(again.rows.map(({ line }) => line)).toEqual([2, 4])
    expect(write(again).replaceAll(/^\d+/gm, '')).toBe(first.replaceAll(/^\d+/gm, ''))
  })
})
