import unhomoglyph from 'unhomoglyph'
import type { Proof } from '../evidence/evidence.ts'
import type { Identity, RegistryToken } from '../evidence/identity.ts'
import registry from './lists/registry.json' with { type: 'json' }

interface Row extends RegistryToken {
  readonly chain: number
}

const rows = registry as readonly Row[]

const byPlace = new Map(rows.map(row => [`${row.chain} ${row.address}`, row]))

/** The token of the registry that has this address, in its canonical spelling. */
export function registered(chainId: number, address: string): RegistryToken | undefined {
  const row = byPlace.get(`${chainId} ${address}`)
  return row && plain(row)
}

/** Compares a token with the registry of its chain. An address decides; a symbol alone never makes a token the real one. */
export function identityOf(
  chainId: number,
  address: string,
  { name, symbol }: { name?: string | undefined; symbol?: string | undefined },
): Identity {
  const here = rows.filter(({ chain }) => chain === chainId)
  const canonical = here.find(row => row.address === address)
  const resembles = canonical ? [] : here.flatMap(token => likeness(token, { name, symbol }))
  const proof: Proof = {
    source: 'Registry',
    method: 'list',
    params: { chain_id: chainId, entries: here.length },
    result: canonical ? canonical.symbol : 'not in it',
  }
  return {
    ...(canonical && { canonical: plain(canonical) }),
    resembles,
    // the real one may be called as it likes
    tricks: canonical ? [] : [...new Set([...tricksIn(name), ...tricksIn(symbol)])],
    ...(!canonical && [name, symbol].some(isSite) && { site: true as const }),
    proofs: [proof],
  }
}

const plain = ({ symbol, name, address }: Row): RegistryToken => ({ symbol, name, address })

function likeness(token: Row, { name, symbol }: { name?: string | undefined; symbol?: string | undefined }): Identity['resembles'] {
  if (symbol === undefined || skeleton(symbol) !== skeleton(token.symbol)) return []
  if (name !== undefined && skeleton(name) === skeleton(token.name)) return [{ token: plain(token), by: 'symbol and name' }]
  const disguised = symbol.normalize('NFKC').trim().toUpperCase() !== token.symbol.normalize('NFKC').toUpperCase()
  return [{ token: plain(token), by: disguised ? 'look-alike symbol' : 'symbol' }]
}

/** What a text looks like: compatibility forms, case, invisible characters and spaces folded, look-alikes by UTS 39. */
export const skeleton = (text: string): string =>
  unhomoglyph(
    text
      .normalize('NFKC')
      .replace(unseen, '')
      .replace(/[\s.]+/g, '')
      .toUpperCase(),
  ).toUpperCase()

/** Characters without a glyph: format characters, variation selectors, fillers, soft hyphen, byte-order mark, empty Braille. */
const unseen = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\u2800/gu

const tricks: readonly (readonly [RegExp, string])[] = [
  [/\p{Bidi_Control}/u, 'a character that turns the reading direction'],
  [/(?!\p{Bidi_Control}|[\u{fe00}-\u{fe0f}])(?:\p{Default_Ignorable_Code_Point}|\p{Cf}|\u2800)/u, 'an invisible character'],
  [/\p{Cc}/u, 'a control character'],
]
const link = /https?:\/\/|www\.|t\.me\/|\.(?:com|io|org|net|xyz|finance|app|site|online|claim|gift)\b/i

/** A host name, and nothing before or behind it. */
const host = /^(?:[a-z0-9-]{1,63}\.){1,3}[a-z]{2,12}$/i
/** What asks people to come rather than says who somebody is. */
const lure = /^www\.|claim|reward|airdrop|bonus|gift|free|voucher|prize|visit/i

/**
 * Honest projects are called after their site too, but not after a place where something is to be had, nor after the site of a
 * token that somebody else made.
 */
function isSite(text: string | undefined): boolean {
  if (text === undefined || !host.test(text) || !link.test(text) || lure.test(text)) return false
  const said = [text, ...text.split('.').slice(0, -1)].map(skeleton)
  return !rows.some(({ symbol, name }) => [symbol, name].some(known => said.includes(skeleton(known))))
}

function tricksIn(text = ''): string[] {
  const characters = tricks.flatMap(([pattern, words]) => {
    const found = pattern.exec(text)?.[0]
    const code = found?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    return code === undefined ? [] : [`${words} (U+${code})`]
  })
  return link.test(text) && !isSite(text) ? [...characters, 'a link'] : characters
}
