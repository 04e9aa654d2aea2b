import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Report } from '../../src/api/report.ts'
import { renderReport } from '../../src/output/index.ts'
import { junit } from '../../src/output/junit.ts'
import { anyReport, manyMixed, onlyBadRows, page, reportOf, row, sampleReports, walletResult } from '../support/reports.ts'

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

/** The rules of XML 1.0 that a document of elements, attributes and text has to keep; throws where one is broken. */
function parseXml(document: string): Element {
  // 2.2: the characters that may stand in a document
  const illegal = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.exec(document)
  if (illegal) throw new Error(`U+${illegal[0].codePointAt(0)?.toString(16)} is not a character of XML`)
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
  if (!document.startsWith(declaration)) throw new Error('no declaration')
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const token = /<(\/?)([A-Za-z][\w.-]*)((?:\s+[A-Za-z][\w.-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
  const body = document.slice(declaration.length)
  let at = 0
  while (at < body.length) {
    token.lastIndex = at
    const [all, slash, name = '', attributes = '', alone, text] = token.exec(body) ?? []
    if (all === undefined) throw new Error(`no XML at: ${body.slice(at, at + 60)}`)
    at += all.length
    const parent = open.at(-1)
    if (!parent) throw new Error('text behind the root')
    if (text !== undefined) {
      if (text.includes(']]>')) throw new Error(']]> in text (2.4)')
      parent.text += decoded(text)
    } else if (slash) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`)
    } else {
      const pairs = [...attributes.matchAll(/([A-Za-z][\w.-]*)="([^"<]*)"/g)].map(
        ([, key = '', value = '']) => [key, decoded(value)] as const,
      )
      if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error('an attribute stands twice')
      const element: Element = { name, attributes: Object.fromEntries(pairs), children: [], text: '' }
      parent.children.push(element)
      if (!alone) open.push(element)
    }
  }
  const [only, ...more] = root.children
  if (open.length !== 1 || !only || more.length > 0 || root.text.trim() !== '') throw new Error('not one root')
  return only
}

function decoded(text: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(?:(\w+);)?/g, (all, name: string | undefined) => {
    const character = name === undefined ? undefined : entities[name]
    if (character === undefined) throw new Error(`${all} is no entity`)
    return character
  })
}

const casesOf = (report: Report) => parseXml(renderReport(junit, report, page())).children.flatMap(({ children }) => children)

test('the strict reader refuses what is not well-formed', () => {
  for (const body of [
    '<a>',
    '<a></b>',
    '<a x="1" x="2"/>',
    '<a>]]></a>',
    '<a>&nbsp;</a>',
    '<a>&</a>',
    '<a/><b/>',
    '<a x=1/>',
    '<a>\u0000</a>',
    '<a>\ufffe</a>',
  ])
    expect(() => parseXml(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`), body).toThrow()
})

test('suites, failures and errors are those of the specification', () => {
  const text = renderReport(junit, manyMixed, page())
  expect(text).toContain(`<testsuites name="chainvet" tests="6" failures="1" errors="2" skipped="0" time="4.1">
  <testsuite name="wallet.ethereum" tests="5" failures="1" errors="1" skipped="0" timestamp="2026-11-20T19:02:36">
    <testcase classname="wallet.ethereum" name="0x52908400098527886E0F7030069857D2E4169EE7" file="treasury/wallets.csv" line="2">
      <failure type="CRITICAL" message="score 100 (CRITICAL), gate is CRITICAL">[GoPlus] Address is linked to phishing activity.
[Explorer] 143 outbound transfers within one hour.</failure>
    </testcase>
`)
  expect(
    text,
  ).toContain(`    <testcase classname="wallet.ethereum" name="0x27b1fdb04752bbc536007a920d24acb045561c26" file="treasury/wallets.csv" line="4">
      <error type="UPSTREAM_UNAVAILABLE" message="502 after 4 attempts; not scored"/>
    </testcase>
`)
  expect(text).toContain('<testcase classname="wallet.unknown" name="0x5290840009852788" file="treasury/wallets.csv" line="7">')
})

test('an accepted risk is skipped, with the reason and its end', () => {
  const ignored = { reason: 'hot wallet & "mixer"', expires: '2027-01-31', accepted_level: 'CRITICAL' as const }
  const [only] = casesOf(reportOf([row(2, '0xa', { result: walletResult(), ignored })], { gate: { ...manyMixed.gate, tripped: false } }))
  expect(only?.children).toMatchObject([{ name: 'skipped', attributes: { message: 'ignored until 2027-01-31: hot wallet & "mixer"' } }])
})

test('a row without an address has a name all the same', () => {
  expect(casesOf(onlyBadRows)[0]?.attributes['name']).toBe('(empty)')
})

test('an address of the command line has no file', () => {
  expect(casesOf(sampleReports.criticalWallet)[0]?.attributes).toEqual({
    classname: 'wallet.ethereum',
    name: '0x52908400098527886E0F7030069857D2E4169EE7',
  })
})

describe('is well-formed, and its counts are true', () => {
  const counts = (report: Report) => {
    const root = parseXml(renderReport(junit, report, page()))
    for (const element of [root, ...root.children]) {
      const cases = element === root ? root.children.flatMap(({ children }) => children) : element.children
      const having = (name: string) => cases.filter(({ children }) => children.some(child => child.name === name)).length
      const { tests, failures, errors, skipped } = element.attributes
      expect([tests, failures, errors, skipped]).toEqual([cases.length, having('failure'), having('error'), having('skipped')].map(String))
    }
    expect(root.attributes['tests']).toBe(String(report.results.length))
  }

  test.each(Object.entries(sampleReports))('for %s', (_, report) => counts(report))

  test('for any report', () => {
    fc.assert(fc.property(anyReport, counts), { seed: 1, numRuns: 300 })
  })

  test.each([']]>', '&amp;', '<b>', '"', "'", '\ufffe\uffff', '\u0000', '\ud800', 'a\nb', '<!--', '<![CDATA['])(
    'whatever a flag says: %j',
    flag => {
      const [only] = casesOf(reportOf([row(2, '0xa', { result: walletResult({ flags: [flag] }) })], { gate: manyMixed.gate }))
      const shown = only?.children[0]?.text
      // what XML can write comes back as it was, the rest as its escape
      expect(shown).toMatch(/^[\x20-\x7e]+$/)
      if (/^[\x20-\x7e]+$/.test(flag)) expect(shown).toBe(flag)
    },
  )
})
