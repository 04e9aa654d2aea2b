import { known, readWhole } from '../../read.ts'
import { slotToDate } from './slots.ts'

/**
 * A native script: conditions on signatures and on the slots in which a transaction is valid (ledger specification,
 * "Timelock scripts"; the JSON form is that of cardano-cli).
 */
export type NativeScript =
  | { readonly type: 'sig'; readonly keyHash: string }
  | { readonly type: 'all'; readonly scripts: readonly NativeScript[] }
  | { readonly type: 'any'; readonly scripts: readonly NativeScript[] }
  | { readonly type: 'atLeast'; readonly required: bigint; readonly scripts: readonly NativeScript[] }
  | { readonly type: 'before' | 'after'; readonly slot: bigint }

/** More than a transaction of 16 KiB can carry. */
const mostParts = 1_000
const lastSlot = 2n ** 64n - 1n

/** The script in its JSON form, or `undefined` where a part of it is none of the six kinds. */
export function readNativeScript(raw: unknown): NativeScript | undefined {
  let parts = 0
  const read = (node: unknown): NativeScript | undefined => {
    if (++parts > mostParts || typeof node !== 'object' || node === null) return undefined
    const { type, keyHash, slot, required, scripts } = node as Readonly<Record<string, unknown>>
    if (type === 'sig') return typeof keyHash === 'string' && /^[0-9a-f]{56}$/.test(keyHash) ? { type, keyHash } : undefined
    if (type === 'before' || type === 'after') {
      const at = known(readWhole(slot, lastSlot))
      return at === undefined ? undefined : { type, slot: at }
    }
    if ((type !== 'all' && type !== 'any' && type !== 'atLeast') || !Array.isArray(scripts)) return undefined
    const inner = scripts.map(read)
    if (!inner.every(part => part !== undefined)) return undefined
    if (type !== 'atLeast') return { type, scripts: inner }
    const least = known(readWhole(required, lastSlot))
    return least === undefined ? undefined : { type, required: least, scripts: inner }
  }
  return read(raw)
}

/**
 * Whether the owners of `keys` can satisfy the script in a slot. They choose the bounds of their transaction as narrow as
 * possible: a "before" must lie behind the slot, an "after" at it or in front of it.
 */
export function satisfies(script: NativeScript, keys: ReadonlySet<string>, slot: bigint): boolean {
  switch (script.type) {
    case 'sig':
      return keys.has(script.keyHash)
    case 'before':
      return slot < script.slot
    case 'after':
      return slot >= script.slot
    case 'all':
      return script.scripts.every(part => satisfies(part, keys, slot))
    case 'any':
      return script.scripts.some(part => satisfies(part, keys, slot))
    case 'atLeast':
      return script.scripts.reduce((met, part) => (satisfies(part, keys, slot) ? met + 1n : met), 0n) >= script.required
  }
}

/** Who can satisfy a script from a slot on, at the time when it takes least. */
export interface Holders {
  /** "anybody" needs no signature, for "account" one key is enough, "several" keys must sign together. */
  readonly kind: 'anybody' | 'account' | 'several' | 'nobody'
  /** Keys of which each alone is enough; for "several" all that the script names. Hashes in hex. */
  readonly keys: readonly string[]
  /** First slot in which they can, where that is in the future. */
  readonly from?: bigint
  /** Slot from which nobody can any more; absent when that never comes. */
  readonly until?: bigint
}

const gravest = ['anybody', 'account', 'several', 'nobody'] as const

/**
 * Who can satisfy the script in `now` or any later slot. Slots named in the script cut the future into stretches in which
 * nothing changes, and more signatures never harm: so no key, one key and all keys together tell everything.
 */
export function holdersOf(script: NativeScript, now: bigint): Holders {
  const all = new Set(keysOf(script))
  const starts = [now, ...slotsOf(script).filter(slot => slot > now)]
  const stretches = starts.map(slot => ({ slot, ...inSlot(script, all, slot) }))
  const worst = gravest.find(kind => stretches.some(stretch => stretch.kind === kind)) ?? 'nobody'
  if (worst === 'nobody') return { kind: worst, keys: [] }
  const those = stretches.filter(({ kind }) => kind === worst)
  const last = stretches.findLastIndex(({ kind }) => kind !== 'nobody')
  const from = those[0]?.slot
  const until = stretches[last + 1]?.slot
  return {
    kind: worst,
    keys: [...new Set(those.flatMap(({ keys }) => keys))],
    ...(from !== undefined && from > now && { from }),
    ...(until !== undefined && { until }),
  }
}

function inSlot(script: NativeScript, all: ReadonlySet<string>, slot: bigint): Pick<Holders, 'kind' | 'keys'> {
  const alone = enoughAlone(script, slot)
  if (alone === 'nothing') return { kind: 'anybody', keys: [] }
  if (alone.size > 0) return { kind: 'account', keys: [...alone] }
  return satisfies(script, all, slot) ? { kind: 'several', keys: [...all] } : { kind: 'nobody', keys: [] }
}

/** Keys of which each satisfies the script by itself in a slot; "nothing" where it takes no key at all. */
function enoughAlone(script: NativeScript, slot: bigint): ReadonlySet<string> | 'nothing' {
  if (script.type === 'sig') return new Set([script.keyHash])
  if ('slot' in script) return satisfies(script, new Set(), slot) ? 'nothing' : new Set()
  let missing = script.type === 'all' ? script.scripts.length : script.type === 'any' ? 1 : script.required
  const times = new Map<string, number>()
  for (const part of script.scripts) {
    const alone = enoughAlone(part, slot)
    if (alone === 'nothing') missing--
    else {
      for (const key of alone) {
        const seen = times.get(key)
        times.set(key, seen === undefined ? 1 : seen + 1)
      }
    }
  }
  return missing <= 0 ? 'nothing' : new Set([...times].flatMap(([key, count]) => (count >= missing ? [key] : [])))
}

function leavesOf(script: NativeScript): readonly NativeScript[] {
  return 'scripts' in script ? script.scripts.flatMap(leavesOf) : [script]
}

/** Every key the script names, once, in its order. */
const keysOf = (script: NativeScript): readonly string[] => [
  ...new Set(leavesOf(script).flatMap(leaf => (leaf.type === 'sig' ? [leaf.keyHash] : []))),
]

/** Every slot the script names, ascending. */
const slotsOf = (script: NativeScript): readonly bigint[] =>
  [...new Set(leavesOf(script).flatMap(leaf => ('slot' in leaf ? [leaf.slot] : [])))].sort((a, b) => (a < b ? -1 : 1))

/** Parts beyond which a script is only counted. */
const mostWords = 8

/** The script as a sentence part: "all of (before slot 90915881 (2023-04-26T04:09:32Z), key 39a1…)". Digits and our own words only. */
export function inWords(script: NativeScript): string {
  if (script.type === 'sig') return `key ${script.keyHash}`
  if ('slot' in script) return `${script.type} slot ${script.slot}${dateOf(script.slot)}`
  const lead = 'required' in script ? `at least ${script.required} of` : `${script.type} of`
  const shown =
    leavesOf(script).length > mostWords ? `${keysOf(script).length} keys and other conditions` : script.scripts.map(inWords).join(', ')
  return `${lead} (${shown})`
}

function dateOf(slot: bigint): string {
  const date = slotToDate(slot)
  return date ? ` (${date.toISOString().slice(0, 19)}Z)` : ''
}
