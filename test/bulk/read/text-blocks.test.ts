import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fileBytes } from '../../../src/bulk/read/file-bytes.ts'
import { textBlocks } from '../../../src/bulk/read/text-blocks.ts'
import { evm, inChunks, read, refusal } from './reading.ts'

const block = 262_144

async function textOf(bytes: Buffer, chunk?: number): Promise<string> {
  const parts: Buffer[] = []
  for await (const { bytes: part } of textBlocks({ file: 'x', bytes: inChunks(bytes, chunk) }).blocks) parts.push(Buffer.from(part))
  return parts.map(part => part.toString('utf8')).join('')
}

describe('UTF-8', () => {
  test.each(['é', '€', '💥', '\ufffd'])('a character that a block would cut in two comes whole: %s', async character => {
    for (const before of [block - 4, block - 3, block - 2, block - 1, block]) {
      const text = `${'a'.repeat(before)}${character}b`
      expect(await textOf(Buffer.from(text), 9_973)).toBe(text)
    }
  })

  test('one byte-order mark at the beginning is left out, and no other', async () => {
    expect(await textOf(Buffer.from('\ufeff\ufeffa\ufeff'))).toBe('\ufeffa\ufeff')
    expect(await textOf(Buffer.from(`${'a'.repeat(block)}\ufeffb`))).toBe(`${'a'.repeat(block)}\ufeffb`)
  })

  test.each<[string, number[], number]>([
    ['Latin-1', [0x63, 0xe9, 0x0a], 1],
    ['a continuation byte alone', [0x61, 0x61, 0x80], 2],
    ['a character that ends too soon', [0x61, 0xe2, 0x82], 1],
    ['an overlong slash', [0xc0, 0xaf], 0],
    ['half of a surrogate pair', [0x61, 0xed, 0xa0, 0x80], 1],
    ['a byte behind a replacement character that is meant', [0xef, 0xbf, 0xbd, 0x61, 0xff], 4],
  ])('%s is refused with the offset of its first byte', async (_, bytes, offset) => {
    const byte = `byte 0x${bytes[offset]?.toString(16)} at offset `
    for (const before of [20, block - 2, block - 1, block + 5]) {
      const content = Buffer.concat([Buffer.from('address\n'.padEnd(before, 'a')), Buffer.from(bytes)])
      expect(await refusal(content)).toEqual({
        code: 'CSV_BAD_ENCODING',
        text: expect.stringContaining(`${byte}${before + offset} is not UTF-8`),
      })
    }
  })

  test.each<[string, Buffer, RegExp]>([
    ['UTF-16 LE', Buffer.from(`\ufeffaddress\n${evm}\n`, 'utf16le'), /byte 0xff at offset 0 begins UTF-16\n.*iconv -f UTF-16/],
    ['UTF-16 BE', Buffer.from(`\ufeffaddress\n${evm}\n`, 'utf16le').swap16(), /byte 0xfe at offset 0 begins UTF-16\n/],
    ['UTF-16 without a mark', Buffer.from(`address\n${evm}\n`, 'utf16le'), /0x00, so it may be UTF-16\n/],
    ['a workbook', Buffer.from('504b0304140006', 'hex'), /workbook.*\n.*CSV UTF-8/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel workbook/],
    ['a gzip archive', Buffer.from('1f8b0800000000', 'hex'), /gzip.*\n.*gunzip/],
  ])('%s is named', async (_, content, says) => {
    expect(await refusal(content)).toEqual({ code: 'CSV_BAD_ENCODING', text: expect.stringMatching(says) })
  })

  test('no row of a block is given where a byte of the block is refused', async () => {
    const content = Buffer.concat([Buffer.from(`address\n${`${evm}\n`.repeat(100)}`), Buffer.from([0xff])])
    expect(await refusal(content)).toMatchObject({ code: 'CSV_BAD_ENCODING' })
  })
})

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-read-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are read to their end', async () => {
    const path = join(folder, 'rows.csv')
    const content = Buffer.from(`address\n${`${evm}\n`.repeat(20_000)}`)
    writeFileSync(path, content)
    const parts: Uint8Array[] = []
    for await (const part of fileBytes(path)) parts.push(Buffer.from(part))
    expect(Buffer.concat(parts).equals(content)).toBe(true)
    expect((await read(Buffer.concat(parts))).rows).toHaveLength(20_000)
  })

  test.each([
    ['missing.csv', 'there is no such file'],
    ['', 'it is a directory'],
  ])('"%s" is refused: %s', async (name, reason) => {
    const path = join(folder, name)
    await expect(fileBytes(path).next()).rejects.toMatchObject({ code: 'INPUT_NOT_FOUND', message: `cannot read ${path}: ${reason}` })
  })
})
