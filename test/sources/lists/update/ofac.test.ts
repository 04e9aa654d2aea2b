import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { ofac } from '../../../../src/sources/lists/update/ofac.ts'
import { createXml } from '../../../../src/sources/lists/update/xml.ts'
import { sdn, zipped } from '../../../support/sdn.ts'

const folder = mkdtempSync(join(tmpdir(), 'chainvet-ofac-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let made = 0
const read = (content: string | Buffer) => {
  const path = join(folder, String(made++))
  writeFileSync(path, content)
  return ofac.read([path])
}
const evm = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const bitcoin = '149w62rY42aZBox8fGcmqNsXUzSStKeq8C'
const party = { name: 'LAZARUS GROUP', programmes: ['DPRK3'], listedOn: '2019-09-13' }

test('name, programme and date of the party are those of its addresses', async () => {
  const { entries, issuedOn, foreign } = await read(
    sdn([{ ...party, addresses: [['ETH', evm.toLowerCase()]], programmes: ['DPRK3', 'CYBER2'] }], { issuedOn: '2026-11-05' }),
  )
  expect([issuedOn, foreign]).toEqual(['2026-11-05', 0])
  expect(entries).toEqual([
    {
      address: evm,
      record: {
        category: 'sanctions',
        list: 'OFAC SDN',
        entity: 'LAZARUS GROUP',
        programme: 'CYBER2;DPRK3',
        listedOn: '2019-09-13',
        confidence: 'official',
        family: 'evm',
      },
    },
  ])
})

test('the form of an address says what it is, not the currency in front of it', async () => {
  const addresses = [
    ['USDT', tron],
    ['USDT', evm],
    ['USDT', bitcoin],
    ['XBT', tron],
    ['XMR', '4AdUndXHHZ6cfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2684Rge'],
  ] as const
  const { entries, foreign } = await read(sdn([{ ...party, addresses }]))
  expect(entries.map(({ record: { family } }) => family)).toEqual(['tron', 'evm', 'bitcoin', 'tron'])
  expect(foreign).toBe(1)
})

test('another namespace, and a prefix in front of every name, are the same list', async () => {
  const plain = sdn([{ ...party, addresses: [['ETH', evm]] }], { namespace: 'http://www.un.org/sanctions/1.0' })
  const prefixed = plain.replace(/<(\/?)([A-Z])/g, '<$1sdn:$2').replace('xmlns=', 'xmlns:sdn=')
  expect((await read(prefixed)).entries).toEqual((await read(plain)).entries)
})

test('an archive holds the same list', async () => {
  const xml = sdn([{ ...party, addresses: [['ETH', evm]] }], { padding: 200_000 })
  expect(await read(zipped('SDN_ADVANCED.XML', Buffer.from(xml)))).toEqual(await read(xml))
})

describe('what is no list of OFAC', () => {
  const good = sdn([{ ...party, addresses: [['ETH', evm]] }])
  const archive = zipped('SDN_ADVANCED.XML', Buffer.from(good))
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><Sanctions>&b;</Sanctions>`
  const bodies: [string, string | Buffer, RegExp][] = [
    ['nothing', '', /^it is cut off$/],
    ['a page for people', '<!DOCTYPE html><html><body>Access denied</body></html>', /declares types or entities/],
    ['a page without a declaration', '<html><body>Access denied</body></html>', /^it is not the list of OFAC$/],
    ['a list that is cut off', good.slice(0, -20), /^it is cut off$/],
    ['entities that grow', bomb, /declares types or entities/],
    ['an entity nobody has declared', good.replace('LAZARUS', '&xxe;'), /^it refers to an entity that XML does not have$/],
    ['elements that close wrongly', good.replace('</DateOfIssue>', '</DateOfIsue>'), /^its elements do not close as they open$/],
    ['elements in elements without end', `<Sanctions>${'<a>'.repeat(100)}`, /^it nests deeper than 64$/],
    ['a tag without end', `<Sanctions><a b="${'x'.repeat(200_000)}`, /longer than any such part should be$/],
    ['a text without end', `<Sanctions><Year>${'x'.repeat(3_000_000)}`, /longer than any such part should be$/],
    ['no date', good.replace(/<DateOfIssue[\s\S]*?<\/DateOfIssue>/, ''), /^it bears no date of issue$/],
    ['a day that does not exist', good.replace('<Month>11</Month><Day>19</Day>', '<Month>13</Month><Day>45</Day>'), /no date of issue$/],
    ['no currencies', good.replaceAll('Digital Currency', 'Analogue Currency'), /^it names no digital currency$/],
    ['bytes that are no text', Buffer.concat([Buffer.from(good.slice(0, 300)), Buffer.from([0xff, 0xfe])]), /^it is not UTF-8 text$/],
    ['an archive that is cut off', archive.subarray(0, -30), /^it is cut off$/],
    ['an archive with a bit turned', Buffer.from(archive).fill(0x55, 60, 70), /^it is damaged$/],
    ['an archive that unpacks to more than it says', zipped('a.xml', Buffer.alloc(9_000_000), { bytes: 10 }), /more than it says$/],
    [
      'an archive that says it unpacks to gigabytes',
      zipped('a.xml', Buffer.alloc(10), { bytes: 4_000_000_000 }),
      /more than the list can be$/,
    ],
    ['an archive with another checksum', zipped('a.xml', Buffer.from(good), { sum: 1 }), /^it is damaged$/],
    ['an archive of something else', zipped('readme.txt', Buffer.from(good)), /^it holds no file that ends in .xml$/],
  ]
  test.each(bodies)('%s', async (_, content, words) => {
    await expect(read(content)).rejects.toThrow(words)
  })
})

test('however the bytes are cut into pieces, the same is told', () => {
  const document = `<?xml version="1.0"?><a x="1 > 0" y='"'><!-- <b> --><b><![CDATA[<raw>]]>&lt;&#65;</b><c/></a>`
  const told = (cuts: readonly number[]): string[] => {
    const heard: string[] = []
    let text = ''
    const flush = () => {
      if (text !== '') heard.push(`"${text}"`)
      text = ''
    }
    const xml = createXml({
      open: (name, attributes) => {
        flush()
        heard.push(`<${name}${attributes}`)
      },
      text: piece => {
        text += piece
      },
      close: name => {
        flush()
        heard.push(`>${name}`)
      },
    })
    const places = [0, ...[...cuts].sort((a, b) => a - b), document.length]
    for (let at = 1; at < places.length; at++) xml.push(document.slice(places[at - 1], places[at]))
    xml.end()
    return heard
  }
  const whole = told([])
  expect(whole).toEqual([`<a x="1 > 0" y='"'`, '<b', '"<raw><A"', '>b', '<c', '>c', '>a'])
  fc.assert(
    fc.property(fc.array(fc.nat(document.length), { maxLength: 12 }), cuts => {
      expect(told(cuts)).toEqual(whole)
    }),
  )
})
