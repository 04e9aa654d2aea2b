import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SourceError } from '../../../src/errors.ts'
import { headerOf } from '../../../src/sources/evm/block.ts'
import { operatorOf } from '../../../src/sources/evm/endpoints.ts'
import type { Question } from '../../../src/sources/evm/pool.ts'
import { createNodes } from '../../../src/sources/evm/quorum.ts'
import { quantity } from '../../../src/sources/quantities.ts'
import { finalHeight, network, presentTime, type Voice } from '../../support/nodes-at-odds.ts'

const present = { now: () => new Date(presentTime * 1000) }
const balance: Question<bigint> = { method: 'eth_getBalance', params: [`0x${'22'.repeat(20)}`, 'latest'], result: quantity }

/** Asks the voices for a header and a balance, as the first request of every scan does. */
async function verdictOf(voices: readonly Voice[]) {
  const { http, endpoints, asked } = network(voices)
  const { rpc, voices: heard } = createNodes({ http, endpoints, chain: 'Ethereum', signal: new AbortController().signal, world: present })
  const settled = await rpc(headerOf('latest'), balance).then(
    ([header, found]) => ({
      height: header.ok ? Number(header.value.number) : undefined,
      value: found.ok ? found.value : found.kind,
      failure: undefined,
    }),
    (error: unknown) => ({ height: undefined, value: undefined, failure: error instanceof SourceError ? error : String(error) }),
  )
  return { ...settled, code: settled.failure instanceof SourceError ? settled.failure.code : undefined, heard: heard(), asked }
}

const says = (answer: string, rest: Partial<Voice> = {}): Omit<Voice, 'host'> => ({ balance: () => answer, ...rest })
const named = (...voices: readonly Omit<Voice, 'host'>[]): Voice[] =>
  voices.map((voice, at) => ({ host: `node.operator-${at + 1}.example`, ...voice }))
const orders = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => orders(items.filter((_, other) => other !== at)).map(rest => [item, ...rest]))

interface Case {
  readonly id: string
  readonly answers: readonly string[]
  readonly expect: { readonly evidence: 'VALUE' | 'UNKNOWN'; readonly value?: string }
}
const { cases } = JSON.parse(readFileSync(new URL('../../corpus/rpc_quorum.json', import.meta.url), 'utf8')) as { cases: Case[] }

/** Each case that is a vote of nodes, as voices; the rest of the corpus is about lists and providers. */
const scenes: Readonly<Record<string, () => Voice[]>> = {
  'agree-2of3': () => named(says('0x5'), says('0x5'), says('0x0')),
  'split-1-1': () => named(says('0x5'), says('0x0')),
  'split-1-1-1': () => named(says('0x5'), says('0x0'), says('0x9')),
  'all-empty-one-stale': () => named(says('0x0'), says('0x0', { heads: [100], age: 5_000 * 12 })),
  'same-provider-twice': () => [
    { host: 'a.operator.example', ...says('0x0') },
    { host: 'b.operator.example', ...says('0x0') },
  ],
  reorg: () => named(says('0x5', { fork: 'A', forkedAt: 99 }), says('0x5', { fork: 'B', forkedAt: 99 })),
  'fast-liar': () => named(says('0x0', { delay: 1 }), says('0x5', { delay: 30 }), says('0x5', { delay: 35 })),
}

describe('the corpus', () => {
  test.each(cases.filter(({ id }) => id in scenes).map(found => [found.id, found] as const))(
    '%s, in every order of the nodes',
    async (id, found) => {
      for (const voices of orders((scenes[id] as () => Voice[])())) {
        const { value, code } = await verdictOf(voices)
        if (found.expect.evidence === 'VALUE') expect(value).toBe(BigInt(found.expect.value as string))
        else expect([value, code]).toEqual([undefined, expect.stringMatching(/^(CONTRADICTION|UPSTREAM_UNAVAILABLE)$/)])
      }
    },
  )

  test('a height never goes back within a scan', async () => {
    const { http, endpoints } = network(named(says('0x5', { heads: [100, 99, 98] }), says('0x5', { heads: [100, 99] })))
    const { rpc } = createNodes({ http, endpoints, chain: 'Ethereum', signal: new AbortController().signal, world: present })
    for (let turn = 0; turn < 3; turn++) {
      const [header] = await rpc(headerOf('latest'))
      expect(header.ok && header.value.number).toBe(100n)
    }
  })
})

