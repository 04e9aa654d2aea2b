import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walletCases } from './cases.ts'
import { engineOf, type WalletAnswer, walletAnswers } from './run.ts'
import { addressOfName, startTown, type Town } from './town.ts'

/** The whole set is in `npm run accuracy -- wallets`; these reproduce the worked examples of the model. */
describe('wallets of a local chain', () => {
  const quick = walletCases.filter(one => one.quick)
  let answers: readonly WalletAnswer[] = []
  beforeAll(async () => {
    answers = await walletAnswers(quick)
  }, 60_000)

  test.each(quick.map(({ name }) => name))('%s', name => {
    const answer = answers.find(({ case: one }) => one.name === name)
    expect(answer?.faults).toEqual([])
  })

  test('there are sixty or more in all, each with a name of its own', () => {
    expect(new Set(walletCases.map(({ name }) => name)).size).toBe(walletCases.length)
    expect(walletCases.length).toBeGreaterThanOrEqual(60)
  })
})

describe('an explorer that', () => {
  let town: Town
  let wallet = ''
  const lists = ['txlist', 'txlistinternal', 'tokentx']
  const html = { body: '<!DOCTYPE html><title>Just a moment...</title>' }
  const answer = (result: unknown, status = '1', message = 'OK') => ({ body: JSON.stringify({ status, message, result }) })
  const hash = (at: number) => `0x${at.toString(16).padStart(64, '0')}`
  const rows = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      hash: hash(first + at),
      timeStamp: '1700000000',
      from: `0x${'77'.repeat(20)}`,
      to: wallet,
      value: '1000000000000000000',
      input: '0x',
      isError: '0',
      contractAddress: '',
    }))
  const page = (query: URLSearchParams) => Number(query.get('page'))

  beforeAll(async () => {
    town = await startTown()
    wallet = await town.person('customer of a mixer')
    await town.pay(await town.person('an employer'), wallet, 400)
    await town.call(await town.person('relayer'), town.mixer, 'withdraw(address,uint256)', wallet, 600_000_000_000_000_000n)
    await town.pay(wallet, await town.person('a shop'), 10)
    // now: an index of the past would know nothing of later times
    await town.pass(1_499 * 86_400)
  }, 60_000)
  afterAll(() => town.stop())

  /** Level and gaps, or the code of the failure. */
  const scan = async (fault: Parameters<Town['explorer']['fail']>[0]) => {
    town.explorer.fail(fault)
    const before = town.explorer.asked.length
    const found = await engineOf(town)
      .scanWallet({ address: wallet, chain_id: 1 })
      .then(
        ({ risk_level, security_summary: { coverage, history } }) => ({
          level: risk_level,
          missing: coverage.missing.map(({ check }) => check),
          notes: coverage.notes.join(' '),
          truncated: history?.truncated,
        }),
        (error: { code?: string }) => ({ failed: error.code }),
      )
    expect(town.explorer.asked.length - before).toBeLessThan(80)
    return found
  }

  test('does nothing wrong shows the mixer', async () => {
    expect(await scan(undefined)).toMatchObject({ level: 'HIGH', missing: [], truncated: false })
  })

  test('knows of no use of a wallet leaves it without a score, unless a list names it', async () => {
    town.explorer.fail(undefined)
    const scanned = (name: string) => engineOf(town).scanWallet({ address: addressOfName(name), chain_id: 1 })
    await expect(scanned('somebody who was never there')).rejects.toMatchObject({ code: 'NO_ACTIVITY', status: 404 })
    expect(await scanned('listedLater')).toMatchObject({ risk_score: 100, risk_level: 'CRITICAL' })
  })

  test.each(['txlist', 'txlistinternal', 'tokentx'])('answers %s with a page for people leaves the history open', async action => {
    expect(await scan(query => (query.get('action') === action ? html : undefined))).toMatchObject({
      level: 'MEDIUM',
      missing: ['transaction history'],
    })
  })

  test('answers every question so has failed', async () => {
    expect(await scan(() => html)).toEqual({ failed: 'BAD_RESPONSE' })
  })

  test('says that there is nothing is contradicted by what the wallet has sent', async () => {
    const nothing = (query: URLSearchParams, path: string) =>
      lists.includes(query.get('action') ?? '')
        ? answer([], '0', 'No transactions found')
        : path.endsWith('/transactions')
          ? { body: '{"items":[],"next_page_params":null}' }
          : path.endsWith('/counters')
            ? { body: '{"transactions_count":"0","token_transfers_count":"0"}' }
            : undefined
    expect(await scan(nothing)).toMatchObject({ level: 'MEDIUM', missing: ['chain activity', 'transaction history'] })
  })

  test('pages for ever is followed four pages of each list, and that is said', async () => {
    const found = await scan(query => (query.get('action') === 'txlist' ? answer(rows(page(query) * 10_000, 1_000)) : undefined))
    expect(found).toMatchObject({ truncated: true, notes: expect.stringContaining('Only a part of the transactions was read') })
  })

  test('repeats a page is not followed, and that is said', async () => {
    const found = await scan(query => (query.get('action') === 'txlistinternal' ? answer(rows(1, 1_000)) : undefined))
    expect(found).toMatchObject({ truncated: true })
  })

  test('stops at ten thousand rows leaves the rest open', async () => {
    const window = answer(null, '0', 'Result window is too large, PageNo x Offset size must be less than or equal to 10000')
    const found = await scan(query => (query.get('action') === 'txlist' ? (page(query) > 1 ? window : answer(rows(1, 1_000))) : undefined))
    expect(found).toMatchObject({ level: 'MEDIUM', missing: ['transaction history'] })
  })

  test('answers for somebody else has not told the history', async () => {
    const others = rows(1, 3).map(row => ({ ...row, to: `0x${'88'.repeat(20)}` }))
    expect(await scan(query => (query.get('action') === 'tokentx' ? answer(others) : undefined))).toMatchObject({
      level: 'MEDIUM',
      missing: ['transaction history'],
    })
  })

  test('leaves amounts out does not make the unknown nothing', async () => {
    const mute = rows(1, 2).map(({ value: _, ...row }) => row)
    expect(await scan(query => (query.get('action') === 'txlistinternal' ? answer(mute) : undefined))).toMatchObject({
      level: 'MEDIUM',
      missing: ['transaction history'],
    })
  })

  test('tells of an amount that cannot be is not believed in the rest', async () => {
    const absurd = rows(1, 1).map(row => ({ ...row, value: '-5' }))
    expect(await scan(query => (query.get('action') === 'tokentx' ? answer(absurd) : undefined))).toMatchObject({
      missing: ['transaction history'],
    })
  })

  test('fails for those between costs their step, and that is said', async () => {
    const found = await scan(query => {
      const other = lists.includes(query.get('action') ?? '') && query.get('address')?.toLowerCase() !== wallet
      return other ? html : undefined
    })
    expect(found).toMatchObject({ level: 'HIGH', missing: [], notes: expect.stringContaining('not followed further') })
  })
})
