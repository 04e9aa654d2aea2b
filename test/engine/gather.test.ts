import { describe, expect, test } from 'vitest'
import { gather } from '../../src/engine/gather.ts'
import { NotATokenError, SourceError } from '../../src/errors.ts'
import type { Subject } from '../../src/evidence/evidence.ts'
import type { Context, Source } from '../../src/sources/index.ts'
import { down, hanging, saying, source } from '../support/fake-source.ts'
import { known, present, stillWorld, subject } from '../support/subjects.ts'
import { clean } from './dossiers.ts'

const context = (signal = new AbortController().signal, provider = true): Context => ({
  http: () => Promise.reject(new Error('Nobody is asked.')),
  world: stillWorld(),
  upstreams: { provider, keys: {} },
  signal,
})
const ask = (sources: readonly Source[], { offline = false, of = subject('wallet'), within = context() } = {}) =>
  gather(of, sources, within, { offline })
const { account, activity, opinion } = clean

test('what the sources know is put together, with the tags of their flags and the moment of the scan', async () => {
  const gathered = await ask([
    source('Node', { known: { account }, tags: { account: 'Account' } }),
    source('Explorer', saying({ activity })),
  ])
  expect(gathered).toMatchObject({
    subject: { address: known.vitalik },
    known: { account, activity },
    tags: { account: 'Account', activity: 'Explorer' },
    at: present,
    essentialFailure: undefined,
  })
  expect(gathered.statuses).toEqual([
    { name: 'Node', status: 'answered' },
    { name: 'Explorer', status: 'answered' },
  ])
})

test('of two sources that know the same, the first in the list wins, whichever answers first', async () => {
  const late: Source = source('Late', async () => {
    await new Promise(resolve => setImmediate(resolve))
    return { known: { account, opinion } }
  })
  const other = { ...account, balance: 0n }
  const gathered = await ask([late, source('Early', saying({ account: other }))])
  expect(gathered.known.account).toBe(account)
  expect(gathered.tags).toEqual({ account: 'Late', opinion: 'Late' })
})

test('of two reasons why the same is missing, the first in the list is given', async () => {
  const { missing } = await ask([
    source('One', { known: {}, missing: { oracle: 'there is none' } }),
    source('Other', { known: {}, missing: { oracle: 'it is silent', freezes: 'no coin answered' } }),
  ])
  expect(missing).toEqual({ oracle: 'there is none', freezes: 'no coin answered' })
})

test('the block is that of the first source that read one', async () => {
  const block = (number: number) => ({ number, hash: `0x${number}`, time: present })
  const gathered = await ask([
    source('Lists', saying({})),
    source('Node', { known: {}, block: block(7) }),
    source('Other', { known: {}, block: block(8) }),
  ])
  expect(gathered.block).toEqual(block(7))
})

test('every source is told the subject and the same context', async () => {
  const seen: [Subject, Context][] = []
  const witness = (name: string) =>
    source(name, async (about, within) => {
      seen.push([about, within])
      return { known: {} }
    })
  const [of, within] = [subject('token', known.usdc), context()]
  await ask([witness('one'), witness('two')], { of, within })
  expect(seen).toEqual([
    [of, within],
    [of, within],
  ])
})

test('a source that does not cover the subject is neither loaded nor named', async () => {
  const unasked = source('Unasked', saying({ account }), {
    covers: ({ name }, kind, { provider }) => name === 'Bitcoin' || kind === 'token' || !provider,
    load: () => Promise.reject(new TypeError('It was loaded.')),
  })
  expect(await ask([unasked])).toMatchObject({ known: {}, missing: {}, statuses: [] })
})

test('a source that knew nothing was silent, for the reason that it gave', async () => {
  const { statuses } = await ask([
    source('One', { known: {}, missing: { oracle: 'there is none', freezes: 'nor one of those' } }),
    source('Other', saying({})),
    source('Third', { known: { account }, missing: { activity: 'cut' } }),
  ])
  expect(statuses).toStrictEqual([
    { name: 'One', status: 'silent', reason: 'there is none' },
    { name: 'Other', status: 'silent' },
    { name: 'Third', status: 'answered' },
  ])
})

