/** A place in an answer: keys from the outside in. */
export type Path = readonly (string | number)[]

/** How a value is spoiled: taken away, made empty, or given another type. None of them says a thing that the real answer did not. */
export const spoilings = ['gone', 'null', 'empty', 'retyped'] as const
export type Spoiling = (typeof spoilings)[number]

/** One change to the answers of one question; with `everywhere`, to that field in every answer of the same endpoint. */
export interface Change {
  readonly key: string
  readonly path: Path
  readonly spoiling: Spoiling
  readonly everywhere: boolean
}

export const inWords = ({ key, path, spoiling, everywhere }: Change): string =>
  `${key.slice(0, 150)} → ${path.join('.')} ${spoiling}${everywhere ? ' everywhere' : ''}`

/** The endpoint without what was asked of it: the path, and the methods of JSON-RPC. */
const endpointOf = (key: string): string =>
  `${key.split(/[? \n]/)[1]?.replace(/\/\w{26,}|addr1\w+|stake1\w+/g, '/*')} ${[...key.matchAll(/"method":"(\w+)"/g)].map(([, name]) => name).join(' ')}`

/** The field, whichever row of whichever answer of its endpoint it stands in. */
export const placeOf = ({ key, path }: Pick<Change, 'key' | 'path'>): string => `${endpointOf(key)} ${path.map(anywhere).join('.')}`

/** The answer to a question under these changes, for {@link Stage}; it stays as it is where none of them meets it. */
export function changedBy(changes: readonly Change[]): (key: string, text: string) => string {
  const meets = (key: string) => (change: Change) => (change.everywhere ? endpointOf(change.key) === endpointOf(key) : change.key === key)
  return (key, text) => {
    const met = changes.filter(meets(key))
    if (met.length === 0) return text
    const spoiled = met.reduce(
      (value: unknown, { path, spoiling, everywhere }) => spoil(value, everywhere ? path.map(anywhere) : path, spoiling),
      JSON.parse(text),
    )
    // an answer of which nothing is left is an empty body
    return JSON.stringify(spoiled) ?? ''
  }
}

/** Keys that are numbers are places in a list, or what is meant by one; addresses in the place of a key stand for each other. */
const anywhere = (part: string | number): string | number => (/^\d+$/.test(String(part)) ? '*' : part)

/** Every place of a value, the value itself left out. */
export const pathsIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => {
        const here = [...at, Array.isArray(value) ? Number(key) : key]
        return [here, ...pathsIn(part, here)]
      })
    : []

/** The value with one place of it spoiled; "*" stands for every member. */
export function spoil(value: unknown, [key, ...rest]: Path, spoiling: Spoiling): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value
  const keys = key === '*' ? Object.keys(value) : [String(key)]
  const copy: Record<string, unknown> = { ...value } as Record<string, unknown>
  for (const name of keys) {
    if (!(name in copy)) continue
    if (rest.length > 0) copy[name] = spoil(copy[name], rest, spoiling)
    else if (spoiling === 'gone') delete copy[name]
    else copy[name] = spoiling === 'null' ? null : spoiling === 'empty' ? emptied(copy[name]) : retyped(copy[name])
  }
  return Array.isArray(value) ? Object.values(copy) : copy
}

const emptied = (value: unknown): unknown =>
  Array.isArray(value) ? [] : typeof value === 'object' ? {} : typeof value === 'string' ? '' : null

/** The same thing in another type: a list becomes an object, a number its text, a text a list of it. */
function retyped(value: unknown): unknown {
  if (Array.isArray(value)) return { ...value }
  if (typeof value === 'object') return value === null ? {} : Object.values(value)
  if (typeof value === 'string') return /^-?\d{1,15}$/.test(value) ? Number(value) : [value]
  return typeof value === 'number' ? String(value) : { value }
}
