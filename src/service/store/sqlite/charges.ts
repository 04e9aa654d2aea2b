import { textOf } from '../../keys.ts'
import { periodOf } from '../../period.ts'
import { mintTimed } from '../id.ts'
import type { KnownBodies } from '../known-bodies.ts'
import { accountOf } from '../sql/accounts.ts'
import { ask, type Work, written } from '../sql/database.ts'
import { keyOf } from '../sql/keys.ts'
import { ceilingOf, usageOf } from '../sql/quota.ts'
import type { Account, KeyRecord, Reserved, Usage } from '../store.ts'
import { stored } from '../text.ts'
import { body, countIn, type Errand, type Keys, living, touch, usedIn } from './errands.ts'

/** Charges of one key that came together: they are counted by one statement, and written by one for each table. */
export interface Charges {
  readonly do: 'charges'
  readonly digest: Uint8Array
  readonly what: string
  readonly status: number
  /** When the first of them came. */
  readonly at: number
  /** When the last of them came: a key that has expired by then pays for none of them. */
  readonly until: number
  readonly calls: number
  /** JSON: of each its reservation and its place in the history, as `enterAll` and `keepAll` read it. */
  readonly rows: string
  readonly bodies: readonly Body[]
}

/** A text that may not be on the disk, and which of the charges is the first that has it. */
interface Body {
  readonly name: string
  readonly text: string
  readonly first: number
}

/** What became of charges: so many of the first were granted, and the others found the pool empty. */
export type Counted =
  | { readonly outcome: 'refused' }
  | {
      readonly outcome: 'counted'
      readonly granted: number
      readonly account: Account
      readonly key: KeyRecord
      /** After all of them. */
      readonly usage: Usage
    }

/** What is sent to the thread that writes, and who waits for it. */
export interface Order<W> {
  readonly message: Errand | Charges
  readonly all: readonly W[]
  /** Their reservations, where they are charges. */
  readonly names: readonly string[]
}

type Charge = Extract<Errand, { do: 'charge' }>
type Plain = Charge & { readonly answer: { readonly scan: object } }

/** Under an idempotency key each is looked up for itself. */
const isPlain = (errand: Errand): errand is Plain =>
  errand.do === 'charge' && errand.request.idempotency === undefined && errand.answer.scan !== undefined

/** Milliseconds for which charges are said to have come at one time. */
const atOneTime = 100

function isLike(first: Plain, other: Plain): boolean {
  const after = other.at - first.at
  return (
    after >= 0 &&
    after < atOneTime &&
    other.at < periodOf(new Date(first.at)).end.getTime() &&
    other.request.what === first.request.what &&
    other.answer.status === first.answer.status
  )
}

/** Puts together what can be done together. What is asked with one key is done in the order in which it came. */
export function ordersOf<W extends { readonly errand: Errand }>(waiting: readonly W[], known: KnownBodies): readonly Order<W>[] {
  const open = new Map<string, { readonly first: Plain; readonly all: W[] }>()
  const groups: { readonly first: Errand; readonly all: W[] }[] = []
  for (const one of waiting) {
    const { errand } = one
    if (errand.do === 'settle') {
      groups.push({ first: errand, all: [one] })
      continue
    }
    const key = textOf(errand.request.digest)
    if (!isPlain(errand)) {
      open.delete(key)
      groups.push({ first: errand, all: [one] })
      continue
    }
    const before = open.get(key)
    if (before && isLike(before.first, errand)) before.all.push(one)
    else {
      const group = { first: errand, all: [one] }
      open.set(key, group)
      groups.push(group)
    }
  }
  return groups.map(({ first, all }) =>
    isPlain(first) ? chargesOf(first, all, known) : { message: withoutKnown(first, known), all, names: [] },
  )
}

