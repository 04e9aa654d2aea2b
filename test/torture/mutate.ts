import { readFileSync } from 'node:fs'
import { pathsIn, spoil, spoilings } from '../sources/families/change.ts'
import { unsaidWhenNone } from '../sources/families/sweep.ts'
import type { Random } from './random.ts'

/** Scalars that readers of numbers mistake: those of the corpus, and the edges of the types that chains count in. */
const edges: readonly string[] = [
  ...(JSON.parse(readFileSync(new URL('../corpus/numbers.json', import.meta.url), 'utf8')) as { cases: { raw: string }[] }).cases.flatMap(
    ({ raw }) => (raw.startsWith('<') ? [] : [raw]),
  ),
  ...['0', '-1', '-0', '1e999', '1e-9', '0.1', '9007199254740993', '18446744073709551615', '1'.repeat(78), '1'.repeat(101), 'NaN', '""'],
  ...['null', 'true', 'false', '{}', '[]', '"0x"', '"0x0"', `"0x${'f'.repeat(64)}"`, `"0x${'f'.repeat(65)}"`, '"-1"', '"1e3"', '"\\u0000"'],
]

/** Names that reach a prototype. */
const poison = ['"__proto__":{"polluted":true}', '"constructor":{"prototype":{"polluted":true}}', '"\\u005f_proto__":{"polluted":true}']

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

interface Token {
  readonly text: string
  readonly at: number
}

const manners = ['bytes', 'cut', 'token', 'retyped', 'edge', 'twice', 'poison', 'splice', 'whole', 'swollen', 'field'] as const
type Manner = (typeof manners)[number]

/** The body with one to three mutations, each of which knows what JSON is. `others` are bodies of other answers. */
export function mutated(
  text: string,
  random: Random,
  others: readonly string[],
): { readonly body: Buffer; readonly manners: readonly Manner[] } {
  const times = random.below(4) === 0 ? 2 + random.below(2) : 1
  let body: Buffer = Buffer.from(text)
  const done: Manner[] = []
  for (let time = 0; time < times; time++) {
    const manner = random.pick(manners)
    done.push(manner)
    body = inManner(manner, body, random, others)
  }
  return { body, manners: done }
}

function inManner(manner: Manner, body: Buffer, random: Random, others: readonly string[]): Buffer {
  if (manner === 'bytes') return withBytes(body, random)
  if (manner === 'cut') return body.subarray(0, random.below(body.length + 1))
  const text = body.toString()
  if (manner === 'whole') return Buffer.from(random.pick(others))
  if (manner === 'field') return Buffer.from(withField(text, random))
  const tokens = tokensAround(text, random)
  if (tokens.length === 0) return body
  return Buffer.from(withTokens(manner, text, tokens, random, others))
}

/** Some bytes turned, taken out, put in or repeated. */
function withBytes(body: Buffer, random: Random): Buffer {
  const at = random.below(body.length + 1)
  const length = 1 + random.below(random.below(8) === 0 ? 64 : 4)
  const [before, touched, after] = [body.subarray(0, at), body.subarray(at, at + length), body.subarray(at + length)]
  switch (random.below(4)) {
    case 0:
      return Buffer.concat([before, touched.map(byte => byte ^ (1 << random.below(8))), after])
    case 1:
      return Buffer.concat([before, after])
    case 2:
      return Buffer.concat([before, random.bytes(length), touched, after])
    default:
      return Buffer.concat([before, touched, touched, after])
  }
}

/** Tokens of the text, or of a part of a long one. */
function tokensAround(text: string, random: Random): readonly Token[] {
  const start = text.length > 20_000 ? text.indexOf(',', random.below(text.length - 10_000)) + 1 : 0
  return [...text.slice(start, start + 20_000).matchAll(token)].map(match => ({ text: match[0], at: start + match.index }))
}

const isValue = ({ text }: Token): boolean => !/^[{}[\],:]$/.test(text)

