import { SourceError } from '../../errors.ts'
import type { Findings, Subject } from '../../evidence/evidence.ts'
import { inTurn } from '../in-turn.ts'
import type { Ask, Context } from '../source.ts'
import { type History, historyOf, stateOf } from './findings.ts'
import type { Host, Page, Reading, State } from './host.ts'
import { hostsOfBitcoin } from './hosts.ts'
import { namesOn } from './named.ts'
import { isWhole } from './transaction.ts'

/** Pages of history that are asked for one after the other; each needs the last transaction of the one before. */
const mostPages = 3

/** State and history of a wallet, from the first index of Bitcoin that answers. */
export const bitcoin: Ask = async (subject, context): Promise<Findings> => {
  const hosts = hostsOfBitcoin(context.upstreams)
  const found = await read(hosts, subject, context)
  // coins that were paid to a bare key, as in the first years, have no address; one host counts them for that of the key
  const others = hosts.filter(host => host.countsBareKeys)
  if (found.state.transactions > 0 || found.countsBareKeys || others.length === 0 || !subject.address.startsWith('1'))
    return findings(found, subject)
  try {
    return findings(await read(others, subject, context), subject)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const { account } = stateOf(found.state)
    return { known: { account }, missing: { activity: `whether coins were paid to its bare key is not known: ${error.message}` }, tags }
  }
}

const tags: NonNullable<Findings['tags']> = { account: 'Account', exposure: 'Exposure', mixing: 'Exposure', cluster: 'Exposure' }

interface Found {
  readonly state: State
  readonly history: History | SourceError
  readonly countsBareKeys: boolean
}

async function read(hosts: readonly Host[], { address }: Subject, context: Context): Promise<Found> {
  const opened = hosts.map(host => ({ ...host, reading: host.open(address, context) }))
  const [state, newest] = await Promise.allSettled([
    inTurn(opened, async ({ reading, countsBareKeys }) => ({ state: await reading.state(), countsBareKeys })),
    inTurn(opened, async ({ reading }) => ({ reading, page: await reading.newest() })),
  ])
  if (state.status === 'rejected') throw state.reason
  if (newest.status === 'fulfilled') {
    const history = await older(newest.value.reading, newest.value.page, state.value.state.transactions)
    return { ...state.value, history }
  }
  if (newest.reason instanceof SourceError) return { ...state.value, history: newest.reason }
  throw newest.reason
}

/** Follows the list back in time until all of it was read, the limit is reached or the host fails: what was read before stays true. */
async function older(reading: Reading, newest: Page, expected: number): Promise<History> {
  const pages = [newest]
  const all = () => pages.flatMap(({ transactions }) => transactions)
  while (reading.older && pages.length < mostPages && !isWhole(all(), expected)) {
    const read = new Set(all().map(({ id }) => id))
    const last = all().findLast(({ confirmed }) => confirmed)?.id
    const page = await reading.older(last).catch((error: unknown) => {
      if (error instanceof SourceError) return undefined
      throw error
    })
    if (!page?.transactions.some(({ id }) => !read.has(id))) break
    pages.push(page)
  }
  return { transactions: all(), complete: isWhole(all(), expected), proofs: pages.map(({ proof }) => proof) }
}

function findings({ state, history }: Found, { address, chain }: Subject): Findings {
  const none = !(history instanceof SourceError) && history.transactions.length === 0 && state.transactions > 0
  if (!(history instanceof SourceError) && !none) return { ...historyOf(state, history, address, chain, namesOn(chain)), tags }
  const reason = history instanceof SourceError ? history.message : `none of the ${state.transactions} transactions was given`
  return { known: stateOf(state), missing: { exposure: reason, mixing: reason, cluster: reason }, tags }
}
