import { blake2b } from '@noble/hashes/blake2.js'

/** A native script in the JSON of cardano-cli. */
export type PolicyScript =
  | { readonly type: 'sig'; readonly keyHash: string }
  | { readonly type: 'all' | 'any'; readonly scripts: readonly PolicyScript[] }
  | { readonly type: 'atLeast'; readonly required: number; readonly scripts: readonly PolicyScript[] }
  | { readonly type: 'before' | 'after'; readonly slot: number }

/** The policy id of a native script: blake2b-224 of a zero byte and its CBOR with lists of known length. */
export const policyOf = (script: PolicyScript): string =>
  Buffer.from(blake2b(Buffer.concat([Buffer.of(0), cbor(script)]), { dkLen: 28 })).toString('hex')

function cbor(script: PolicyScript): Buffer {
  const list = (scripts: readonly PolicyScript[]) => Buffer.concat([Buffer.of(0x80 + scripts.length), ...scripts.map(cbor)])
  switch (script.type) {
    case 'sig':
      return Buffer.from(`8200581c${script.keyHash}`, 'hex')
    case 'all':
    case 'any':
      return Buffer.concat([Buffer.of(0x82, script.type === 'all' ? 1 : 2), list(script.scripts)])
    case 'atLeast':
      return Buffer.concat([Buffer.of(0x83, 3, script.required), list(script.scripts)])
    case 'before':
    case 'after':
      return Buffer.from(`82${script.type === 'after' ? '04' : '05'}1a${script.slot.toString(16).padStart(8, '0')}`, 'hex')
  }
}

/** What an index says of a native script. */
export const asTimelock = (value: PolicyScript) => ({ type: 'timelock', value, bytes: null, size: 50 })
