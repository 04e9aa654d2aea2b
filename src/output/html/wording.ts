import { isLevel, type Level, rankOf } from '../../api/level.ts'
import type { Row, Target } from '../../api/report.ts'
import { chains } from '../../chains/index.ts'
import { grouped } from '../amounts.ts'
import { visibleText } from '../visible.ts'
import { type Markup, markup, nothing } from './markup.ts'

/** What a row is shown as: a word, and the class that colours it. Colour never speaks alone. */
export interface Standing {
  readonly word: string
  readonly tone: 'strange' | 'critical' | 'high' | 'medium' | 'low' | 'unknown' | 'bad' | 'idle'
}

const tones = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high', CRITICAL: 'critical' } as const

/** A scored row without a result has no score, and a level that is none of ours may be the worst there is. */
export function standingOf({ status, result }: Row): Standing {
  if (status === 'bad_row') return { word: 'BAD ROW', tone: 'bad' }
  if (status === 'no_activity') return { word: 'NO ACTIVITY', tone: 'idle' }
  if (status !== 'scored' || !result) return { word: 'UNSCORED', tone: 'unknown' }
  const { risk_level: level } = result
  return isLevel(level) ? { word: level, tone: tones[level] } : { word: visibleText(level, 24), tone: 'strange' }
}

/** Worst first. What is not known stands below MEDIUM and above LOW, where a missing check puts a score too. */
const order: readonly Standing['tone'][] = ['strange', 'critical', 'high', 'medium', 'unknown', 'bad', 'idle', 'low']

/** The larger, the less it matters. */
export const placeOf = ({ tone }: Standing): number => order.indexOf(tone)

/** Whether a row is to be counted only: its level is known, and below the one asked for. */
export const isBelow = (row: Row, least: Level | undefined): boolean => {
  const { word } = standingOf(row)
  return least !== undefined && isLevel(word) && rankOf(word) < rankOf(least)
}

export const badge = ({ word, tone }: Standing): Markup => markup`<span class="lv ${tone}">${word}</span>`

export const known = (value: number | null | undefined): string => (typeof value === 'number' ? grouped(value) : 'unknown')

/** 0.125 as "12.5 %". */
export const percent = (share: number): string => `${grouped(Math.round(share * 1000) / 10)} %`

/** "2026-11-20 19:02:36 UTC" of an ISO time in UTC; anything else as it is. */
export const moment = (time: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(time) ? `${time.slice(0, 19).replace('T', ' ')} UTC` : time

/** "45 s", "12 min", "3 days". */
export function duration(seconds: number): string {
  if (seconds < 120) return `${grouped(Math.round(seconds * 10) / 10)} s`
  if (seconds < 7200) return `${grouped(Math.round(seconds / 6) / 10)} min`
  if (seconds < 172_800) return `${grouped(Math.round(seconds / 360) / 10)} h`
  return `${grouped(Math.round(seconds / 8640) / 10)} days`
}

/** Whole units of a number of base units, digit by digit: "1000000000000000000" with 18 decimals is "1". */
export function wholeUnits(units: string, decimals: number | null): string {
  if (!/^\d{1,80}$/.test(units) || decimals === null || decimals < 0 || decimals > 80) return `${units} base units`
  const digits = units.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return rest === '' ? whole : `${whole}.${rest}`
}

/** "Ethereum"; the name that a report uses where this version has no such chain. */
export const chainName = ({ chain, chain_id }: Pick<Target, 'chain' | 'chain_id'>): string => nameOfChain(chain_id) ?? chain

const nameOfChain = (chainId: number | undefined): string | undefined => chains.find(({ id }) => id === chainId)?.name

/** The chain of a row, or what stands in its place. */
export const chainOf = ({ target, chain_id, input }: Row): string =>
  target ? chainName(target) : (nameOfChain(chain_id) ?? visibleText(input['chain'] ?? '?', 40))

/** What a row is about. An address is never shortened; a text that is none may be of any length. */
export const addressOf = ({ target, given, input }: Row): string =>
  target?.address ?? visibleText(given ?? input['address'] ?? Object.values(input).join(', '), 200)

/** "[Explorer] It is new.": its tag set apart from its sentence. */
export function sentenceOf(flag: string): Markup {
  const [, tag, sentence] = /^\[([^\]]+)\] (.*)$/s.exec(flag) ?? []
  return markup`${tag === undefined ? nothing : markup`<span class="tag">${tag}</span> `}<bdi>${sentence ?? flag}</bdi>`
}

/** Whether a column of the input is one whose meaning the table shows already. */
export const isShown = (column: string): boolean => shown.test(column.replace(/[ _-]/g, ''))

const shown =
  /^(address|walletaddress|wallet|contractaddress|contract|tokenaddress|token|account|chain|chainid|network|blockchain|type|kind|cv.*)$/i

/** The command that makes the scan again; nothing where an address could mean something to a shell. */
export function command({ kind, address, chain }: Target): string | undefined {
  return /^[\w]+$/.test(address) && /^[\w-]+$/.test(chain) ? `chainvet scan ${kind} ${address} --chain ${chain}` : undefined
}
