import type { Chain } from '../../chains/index.ts'
import type { SourceError } from '../../errors.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Exposure } from '../../evidence/exposure.ts'
import { known, readUnixSeconds } from '../../read.ts'
import { exposureOf } from '../exposure.ts'
import { type Mention, mentions, pageLength } from './answers.ts'
import { isPlumbing } from './programs.ts'
import type { Reply, Rpc } from './rpc.ts'
import { isSigner, movedIn, payerOf, programsOf, type Transaction, transactionOf } from './transactions.ts'

/** Transactions that are read in full: the newest, and the oldest of those listed, where money first came from. */
const [newest, oldest] = [20, 10]

interface History {
  readonly activity: Activity
  readonly exposure: Exposure | { readonly missing: string }
}

/** The second page of a history, and a sample of its transactions: one round trip, whatever the first page says. */
export async function readHistory(
  { chain, address, first, now }: { chain: Chain; address: string; first: readonly Mention[]; now: Date },
  rpc: Rpc,
): Promise<History> {
  const last = first.at(-1)
  const full = first.length === pageLength
  const picked = [...new Set([...first.slice(0, newest), ...first.slice(-oldest)])]
  const [[page], replies] = await Promise.all([
    full && last ? rpc.each([mentions(address, last.signature)]) : ([] as const),
    rpc.each(picked.map(({ signature }) => transactionOf(signature))),
  ])
  const second = page?.ok ? page.value : []
  // a page that begins with what the one before held would be counted twice
  const seen = new Set(first.map(({ signature }) => signature))
  const listed = [...first, ...second.filter(({ signature }) => !seen.has(signature))]
  const complete = !full || (page?.ok === true && page.value.length < pageLength)
  const sample = (replies as readonly Reply<Transaction | null>[]).flatMap(reply => (reply.ok && reply.value ? [reply.value] : []))
  const whole = complete && sample.length === listed.length
  const times = listed.flatMap(({ blockTime }) => timeOf(blockTime, now) ?? [])
  const begun = complete && times.length === listed.length ? times.at(-1) : undefined

  const listProof: Proof = {
    source: 'Solana',
    method: 'getSignaturesForAddress',
    params: [address, { limit: pageLength }],
    result: `${listed.length}${complete ? '' : ' or more'} transactions name the address`,
  }
  const sampleProof: Proof = {
    source: 'Solana',
    method: 'getTransaction',
    params: sample.map(({ transaction: { signatures } }) => signatures[0]),
    result: `${sample.length} of ${listed.length} were read`,
  }
  const outbound = sample.filter(found => payerOf(found) === address).length
  const called = new Set(
    sample
      .filter(found => isSigner(found, address))
      .flatMap(programsOf)
      .filter(program => !isPlumbing(program)),
  )
  const failure = replies.find(reply => !reply.ok)
  return {
    activity: {
      transactions: { value: listed.length, atLeast: !complete },
      // who sent what was not read is not known
      ...(whole && { outbound: { value: outbound, atLeast: false } }),
      ...((whole || called.size > 0) && { contracts: { value: called.size, atLeast: !whole } }),
      any: listed.length > 0,
      ...(begun && { firstSeen: begun }),
      proofs: [listProof, ...(sample.length > 0 ? [sampleProof] : [])],
    },
    exposure:
      sample.length === 0 && listed.length > 0
        ? { missing: failureOf(failure)?.message ?? 'the node has none of its transactions any more' }
        : exposureIn({ chain, address, now, whole, absent: picked.length - sample.length }, sample, [listProof, sampleProof]),
  }
}

const failureOf = (reply: Reply<unknown> | undefined): SourceError | undefined => (reply && !reply.ok ? reply.failure : undefined)

function exposureIn(
  { chain, address, now, whole, absent }: { chain: Chain; address: string; now: Date; whole: boolean; absent: number },
  sample: readonly Transaction[],
  proofs: readonly Proof[],
): Exposure {
  const dated = sample.map(found => ({ found, at: timeOf(found.blockTime ?? null, now) }))
  const times = dated.flatMap(({ at }) => at?.getTime() ?? [])
  const moved = dated.map(({ found, at }) => movedIn(found, address, at))
  const unread = absent + moved.filter(part => !part.whole).length
  const read = {
    transactions: sample.length,
    complete: whole,
    ...(unread > 0 && { unread }),
    ...(times.length > 0 && { from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) }),
  }
  return exposureOf(
    moved.flatMap(({ flows }) => flows),
    chain,
    read,
    proofs,
  )
}

/** A time that cannot be true is left out: a node does not vouch for what a validator wrote. */
export const timeOf = (seconds: number | null, now: Date): Date | undefined => known(readUnixSeconds(seconds, now))