describe('several nodes', () => {
  test('two that say the same are enough, and the third is not asked', async () => {
    const { value, height, heard, asked } = await verdictOf(named(says('0x5', { heads: [101] }), says('0x5'), says('0x5')))
    expect([value, height]).toEqual([5n, 100])
    expect(heard).toEqual({ agreed: ['node.operator-1.example', 'node.operator-2.example'], outvoted: [] })
    expect(asked.filter(line => line.includes('operator-3'))).toEqual([])
    expect(asked.filter(line => line.includes('eth_getBalance'))).toEqual([
      'node.operator-1.example eth_getBalance 0x64',
      'node.operator-2.example eth_getBalance 0x64',
    ])
  })

  test('who is outvoted is named and not heard again', async () => {
    const { http, endpoints, asked } = network(named(says('0x0'), says('0x5'), says('0x5')))
    const { rpc, voices } = createNodes({ http, endpoints, chain: 'Ethereum', signal: new AbortController().signal, world: present })
    await rpc(balance)
    const before = asked.length
    expect(await rpc(balance)).toEqual([{ ok: true, value: 5n }])
    expect(voices()).toEqual({ agreed: ['node.operator-2.example', 'node.operator-3.example'], outvoted: ['node.operator-1.example'] })
    expect(asked.slice(before).filter(line => line.includes('operator-1'))).toEqual([])
  })

  test('two dead ones of three stop the scan: one that is left is not believed', async () => {
    const dead: Omit<Voice, 'host'> = { balance: () => undefined }
    for (const voices of orders(named(says('0x5'), dead, dead))) {
      const { code, failure } = await verdictOf(voices)
      expect(code).toBe('NETWORK')
      expect(String(failure)).toContain('2 operators must say the same')
    }
  })

  test('a dead one of three costs nothing but a question', async () => {
    for (const voices of orders(named(says('0x5'), says('0x5'), { balance: () => undefined }))) {
      expect((await verdictOf(voices)).value).toBe(5n)
    }
  })

  test('what only one of them offers is offered by none', async () => {
    const missing = says('0x5', { balance: () => ({ code: -32601, message: 'the method does not exist' }) as never })
    const { value } = await verdictOf(named(missing, says('0x5'), missing))
    expect(value).toBe('unsupported')
  })

  test('refusals are the same in whatever words', async () => {
    const reverts = (message: string) => says('', { balance: () => ({ code: 3, message }) as never })
    expect((await verdictOf(named(reverts('execution reverted'), reverts('execution reverted: VM error')))).value).toBe('execution')
    expect((await verdictOf(named(reverts('execution reverted'), says('0x5')))).code).toBe('CONTRADICTION')
  })

  test('a node that runs ahead of all others is not followed', async () => {
    const { height } = await verdictOf(named(says('0x5', { heads: [5_000_000] }), says('0x5'), says('0x5')))
    expect(height).toBe(100)
  })

  test('nodes that all lag behind the clock confirm nothing', async () => {
    const { failure } = await verdictOf(named(says('0x0', { age: 800 }), says('0x0', { age: 3_600 })))
    expect(String(failure)).toContain('0 of 2 answered, and 2 operators must say the same; the last failure')
    expect((await verdictOf(named(says('0x5', { age: 590 }), says('0x5', { age: 590 })))).value).toBe(5n)
  })

  test('in a reorganisation the scan moves to the newest final block', async () => {
    const { height, value } = await verdictOf(named(says('0x5', { fork: 'A', forkedAt: 99 }), says('0x5', { fork: 'B', forkedAt: 99 })))
    expect([height, value]).toEqual([finalHeight, 5n])
  })
})

test('hosts of one domain are one operator; addresses and single names stand for themselves', () => {
  const operators = [
    'https://a.drpc.org',
    'https://b.drpc.org/x',
    'http://127.0.0.1:1',
    'http://127.0.0.1:2',
    'http://[::1]:3',
    'http://node:4',
  ]
  expect(operators.map(url => operatorOf({ name: '', url: new URL(url) }))).toEqual([
    'drpc.org',
    'drpc.org',
    '127.0.0.1:1',
    '127.0.0.1:2',
    '[::1]:3',
    'node:4',
  ])
})

test('one liar of three changes nothing, and no value stands on one voice', async () => {
  const behaviour = fc.constantFrom<'honest' | 'dead' | 'liar' | 'stale' | 'forked'>('honest', 'honest', 'dead', 'liar', 'stale', 'forked')
  await fc.assert(
    fc.asyncProperty(fc.array(behaviour, { minLength: 2, maxLength: 4 }), fc.nat({ max: 3 }), async (behaviours, lead) => {
      const voices = named(
        ...behaviours.map((kind, at): Omit<Voice, 'host'> => {
          if (kind === 'dead') return { balance: () => undefined }
          if (kind === 'liar') return says(`0x${(0x100 + at).toString(16)}`)
          if (kind === 'stale') return says('0x0', { heads: [90], age: 3_600, knowsUpTo: 90 })
          return says('0x5', { heads: [100 + lead], ...(kind === 'forked' && { fork: String(at), forkedAt: 99 }) })
        }),
      )
      const { value, failure } = await verdictOf(voices)
      const truthful = behaviours.filter(kind => kind === 'honest').length
      // a value is the true one, and only where two could vouch for it
      if (failure === undefined) expect(value).toBe(5n)
      if (truthful >= 2) expect(failure).toBeUndefined()
      if (behaviours.filter(kind => kind === 'honest' || kind === 'forked').length < 2) expect(value).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})
