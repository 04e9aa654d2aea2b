import { decodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { addressesIn, slotInWords, usualSlots } from '../../../src/sources/trade/controllers/storage.ts'
import { priceOfCoin } from '../../../src/sources/trade/price.ts'
import { approve, balanceOf, buyWithNative, sellForNative, swapTokens, transfer } from '../../../src/sources/trade/router.ts'
import { type PowerCall, stepsOf, suspicions, trialOf } from '../../../src/sources/trade/trials.ts'
import type { Exchange, Venue } from '../../../src/sources/trade/venues.ts'

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const a = (digit: string) => `0x${digit.repeat(40)}` as const

describe('what a call seems to have changed', () => {
  type Looks = Readonly<Record<string, bigint | boolean | undefined>>
  /** A number is a balance that was read, true and false a sale that went through or not, nothing a look that failed. */
  const results = (looks: Looks) =>
    new Map(
      Object.entries(looks).map(([key, look]) => [
        key,
        { ok: look !== false && look !== undefined, data: typeof look === 'bigint' ? word(look) : '0x', gasUsed: 1n },
      ]),
    )
  const before: Looks = {
    ...{ supply: 10n ** 12n, victim: 1_000n, 'holds/0xa': 500n, 'holds/0xb': 0n, pool: 2_000n, 'pool/quote': 300n, bystander: 1_000n },
    ...{ sell: true, proceeds: 10_000n, 'bystander/sell': true },
  }
  const found = (after: Looks, baseline: Looks = before) =>
    suspicions(results(baseline), results({ ...baseline, ...after })).map(({ kind, strength }) => `${kind} ${strength}`)

  test.each<[Looks, string[]]>([
    [{}, []],
    // a thousandth is rounding
    [{ victim: 999n }, []],
    [{ victim: 998n }, ['takes balances 0.002']],
    [{ victim: 0n }, ['takes balances 1']],
    [{ victim: 1_001n }, []],
    [{ victim: undefined }, []],
    [{ pool: 1_998n }, []],
    [{ pool: 1_000n }, ['takes balances 0.5']],
    // what leaves the pool is bought where the other side grows
    [{ pool: 1_000n, 'pool/quote': 301n }, []],
    [{ pool: 1_000n, 'pool/quote': 300n }, ['takes balances 0.5']],
    [{ pool: 1_000n, 'pool/quote': undefined }, ['takes balances 0.5']],
    [{ supply: 10n ** 12n + 1n }, ['mints 1']],
    [{ supply: 10n ** 12n - 1n }, []],
    [{ supply: undefined }, []],
    // a billionth of the supply is rounding
    [{ 'holds/0xa': 1_500n }, []],
    [{ 'holds/0xa': 1_501n }, ['mints unseen 1']],
    [{ 'holds/0xa': 1_000n, 'holds/0xb': 501n }, ['mints unseen 1']],
    [{ 'holds/0xa': 0n, 'holds/0xb': 500n }, []],
    [{ supply: 10n ** 12n + 2_000n, 'holds/0xa': 2_500n }, ['mints 1']],
    [{ supply: 10n ** 12n + 2_000n, 'holds/0xa': 3_600n }, ['mints 1', 'mints unseen 1']],
    [{ supply: 10n ** 12n - 2_000n, 'holds/0xa': 2_500n }, ['mints unseen 1']],
    // where everybody's balance moves, all are counted in other units, and what goes beyond that was given to somebody
    [{ 'holds/0xa': 1_000n, bystander: 2_000n }, []],
    [{ 'holds/0xa': 2_000n, bystander: 2_000n }, []],
    [{ 'holds/0xa': 2_001n, bystander: 2_000n }, ['mints unseen 1']],
    [{ 'holds/0xa': 2_500n, bystander: 1_001n }, ['mints unseen 1']],
    [{ 'holds/0xa': 2_500n, bystander: undefined }, []],
    // who has lent some to others has less of the same units
    [{ 'holds/0xa': 3_000n, bystander: 100n }, ['mints unseen 1']],
    [{ 'holds/0xa': 1_400n, bystander: 100n }, []],
    [{ 'holds/0xa': 3_000n, bystander: 100n, victim: 100n }, ['takes balances 0.9']],
    [{ 'holds/0xa': 2_500n, 'holds/0xb': undefined }, []],
    [{ sell: false, proceeds: undefined }, ['blocks one holder 1']],
    [{ sell: false, 'bystander/sell': false, proceeds: undefined }, ['blocks all sales 1']],
    [{ 'bystander/sell': false }, []],
    [{ proceeds: 9_501n }, []],
    [{ proceeds: 9_500n }, ['raises the sell tax 0.050000000000000044']],
    [{ proceeds: 0n }, ['raises the sell tax 1']],
    [{ proceeds: undefined }, []],
    [{ proceeds: 0n, sell: false }, ['blocks one holder 1']],
  ])('%#', (after, expected) => {
    expect(found(after)).toEqual(expected)
  })

  test.each<[Looks, Looks]>([
    // what never worked was not stopped, and what was never there was not taken
    [{ ...before, sell: false }, { sell: false }],
    [{ ...before, proceeds: 0n }, { proceeds: 0n }],
    [{ ...before, proceeds: undefined }, { proceeds: 1n }],
    [{ ...before, victim: undefined }, { victim: 0n }],
    [{ ...before, pool: undefined }, { pool: 0n }],
    [
      { ...before, supply: undefined },
      { supply: 10n ** 13n, 'holds/0xa': 10n ** 12n },
    ],
  ])('beside a baseline in which it was so already: %#', (baseline, after) => {
    expect(found(after, baseline)).toEqual([])
  })

  test('a bystander who could not sell before was not stopped', () => {
    expect(found({ sell: false, 'bystander/sell': false }, { ...before, 'bystander/sell': false })).toEqual(['blocks one holder 1'])
  })
})

test('a trial is the calls before, which may fail, and the call, which must not', () => {
  const call = (digit: string): PowerCall => ({
    ...{
      caller: a(digit),
      by: { address: a(digit), role: 'owner' },
      target: a('9'),
      selector: '0x8456cb59',
      calldata: `0x8456cb5${digit}`,
    },
  })
  const act = (digit: string) => ({ from: a(digit), to: a('9'), data: `0x8456cb5${digit}`, gas: 600_000n })
  expect(stepsOf()).toEqual([])
  expect(trialOf({ ...call('1'), steps: [call('2'), call('3')] })).toEqual([
    { key: 'step/0', ...act('2') },
    { key: 'step/1', ...act('3') },
    { key: 'call', ...act('1'), must: true },
  ])
})

describe('calls of routers', () => {
  const venue = (dialect: Venue['dialect'], key?: number): Venue => ({
    ...{ name: 'a venue', dialect, factory: a('7'), router: a('8') },
    ...(key !== undefined && { key }),
  })
  const swap = { path: [a('1'), a('2')], to: a('3') }
  const late = 2n ** 40n
  const none = a('0')
  const decoded = (signature: string, data: string) => {
    const { functionName, args } = decodeFunctionData({ abi: parseAbi([`function ${signature}` as string]), data: data as `0x${string}` })
    return [functionName, ...((args ?? []) as readonly unknown[])]
  }
  const fee = 'SupportingFeeOnTransferTokens'
  const plain = [swap.path, swap.to, late]
  const route = (stable: boolean) => [{ from: a('1'), to: a('2'), stable, factory: a('7') }]
  const routes = '(address from, address to, bool stable, address factory)[]'

  test.each<[Venue, string, unknown[]]>([
    [venue('uniswap'), `swapExactETHForTokens${fee}(uint256,address[],address,uint256)`, [0n, ...plain]],
    [venue('avax'), `swapExactAVAXForTokens${fee}(uint256,address[],address,uint256)`, [0n, ...plain]],
    [venue('camelot'), `swapExactETHForTokens${fee}(uint256,address[],address,address,uint256)`, [0n, swap.path, swap.to, none, late]],
    [venue('solidly', 1), `swapExactETHForTokens${fee}(uint256,${routes},address,uint256)`, [0n, route(true), swap.to, late]],
    [venue('solidly', 0), `swapExactETHForTokens${fee}(uint256,${routes},address,uint256)`, [0n, route(false), swap.to, late]],
  ])('that buy with native coin: $dialect', (where, signature, expected) => {
    expect(decoded(signature, buyWithNative(where, 7n, swap)).slice(1)).toEqual(expected)
  })

  test.each<[Venue, string, string, unknown[]]>([
    [venue('uniswap'), 'ETH', '(uint256,uint256,address[],address,uint256)', [7n, 0n, ...plain]],
    [venue('avax'), 'AVAX', '(uint256,uint256,address[],address,uint256)', [7n, 0n, ...plain]],
    [venue('camelot'), 'ETH', '(uint256,uint256,address[],address,address,uint256)', [7n, 0n, swap.path, swap.to, none, late]],
    [venue('solidly', 1), 'ETH', `(uint256,uint256,${routes},address,uint256)`, [7n, 0n, route(true), swap.to, late]],
  ])('that sell: $dialect', (where, coin, types, expected) => {
    expect(decoded(`swapExactTokensFor${coin}${fee}${types}`, sellForNative(where, 7n, swap)).slice(1)).toEqual(expected)
    expect(decoded(`swapExactTokensForTokens${fee}${types}`, swapTokens(where, 7n, swap)).slice(1)).toEqual(expected)
  })

  const older =
    '(address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 least, uint160 limit)'
  const newer = older.replace(' uint256 deadline,', '')
  const struct = (recipient: string, deadline?: bigint) => ({
    ...{ tokenIn: a('1'), tokenOut: a('2'), fee: 3_000, recipient, amountIn: 7n, least: 0n, limit: 0n },
    ...(deadline !== undefined && { deadline }),
  })

  test.each<[Venue, string, string, bigint | undefined]>([
    [venue('swap router', 3_000), older, none, late],
    [venue('swap router 02', 3_000), newer, `0x${'0'.repeat(39)}2`, undefined],
  ])('of Uniswap v3, of which the older wants a deadline: $dialect', (where, types, keeper, deadline) => {
    const signature = `exactInputSingle(${types} swap)`
    for (const data of [buyWithNative(where, 7n, swap), swapTokens(where, 7n, swap)])
      expect(decoded(signature, data)).toEqual(['exactInputSingle', struct(swap.to, deadline)])
    // the router keeps the wrapped coin, and hands it over as native coin
    const [, parts] = decoded('multicall(bytes[] calls)', sellForNative(where, 7n, swap)) as [string, string[]]
    expect(decoded(signature, parts[0] ?? '')).toEqual(['exactInputSingle', struct(keeper, deadline)])
    expect(decoded('unwrapWETH9(uint256,address)', parts[1] ?? '')).toEqual(['unwrapWETH9', 0n, swap.to])
  })

  test('a pool of Uniswap v3 without a fee is none', () => {
    expect(() => swapTokens(venue('swap router'), 7n, swap)).toThrow('A pool of Uniswap v3 has a fee.')
  })

  test('tokens are approved without limit, sent and counted by their own functions', () => {
    const types = 'approve(address,uint256)'
    expect(decoded(types, approve(a('5')))).toEqual(['approve', a('5'), 2n ** 256n - 1n])
    expect(decoded('transfer(address,uint256)', transfer(a('5'), 9n))).toEqual(['transfer', a('5'), 9n])
    expect(decoded('balanceOf(address)', balanceOf(a('5')))).toEqual(['balanceOf', a('5')])
  })
})

test('the price of the coin is that of the deepest pool, which holds ten thousand dollars or more', () => {
  const exchange = { wrapped: { symbol: 'WETH', address: a('1'), decimals: 18 } } as unknown as Exchange
  const dollar = { symbol: 'USDC', address: a('2'), decimals: 6 }
  const pool = (digit: string, coins: bigint, dollars: bigint) => ({
    pool: a(digit).toUpperCase().replace('0X', '0x'),
    reserveA: coins * 10n ** 18n,
    reserveB: dollars * 10n ** 6n,
  })
  const price = (...pools: (ReturnType<typeof pool> | undefined)[]) =>
    priceOfCoin(exchange, pools.map(() => ({ quote: dollar })) as never, pools as never)
  expect(price(pool('a', 10n, 30_000n), pool('b', 100n, 200_000n), pool('c', 5n, 20_000n))).toEqual({ usd: 2_000, pool: a('b') })
  expect(price(pool('a', 10n, 10_000n))).toEqual({ usd: 1_000, pool: a('a') })
  expect([price(pool('a', 10n, 9_999n)), price(), price(undefined), price(pool('a', 0n, 50_000n)), price(pool('a', 1n, 0n))]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
  expect(price(undefined, pool('a', 10n, 30_000n))).toEqual({ usd: 3_000, pool: a('a') })
})

test('each address is met once, in the first of the usual slots, of which lists are told as such', () => {
  const account = 'd8da6bf26964af9d7eed9e03e53415d37aa96045'
  const [one, two] = [word(1n), word(2n)]
  const plain = `0x${'0'.repeat(24)}${account}`
  expect(addressesIn(new Map([one, two].map(slot => [slot, plain])))).toEqual([
    { address: `0x${account}`, slot: one, doubtful: false, untidy: 0 },
  ])
  // 48 slots, eight that libraries agreed upon, and three entries each of 24 lists
  expect([usualSlots.length, new Set(usualSlots).size]).toEqual([48 + 8 + 72, 48 + 8 + 72])
  expect(usualSlots.slice(0, 3)).toEqual([word(0n), one, two])
  // keccak256 of a word of zero is where the list in slot 0 begins
  expect(slotInWords('0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563')).toBe('the list in storage slot 0')
  expect(slotInWords('0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e565')).toBe('the list in storage slot 0')
  expect([slotInWords(word(9_999n)), slotInWords(word(10_000n))]).toEqual(['storage slot 9999', `storage slot ${word(10_000n)}`])
})
