import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rowsInFile } from '../../src/cli/rows-in-file.ts'

const table = { columns: ['address', 'note'], header: ['address', 'note'] }
const bare = { columns: ['address'], header: null }
const list = { columns: null, header: null }

test.each<[string, string | Buffer, Parameters<typeof rowsInFile>[1], number | undefined]>([
  ['a header and two rows', 'address,note\n0xa,b\n0xc,d\n', table, 2],
  ['no line break at the end', 'address,note\n0xa,b', table, 1],
  ['CRLF', 'address,note\r\n0xa,b\r\n0xc,d\r\n', table, 2],
  ['a line break inside of a cell', 'address,note\n0xa,"two\nlines"\n0xc,d\n', table, 2],
  ['a quote inside of a cell', 'address,note\n0xa,"he said ""no\n"""\n0xc,d\n', table, 2],
  ['empty lines', 'address,note\n\n0xa,b\n   \n\r\n', table, 1],
  ['no header', '0xa\n0xb\n', bare, 2],
  ['a header alone', 'address,note\n', table, 0],
  ['nothing', '', table, 0],
  ['a list with comments and a lone quote', '# mine\n0xa\n"\n  # more\n0xb\n', list, 3],
  ['more than is read at once', `address,note\n${'0xa,"x\ny"\n'.repeat(100_000)}`, table, 100_000],
  ['what is no UTF-8', Buffer.from('address\n0x\xff\n', 'latin1'), table, undefined],
  ['a quote that never closes', 'address,note\n0xa,"b\n', table, undefined],
  ['UTF-16', Buffer.from('\ufeffaddress\n0xa\n', 'utf16le'), table, undefined],
])('%s', async (_, content, input, rows) => {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-rows-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'rows')
  writeFileSync(path, content)
  expect(await rowsInFile(path, input)).toBe(rows)
})
