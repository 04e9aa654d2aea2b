import { visible } from '../visible.ts'

const safe = Symbol('markup')

/** Text that may stand in a page as it is. JSON holds no symbols, so nothing from outside can pass for it. */
export interface Markup {
  readonly [safe]: string
}

export type Value = string | number | Markup | undefined | readonly Value[]

/** Builds markup. Every value is escaped unless it is markup itself; the one place where text from outside enters the page. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  trusted(parts.reduce((page, part, at) => page + textOf(values[at - 1]) + part))

/** The style, the script and the data of the page: text that stands for itself and was made safe by whoever made it. */
export const trusted = (text: string): Markup => ({ [safe]: text })

export const htmlOf = (value: Markup): string => value[safe]

export const nothing: Markup = trusted('')

function textOf(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  return isList(value) ? value.map(textOf).join('') : value[safe]
}

const isList = (value: Markup | readonly Value[]): value is readonly Value[] => Array.isArray(value)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '`': '&#96;' }

/** No text is longer: browsers take minutes to lay out a name of a hundred thousand letters. */
const longest = 2_000

/** Safe between tags and within quotes; characters that hide or turn text are spelled out. */
function escaped(text: string): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters in all)` : text
  return visible(cut).replace(/[&<>"'`]/g, character => entities[character] ?? character)
}
