import type { Kind, Target } from '../api/report.ts'
import { checksummed } from '../chains/encoding/keccak.ts'
import { type Chain, chainById } from '../chains/index.ts'

type Known = Pick<Target, 'kind' | 'given' | 'chain' | 'chain_id'>

/**
 * The target of an EVM address. Its canonical spelling takes a hash, and few documents show it: the members that need it
 * are made when they are read. They are inherited, because members of its own would cost each row more than the hash.
 */
export function lateTarget(kind: Kind, given: string, chain: Chain): Target {
  const target: Writable<Known> = Object.create(late)
  target.kind = kind
  target.given = given
  target.chain = chain.names[0] as string
  target.chain_id = chain.id
  return target as Target
}

type Writable<T> = { -readonly [key in keyof T]: T[key] }

const late: object = Object.freeze(
  Object.defineProperties(
    {},
    {
      address: {
        get(this: Known): string {
          return checksummed(this.given)
        },
      },
      caip10: {
        get(this: Known): string {
          return `${chainById(this.chain_id).caip2}:${checksummed(this.given)}`
        },
      },
      toJSON: { value: written },
    },
  ),
)

/** All members, in the order in which a target that was made at once has them. */
function written(this: Known): Target {
  const { kind, given, chain, chain_id } = this
  const address = checksummed(given)
  return { kind, given, address, chain, chain_id, caip10: `${chainById(chain_id).caip2}:${address}` }
}