function withTokens(manner: Manner, text: string, tokens: readonly Token[], random: Random, others: readonly string[]): string {
  const replaced = ({ at, text: old }: Token, next: string) => text.slice(0, at) + next + text.slice(at + old.length)
  const chosen = random.pick(tokens)
  const values = tokens.filter((each, at) => isValue(each) && tokens[at + 1]?.text !== ':')
  const value = values.length > 0 ? random.pick(values) : chosen
  switch (manner) {
    case 'token':
      return replaced(chosen, random.pick(['', random.pick(tokens).text, `${chosen.text}${chosen.text}`, ',', '}', ']', '{', '"']))
    case 'retyped':
      return replaced(
        value,
        random.pick([
          `[${value.text}]`,
          `{"value":${value.text}}`,
          JSON.stringify(value.text),
          value.text.replace(/^"(.*)"$/s, '$1'),
          'null',
          '""',
        ]),
      )
    case 'edge':
      return replaced(value, random.pick(edges))
    case 'twice': {
      const keys = tokens.filter((each, at) => each.text.startsWith('"') && tokens[at + 1]?.text === ':')
      const key = keys.length > 0 ? random.pick(keys) : chosen
      return replaced(key, `${key.text}:${random.pick(edges)},${key.text}`)
    }
    case 'poison': {
      const open = tokens.filter(each => each.text === '{')
      const place = open.length > 0 ? random.pick(open) : chosen
      return replaced(place, `{${random.pick(poison)},`)
    }
    case 'splice': {
      const [from, start] = [random.pick(others), random.next()]
      const at = Math.floor(start * from.length)
      const part = [...from.slice(at, at + 2_000).matchAll(token)]
        .map(match => match[0])
        .filter(piece => /^["\d]|^(?:true|false|null)$/.test(piece))
      return part.length > 0 ? replaced(value, random.pick(part)) : text
    }
    default:
      return replaced(
        value,
        random.pick([
          '['.repeat(200) + ']'.repeat(200),
          '['.repeat(100_000),
          JSON.stringify('9'.repeat(100_000)),
          `[${Array(2_000).fill(value.text).join(',')}]`,
          '9'.repeat(50_000),
        ]),
      )
  }
}

/** One field deleted, null, empty or retyped. */
function withField(text: string, random: Random): string {
  try {
    const parsed = JSON.parse(text)
    const paths = pathsIn(parsed)
    return paths.length === 0 ? text : (JSON.stringify(spoil(parsed, random.pick(paths), random.pick(spoilings))) ?? '')
  } catch {
    return text
  }
}

/**
 * Whether the mutated text says something else than the original, as any host can: a value of the same type, or more of them. A
 * text that says less, or says it in a way that is no JSON or in which a key stands twice, says nothing else.
 */
export function saysAnother(before: string, after: string): boolean {
  let parsed: unknown
  try {
    parsed = JSON.parse(after.replace(/^\ufeff/, ''))
  } catch {
    return false
  }
  return differs(JSON.parse(before), parsed)
}

function differs(before: unknown, after: unknown): boolean {
  if (before === after || after === null || after === '' || after === undefined) return false
  if (Array.isArray(before)) {
    if (!Array.isArray(after)) return false
    // a shorter list is the list of another history
    return after.length !== before.length || after.some((item, at) => item === null || differs(before[at], item))
  }
  if (typeof before === 'object' && before !== null) {
    if (typeof after !== 'object' || Array.isArray(after)) return false
    const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
    return (
      Object.keys(now).some(name => !(name in old) || differs(old[name], now[name])) ||
      Object.keys(old).some(name => unsaidWhenNone.test(name) && !(name in now)) ||
      // on Solana an account that is null does not exist
      (now['value'] === null && old['value'] !== null)
    )
  }
  // a number is told in a text as well as without quotes, and read alike
  return before === null || typeof after === typeof before || (isNumber(before) && isNumber(after) && String(before) !== String(after))
}

const isNumber = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && /^\d{1,100}$/.test(value))
