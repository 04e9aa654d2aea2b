import { isLevel } from '../../api/level.ts'
import { chains } from '../../chains/index.ts'
import { type Markup, markup } from '../../output/html/markup.ts'
import { badge, type Standing } from '../../output/html/wording.ts'
import { visibleText } from '../../output/visible.ts'

/** "2026-11-20 19:02:36 UTC". */
export function instant(at: Date): Markup {
  const text = at.toISOString()
  return markup`<time datetime="${text}"><span>${text.slice(0, 10)}</span> <span>${text.slice(11, 19)} UTC</span></time>`
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** "November 2026". */
export const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`

/** "1 December 2026". */
export const dayOf = (at: Date): string => `${at.getUTCDate()} ${monthOf(at)}`

/** Dollars to the cent; a price of a call may have more digits. */
export const dollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: Number.isInteger(Math.round(amount * 1e6) / 1e4) ? 2 : 6 })}`

/** The name of a chain; its number where this version has no such chain. */
export const chainNameOf = (id: number | undefined): string =>
  id === undefined ? 'unknown chain' : (chains.find(chain => chain.id === id)?.name ?? `chain ${id}`)

const tones = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high', CRITICAL: 'critical' } as const

/** How a level is shown; a word that is none of ours may be the worst there is. */
export const standingOf = (level: string): Standing =>
  isLevel(level) ? { word: level, tone: tones[level] } : { word: visibleText(level, 24), tone: 'strange' }

export const levelBadge = (level: string): Markup => badge(standingOf(level))

/** A key as it may be shown: nothing but its last four characters is known. */
export const keyName = ({ mode, ending }: { readonly mode: string; readonly ending: string }): string => `cv_${mode}_…${ending}`

export const tierNames = { free: 'Free', starter: 'Starter', growth: 'Growth', scale: 'Scale', enterprise: 'Enterprise' } as const

/** Prose of ours in which commands stand between backticks. */
export const prose = (text: string): Markup =>
  markup`${text.split('`').map((part, at) => (at % 2 === 0 ? part : markup`<code>${part}</code>`))}`

/** "the node is down" as "The node is down." */
export const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
