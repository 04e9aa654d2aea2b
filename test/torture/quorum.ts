import { SourceError } from '../../src/errors.ts'
import { headerOf } from '../../src/sources/evm/block.ts'
import type { Question } from '../../src/sources/evm/pool.ts'
import { createNodes } from '../../src/sources/evm/quorum.ts'
import { quantity } from '../../src/sources/quantities.ts'
import { network, presentTime, type Voice } from '../support/nodes-at-odds.ts'
import { torture } from './promise.ts'
import { type Random, seeded } from './random.ts'

const balance: Question<bigint> = { method: 'eth_getBalance', params: [`0x${'22'.repeat(20)}`, 'latest'], result: quantity }
const truth = 5n

type Kind = 'honest' | 'liar' | 'dead' | 'limited' | 'lags' | 'hurries' | 'forked' | 'fickle'
const honest: readonly Kind[] = ['honest']
/** What else a node may be; of three at most one is, unless it merely fails to answer. */
const wicked: readonly Kind[] = ['liar', 'forked', 'hurries', 'fickle']
const absent: readonly Kind[] = ['dead', 'limited', 'lags']

function voiceOf(kind: Kind, at: number, random: Random): Voice {
  const host = `node.operator-${at + 1}.example`
  const says = (answer: string) => () => answer
  const lie = `0x${(16 + random.below(1 << 20)).toString(16)}`
  switch (kind) {
    case 'liar':
      return { host, balance: says(lie) }
    case 'dead':
      return { host, balance: () => undefined }
    case 'limited':
      return { host, balance: () => ({ code: -32005, message: 'rate limit exceeded' }) }
    case 'lags':
      return { host, heads: [80], age: 3_600, knowsUpTo: 80, balance: says('0x5') }
    case 'hurries':
      return { host, heads: [100 + random.below(10 ** 6)], balance: says(lie) }
    case 'forked':
      return { host, fork: 'another', forkedAt: 90, balance: says(lie) }
    case 'fickle': {
      let turn = 0
      return { host, heads: [100, 60, 100], balance: () => (turn++ % 2 === 0 ? '0x5' : lie) }
    }
    default:
      return { host, heads: [100 + random.below(3)], balance: says('0x5') }
  }
}

/**
 * P3: simulated scans over a network of nodes of which some lie, lag, flood or follow another fork. With one liar of three
 * no false value comes out; where two that are honest can be reached, the truth comes out; and one voice is never enough.
 */
export const quorum = torture({
  name: 'quorum',
  promises: 'P3',
  sentence: 'One lying node of three changes nothing; two dead ones stop the scan and do not lower the bar',
  size: { scans: 100_000 },
  async run({ scans }, { seed, signal }) {
    const random = seeded(seed)
    const violations: string[] = []
    let [told, stopped, outvoted] = [0, 0, 0]
    for (let scan = 0; scan < scans && !signal.aborted; scan++) {
      const kinds: Kind[] = Array.from({ length: 3 }, () => 'honest')
      kinds[random.below(3)] = random.pick([...wicked, ...absent, ...honest])
      // in half of the scans others fall silent as well
      for (let at = 0; at < 3; at++) if (kinds[at] === 'honest' && random.next() < 0.25) kinds[at] = random.pick(absent)
      const { http, endpoints, asked } = network(kinds.map((kind, at) => voiceOf(kind, at, random)))
      const nodes = createNodes({ http, endpoints, chain: 'Ethereum', signal, world: { now: () => new Date(presentTime * 1000) } })
      const well = kinds.filter(kind => kind === 'honest').length
      const wrong = (what: string) => violations.push(`scan ${scan}, ${kinds.join(', ')}: ${what}`)
      try {
        for (let request = 0; request < 3; request++) {
          const [header, found] = await nodes.rpc(headerOf('latest'), balance)
          if (!header.ok || !found.ok) wrong('an answer was refused')
          else if (found.value !== truth) wrong(`${found.value} came out`)
        }
        told++
        outvoted += nodes.voices()?.outvoted.length ?? 0
        if (new Set(asked.map(line => line.split(' ')[0])).size < 2) wrong('one voice was enough')
        if ((nodes.voices()?.agreed.length ?? 0) < 2) wrong('fewer than two are said to agree')
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        stopped++
        if (well >= 2) wrong(`two were well, and the scan stopped: ${error.message}`)
      }
    }
    const figure = `${violations.length} wrong answers with one liar of three in ${scans.toLocaleString('en')} scans (${told.toLocaleString('en')} told the truth, ${stopped.toLocaleString('en')} stopped, ${outvoted.toLocaleString('en')} nodes outvoted); 0 answers rest on one voice`
    return { figure, violations }
  },
})
