import { ledgerOf, tokenDetailsOf } from '../api/ledger.ts'
import { isLevel, type Level, rankOf } from '../api/level.ts'
import type { Row } from '../api/report.ts'
import { isWalletResult, type ScanResult } from '../api/scanner.ts'
import { namedHomoglyphs } from './homoglyphs.ts'
import { visible, visibleName, visibleText } from './visible.ts'

/** The level of a row, or the word that stands in its place. */
export const levelWord = ({ status, result }: Row): string =>
  status === 'scored' && result ? result.risk_level : status === 'bad_row' ? 'BAD ROW' : 'UNSCORED'

/** How much a row deserves to be looked at. What is unknown comes before what is LOW, and a word nobody knows before all. */
export function urgency(row: Row): number {
  const word = levelWord(row)
  if (isLevel(word)) return word === 'LOW' ? 0 : 2 + rankOf(word)
  return row.status === 'scored' ? 9 : row.status === 'bad_row' ? 1 : 2
}

/** Rows in the order that was asked for; those that are equal in it keep the order of the input. */
export function arranged(rows: readonly Row[], sort: 'line' | 'level' | 'score'): Row[] {
  const score = ({ result }: Row) => result?.risk_score ?? -1
  const level = (row: Row) => (row.status === 'scored' ? 2 + urgency(row) : row.status === 'bad_row' ? 0 : 1)
  if (sort === 'line') return [...rows]
  if (sort === 'score') return [...rows].sort((a, b) => score(b) - score(a))
  return [...rows].sort((a, b) => level(b) - level(a) || score(b) - score(a))
}

/** The most urgent rows, as many as asked, in the order they came in. */
export function worstOf(rows: readonly Row[], most: number): Row[] {
  if (rows.length <= most) return [...rows]
  const kept = new Set([...rows].sort((a, b) => urgency(b) - urgency(a)).slice(0, most))
  return rows.filter(row => kept.has(row))
}

/** Rows to show under a lowest level. What has no score has no level to be below of, so it stays. */
export const atLeast = (rows: readonly Row[], lowest: Level | undefined): Row[] =>
  rows.filter(row => {
    const word = levelWord(row)
    return lowest === undefined || !isLevel(word) || rankOf(word) >= rankOf(lowest)
  })

/** The address of a row, whole; what stands in its place in a row that was not understood, cut to the width of a name. */
export function addressOf({ target, given, input }: Row): string {
  if (target) return visible(target.address)
  const text = given ?? input['address'] ?? Object.values(input)[0]
  return text === undefined || text === '' ? '(empty)' : visibleName(text)
}

export const chainOf = ({ target }: Row): string => (target ? visibleName(target.chain) : '?')

/** "2", or "wallets.csv:2" where a report covers several files. */
export const placeOf = ({ file, line }: Row): string => (file === undefined ? String(line) : `${visible(file)}:${line}`)

/** Why a row is what it is, in a cell: its first flag in a word or two, what else there is, and what to know about it. */
export function briefReason(row: Row): string {
  const { status, result, error } = row
  const [first, ...others] = status === 'scored' && result ? result.flags : []
  const flag = first === undefined || !result ? [] : [`${shortened(result, first)}${others.length > 0 ? ` (+${others.length})` : ''}`]
  return [...flag, ...(status === 'scored' ? [] : [visibleName(error?.code ?? 'UNSCORED')]), ...deceptiveName(row), ...remarks(row)].join(
    '; ',
  )
}

/** The name of a token, where letters of it are not what they look like. */
export function deceptiveName({ result }: Row): string[] {
  if (!result || isWalletResult(result)) return []
  const name: unknown = tokenDetailsOf(result)?.['name']
  if (typeof name !== 'string') return []
  const told = namedHomoglyphs(name)
  return told === visibleName(name) ? [] : [`name ${told}`]
}

/** What a row carries besides its verdict, one thought a text. */
export function remarks({ look_alikes, ignored, duplicate_of, baseline }: Row): string[] {
  return [
    ...look_alikes.map(({ known, name, shared_prefix, shared_suffix }) => {
      const whom = name === null ? visible(known) : `"${visibleName(name)}"`
      return `looks like ${whom} (first ${shared_prefix} and last ${shared_suffix} agree)`
    }),
    ...(ignored ? [`ignored until ${visibleName(ignored.expires)}`] : []),
    ...(duplicate_of === null ? [] : [`same as line ${duplicate_of}`]),
    ...(baseline === 'new' || baseline === 'worse' ? [`${baseline} since the baseline`] : []),
  ]
}

/** A sentence longer than this is no sentence. */
const mostOfSentence = 1_000

/** Tag and sentence of "[GoPlus] Address is linked to phishing activity."; a text without a tag is all sentence. */
export function partsOf(flag: string): { tag: string; sentence: string } {
  const [, tag = '?', sentence = flag] = /^\[([^\]]+)\] (.*)$/s.exec(flag) ?? []
  return { tag: visibleName(tag), sentence: visibleText(sentence, mostOfSentence) }
}

function shortened(result: ScanResult, flag: string): string {
  const check = ledgerOf(result)?.checks.find(({ outcome, source, sentence }) => outcome === 'raised' && flag === `[${source}] ${sentence}`)
  if (check) return visibleName(check.id.replace(/^[a-z]+\//, '').replaceAll('-', ' '))
  const { tag, sentence } = partsOf(flag)
  // a sentence that says what is not there, or not known, must not be shortened to what it speaks of
  const plain = tag !== 'Coverage' && !/\b(?:no|not|never|without|missing|unknown)\b|n't\b/i.test(sentence)
  const subject = plain ? subjects.find(([, words]) => words.test(sentence))?.[0] : undefined
  return subject ?? cut(sentence.replace(/\.$/, ''))
}

/** What sentences of services without ids speak of. */
const subjects: readonly (readonly [string, RegExp])[] = [
  ['sanctioned', /\bsanction/i],
  ['phishing', /\bphishing\b/i],
  ['honeypot', /\bhoneypot\b/i],
  ['mixer', /\bmix(?:er|ing)\b/i],
  ['stolen funds', /\b(?:stolen|steal|theft)/i],
  ['money laundering', /\blaundering\b/i],
  ['blackmail', /\bblackmail/i],
  ['scam', /\bscam/i],
]

/** At most 40 characters, whole words where there are any. */
function cut(sentence: string): string {
  const characters = [...sentence]
  if (characters.length <= 40) return sentence
  const short = characters.slice(0, 37).join('')
  return `${short.replace(/(?<=\S{4}.*)\s+\S*$/, '')}...`
}