test('a scan that is over before it began waits for nobody, and holds on to no signal afterwards', async () => {
  const over = new AbortController()
  over.abort(new DOMException('over', 'TimeoutError'))
  const late = await ask([source('Node', hanging, { provides: ['account'] })], { within: context(over.signal) })
  expect(late.missing).toEqual({ account: 'Node did not answer within the time of the scan' })
  const { signal } = new AbortController()
  let heard = 0
  const counted = { addEventListener: () => heard++, removeEventListener: () => heard--, aborted: false } as unknown as AbortSignal
  await ask([source('Node', saying({ account })), source('Other', saying({}))], { within: context(counted) })
  expect([heard, signal.aborted]).toEqual([0, false])
})

describe('offline', () => {
  test('a source that needs a connection is skipped without being loaded', async () => {
    const online = source('Node', saying({ account }), { load: () => Promise.reject(new TypeError('It was loaded.')) })
    const gathered = await ask([source('Lists', saying({ labels: clean.labels }), { offline: true }), online], { offline: true })
    expect(gathered.known).toEqual({ labels: clean.labels })
    expect(gathered.statuses).toEqual([
      { name: 'Lists', status: 'answered' },
      { name: 'Node', status: 'skipped', reason: 'offline' },
    ])
  })
})

describe('a source that fails', () => {
  test('costs its evidence, and its message is the reason that is missing', async () => {
    const gathered = await ask([
      source('Node', saying({ account })),
      source('Explorer', down('Explorer'), { provides: ['activity', 'creation'] }),
    ])
    expect(gathered.known).toEqual({ account })
    expect(gathered.missing).toEqual({
      activity: 'Explorer answered with status 503',
      creation: 'Explorer answered with status 503',
    })
    expect(gathered.statuses[1]).toEqual({ name: 'Explorer', status: 'failed', reason: 'Explorer answered with status 503' })
    expect(gathered.essentialFailure).toBeUndefined()
  })

  test('does not overwrite the reason that another source gave', async () => {
    const gathered = await ask([
      source('Explorer', down('Explorer'), { provides: ['activity'] }),
      source('Other', { known: {}, missing: { activity: 'this chain has no index' } }),
    ])
    expect(gathered.missing).toEqual({ activity: 'this chain has no index' })
  })

  test('takes the scan with it where it is essential for the kind of subject', async () => {
    const failure = down('Explorer')
    const explorer = source('Explorer', failure, { essential: ['wallet'] })
    expect((await ask([explorer])).essentialFailure).toBe(failure)
    expect((await ask([explorer], { of: subject('token') })).essentialFailure).toBeUndefined()
  })

  test('is the one that is reported when it comes first in the list', async () => {
    const [first, second] = [down('Node'), down('Explorer')]
    const gathered = await ask([source('Node', first, { essential: ['wallet'] }), source('Explorer', second, { essential: ['wallet'] })])
    expect(gathered.essentialFailure).toBe(first)
  })

  test('may say that there is nothing to scan', async () => {
    const failure = new NotATokenError({ chain: 'Ethereum', why: 'there is no contract at this address', hint: '' })
    expect((await ask([source('Node', failure, { essential: ['wallet'] })])).essentialFailure).toBe(failure)
  })

  test('by a bug fails the scan: a bug may not pass for silence', async () => {
    const bug = new TypeError('undefined is not a function')
    await expect(ask([source('GoPlus', bug), source('Node', saying({ account }))])).rejects.toBe(bug)
    await expect(ask([source('GoPlus', saying({}), { load: () => Promise.reject(bug) })])).rejects.toBe(bug)
  })
})

describe('when the time of the scan is over', () => {
  test('a source that still waits has failed with TIMEOUT', async () => {
    const over = new AbortController()
    const asked = ask([source('Node', saying({ account })), source('GoPlus', hanging, { provides: ['opinion'], essential: ['wallet'] })], {
      within: context(over.signal),
    })
    over.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
    const { essentialFailure, missing, known: learned } = await asked
    expect(learned).toEqual({ account })
    expect(missing).toEqual({ opinion: 'GoPlus did not answer within the time of the scan' })
    expect(essentialFailure).toBeInstanceOf(SourceError)
    expect(essentialFailure).toMatchObject({ code: 'TIMEOUT', source: 'GoPlus', status: 502 })
  })

  test.each([new Error('interrupted'), new DOMException('This operation was aborted', 'AbortError')])(
    'an abort for another reason fails the scan: %s',
    async wish => {
      const stop = new AbortController()
      const asked = ask([source('GoPlus', hanging)], { within: context(stop.signal) })
      stop.abort(wish)
      await expect(asked).rejects.toBe(wish)
    },
  )
})
