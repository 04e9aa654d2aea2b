/** Where a user's keys may stand, so that none of them is written. */
export interface Secrets {
  /** URLs of the user's own: a part of them may be a key. */
  readonly own: readonly URL[]
  readonly keys: readonly string[]
}

/** Takes keys out of what is written. The same URL always becomes the same text, so that a request is found again. */
export interface Redactor {
  url(url: URL): string
  /** Bodies, in both directions. */
  text(text: string): string
}

/** Parts of paths that name an interface or a network, and never an account; and what stands in place of those that were taken out. */
const plain =
  /^(?:|-\d*|api|rpc|v\d|eth|evm|bsc|polygon|arbitrum|optimism|base|avalanche|mainnet|ext|bc|c|jsonrpc|http|https|address|main)$/i

/** Names under which providers take their keys in a query. */
const named = /^(?:api[-_]?key|apikey|key|dkey|secret|auth|access[-_]?token|project[-_]?id)$/i

/** A shorter word could stand in any answer by chance. */
const shortest = 8

const mask = '-'

export function redactor({ own, keys }: Secrets): Redactor {
  const hidden = own.flatMap(base => [...segments(base).filter(part => !plain.test(part)), ...base.searchParams.values()])
  const words = [...new Set([...hidden, ...keys].flatMap(word => [word, decoded(word)]))]
    .filter(word => word.length >= shortest)
    .sort((a, b) => b.length - a.length)
  const text = (given: string) => words.reduce((rest, word) => rest.replaceAll(word, mask), given)
  return {
    text,
    url(url) {
      const bare = new URL(url)
      bare.username = ''
      bare.password = ''
      const bases = own.filter(({ origin }) => origin === url.origin)
      bare.pathname = segments(url)
        .map(part => {
          const base = plain.test(part) ? -1 : bases.findIndex(candidate => segments(candidate).includes(part))
          // two nodes of one host stay two
          return base < 0 ? part : base === 0 ? mask : `${mask}${base + 1}`
        })
        .join('/')
      for (const name of [...bare.searchParams.keys()])
        if (named.test(name) || bases.some(base => base.searchParams.has(name))) bare.searchParams.set(name, mask)
      return text(bare.href)
    },
  }
}

const segments = ({ pathname }: URL): string[] => pathname.split('/')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