function chargesOf<W extends { readonly errand: Errand }>({ request, answer, at }: Plain, all: readonly W[], known: KnownBodies): Order<W> {
  // in their order, so that what is written stands in one place of an index
  const names = all.map(() => mintTimed('res')).sort()
  const bodies = new Map<string, Body>()
  const rows = all.map(({ errand }, nth) => {
    const { kind, chainId, address, score, level, result, common } = (errand as Plain).answer.scan as NonNullable<Charge['answer']['scan']>
    if (common?.text !== undefined && !bodies.has(common.name) && !known.has(common.name, at))
      bodies.set(common.name, { name: common.name, text: common.text, first: nth })
    const body = common === undefined ? null : stored(common.name)
    return [names[nth], kind, chainId, stored(address), score, stored(level), stored(result), body]
  })
  const { digest, what } = request
  const message: Charges = {
    do: 'charges',
    digest,
    what,
    status: answer.status,
    at,
    until: all.reduce((latest, { errand }) => Math.max(latest, errand.at), at),
    calls: all.length,
    rows: JSON.stringify(rows),
    bodies: [...bodies.values()],
  }
  return { message, all, names }
}

/** Without a text that is on the disk: it need not travel. */
function withoutKnown(errand: Errand, known: KnownBodies): Errand {
  if (errand.do === 'reserve' || !errand.answer.scan?.common || !known.has(errand.answer.scan.common.name, errand.at)) return errand
  const { scan } = errand.answer
  return { ...errand, answer: { ...errand.answer, scan: { ...scan, common: { name: scan.common?.name as string } } } }
}

/** Each for itself: what is wrong with one of them is then wrong with that one alone. */
export const eachOf = (charges: Charges): readonly Charges[] =>
  (JSON.parse(charges.rows) as readonly (readonly unknown[])[]).map(row => {
    const bodies = charges.bodies.flatMap(body => (stored(body.name) === row.at(-1) ? [{ ...body, first: 0 }] : []))
    return { ...charges, calls: 1, rows: JSON.stringify([row]), bodies }
  })

/** The same for those who wait. Of the texts of the others nothing is known. */
export const apartFrom = <W>({ message, all, names }: Order<W>): readonly Order<W>[] =>
  all.map((one, nth) => ({ message: { ...message, bodies: [] }, all: [one], names: names.slice(nth, nth + 1) }))

/** What became of each. */
export function outcomesOf(counted: Counted, { names }: Order<unknown>): readonly Reserved[] {
  if (counted.outcome === 'refused') return names.map(() => counted)
  const { granted, account, key, usage } = counted
  const before = usage.used - granted
  return names.map((reservation, nth) =>
    nth < granted
      ? { outcome: 'granted', reservation, account, key, usage: { ...usage, used: before + nth + 1 } }
      : { outcome: 'exhausted', account, usage },
  )
}

const enterAll = `INSERT INTO ledger (id, account, key, period, what, state, status, reserved_at, ended_at)
  SELECT value ->> 0, ?2, ?3, ?4, ?5, 'settled', ?6, ?7, ?7 FROM jsonb_each(?1) LIMIT ?8`

// a scan has the name of its reservation, but for the first word
const keepAll = `INSERT INTO history (id, at, account, key, kind, chain_id, address, score, level, result, body)
  SELECT 'scan' || substr(value ->> 0, 4), ?2, ?3, ?4, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
  FROM jsonb_each(?1) LIMIT ?5`

/** Counts as many as there is room for, and charges them. */
export function* charge(keys: Keys, { digest, what, status, at, until, calls, rows, bodies }: Charges): Work<Counted> {
  const found = yield* living(keys, digest, until)
  if (!found) return { outcome: 'refused' }
  const { name: period } = periodOf(new Date(at))
  const ceiling = ceilingOf(found)
  let granted = calls
  let used = yield* countIn(found.account, period, calls, ceiling)
  if (used === undefined && ceiling !== null) {
    used = yield* usedIn(found.account, period)
    granted = Math.max(0, ceiling - used)
    if (granted > 0) used = yield* countIn(found.account, period, granted, ceiling)
  }
  if (used === undefined) throw new Error('calls for which there was room were not counted')
  if (granted > 0) {
    yield* ask(written(enterAll, [rows, found.account, found.id, period, what, status, at, granted]))
    for (const { name, text, first } of bodies) if (first < granted) yield* ask(written(body, [name, text, at]))
    yield* ask(written(keepAll, [rows, at, found.account, found.id, granted]))
    yield* touch(keys, found, at)
  }
  const account = accountOf({ ...found, id: found.account, created_at: found.since })
  return { outcome: 'counted', granted, account, key: keyOf(found), usage: usageOf(found, used, at) }
}
