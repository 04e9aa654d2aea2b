import { afterAll, describe, expect, test } from 'vitest'
import { metadataAccount } from '../../src/sources/solana/metadata.ts'
import { type Ran, runBin, runCli } from '../support/run-cli.ts'
import {
  derived,
  extension,
  type MintShape,
  metaplexBytes,
  mintBytes,
  person,
  programs,
  signatureNumber,
  tokenAccountBytes,
} from '../support/solana-layout.ts'
import { coinTransfer, type LittleSolana, startSolana, transactionFor } from '../support/solana-service.ts'
import { json, status } from '../support/upstream.ts'

const service = await startSolana()
afterAll(() => service.stop())

const seconds = (daysAgo: number) => Math.floor(Date.now() / 1000) - daysAgo * 86_400
const wallet = person('wallet')
const boss = person('boss')
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const bonk = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const pyusd = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'
const jitoSol = 'J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn'
/** On the OFAC list (November 2025). */
const sanctioned = '42RLPACwZPx3vYYmxSueqsogfynBDqXK298EDsNoyoHi'

/** Runs the command line in this process, or the built program as one of its own. */
async function scan(kind: 'wallet' | 'token', address: string, chain: Partial<LittleSolana>, run = runCli as typeof runBin): Promise<Ran> {
  service.show({ accounts: {}, ...chain })
  return again(kind, address, run)
}
const again = (kind: 'wallet' | 'token', address: string, run = runCli as typeof runBin): Promise<Ran> =>
  run(['scan', kind, address, '--chain', 'solana', '--rpc-url', service.url.href, '--explorer-url', service.url.href, '--json'])

interface Scanned {
  readonly risk_score: number
  readonly risk_level: string
  readonly flags: readonly string[]
  readonly token_data?: {
    readonly name: string | null
    readonly symbol: string | null
    readonly controls: readonly object[]
    readonly checks: readonly Check[]
  }
  readonly security_summary?: { readonly checks: readonly Check[]; readonly coverage: { readonly missing: readonly { check: string }[] } }
  readonly explorer_summary?: object
}
interface Check {
  readonly id: string
  readonly outcome: string
  readonly sentence: string
}
const resultOf = ({ stdout, stderr }: Ran): Scanned => {
  const report = JSON.parse(stdout) as { results?: { result: Scanned }[] } & Scanned
  const result = report.results?.[0]?.result ?? report
  if (typeof result.risk_score !== 'number') throw new Error(`no result: ${stdout}${stderr}`)
  return result
}

/** A token that has been in use for years, with enough to sell it to. */
const established = (mint: string, shape: MintShape, name: readonly [string, string]): Partial<LittleSolana> => ({
  accounts: {
    [mint]: { owner: shape.extensions ? programs.token2022 : programs.token, data: mintBytes(shape) },
    [metadataAccount(mint)]: { owner: programs.metadata, data: metaplexBytes(mint, ...name) },
    [boss]: { lamports: 5n },
  },
  mentions: { [mint]: Array.from({ length: 1_000 }, (_, at) => [signatureNumber(at % 7), seconds(0)] as const) },
  jupiter: { [mint]: { id: mint, liquidity: 5_000_000, holderCount: 900_000, firstPool: { createdAt: '2022-12-25T10:00:00Z' } } },
})

describe('tokens', () => {
  test('USDC is LOW, with the powers of its issuer named', async () => {
    const mintAuthority = 'BJE5MMbqXjVwjAF7oxwPYXnTXDyspzZyt4vwenNw5ruG'
    const freezeAuthority = '7dGbd2QZcCKcTndnHcTL8q7SMVXAkp688NTQYwrRCrar'
    const ran = await scan(
      'token',
      usdc,
      established(usdc, { mintAuthority, freezeAuthority, supply: 8_000_000_000_000_000n }, ['USD Coin', 'USDC']),
      runBin,
    )
    const result = resultOf(ran)
    expect([result.risk_level, ran.code]).toEqual(['LOW', 0])
    const told = result.flags.join('\n')
    expect(told).toContain(mintAuthority)
    expect(told).toContain(freezeAuthority)
    expect(result.token_data?.controls).toMatchObject([
      { power: 'blocks one holder', caller: freezeAuthority, granted: 'authority' },
      { power: 'mints', caller: mintAuthority, granted: 'authority' },
    ])
  })

  test('BONK is LOW: nobody has a power over it', async () => {
    const result = resultOf(await scan('token', bonk, established(bonk, { decimals: 5 }, ['Bonk', 'BONK'])))
    expect(result).toMatchObject({ risk_level: 'LOW', token_data: { name: 'Bonk', symbol: 'BONK', controls: [] } })
  })

  test('PYUSD is explained and no more than MEDIUM', async () => {
    const shape: MintShape = {
      mintAuthority: boss,
      freezeAuthority: boss,
      extensions: [
        extension.closeAuthority(boss),
        extension.permanentDelegate(boss),
        extension.transferFee(boss, 0, 0, 605n, 0n),
        extension.confidential(),
        extension.hook(boss, null),
        extension.metadataPointer(pyusd),
        extension.metadata(pyusd, 'PayPal USD', 'PYUSD', boss),
      ],
    }
    const result = resultOf(await scan('token', pyusd, established(pyusd, shape, ['', ''])))
    expect(['LOW', 'MEDIUM']).toContain(result.risk_level)
    expect(result.flags.join('\n')).toContain(boss)
  })

  test('a staked coin whose mint authority is a program is not HIGH', async () => {
    const result = resultOf(
      await scan('token', jitoSol, established(jitoSol, { mintAuthority: derived('stake pool') }, ['Jito Staked SOL', 'JitoSOL'])),
    )
    expect(['LOW', 'MEDIUM']).toContain(result.risk_level)
  })

  const token = person('token')
  test.each<[string, string, MintShape]>([
    ['frozen by default', 'CRITICAL', { freezeAuthority: boss, extensions: [extension.defaultState(2)] }],
    ['not transferable', 'CRITICAL', { extensions: [extension.nonTransferable()] }],
    ['paused', 'CRITICAL', { extensions: [extension.pausable(boss, 1)] }],
    ['of a permanent delegate', 'HIGH', { extensions: [extension.permanentDelegate(boss)] }],
    ['that may be paused', 'HIGH', { extensions: [extension.pausable(boss, 0)] }],
    ['whose transfers cost half', 'CRITICAL', { extensions: [extension.transferFee(null, 5_000, 5_000, 1n)] }],
    ['whose transfers cost a fifth', 'HIGH', { extensions: [extension.transferFee(null, 2_000, 2_000, 1n)] }],
    ['whose transfers cost a fiftieth', 'LOW', { extensions: [extension.transferFee(null, 200, 200, 1n)] }],
    ['whose transfers will cost half', 'CRITICAL', { extensions: [extension.transferFee(null, 0, 5_000, 9_999n)] }],
    ['of one key that mints and freezes', 'MEDIUM', { mintAuthority: boss, freezeAuthority: boss }],
    ['whose hook may be set', 'MEDIUM', { extensions: [extension.hook(boss, null)] }],
    ['with an extension that nobody knows', 'MEDIUM', { extensions: [[99, Buffer.alloc(4)]] }],
    ['without any of this', 'LOW', {}],
  ])('a token %s is %s', async (_, level, shape) => {
    expect(resultOf(await scan('token', token, established(token, shape, ['A Token', 'ATKN']))).risk_level).toBe(level)
  })

  test.each([
    [0, 'MEDIUM', '$0'],
    [700, 'MEDIUM', '$700'],
    [9_000, 'MEDIUM', '$9,000'],
    [11_000, 'LOW', undefined],
  ])('pools with %i dollars in all make a token %s', async (liquidity, level, flag) => {
    const chain = established(token, {}, ['A Token', 'ATKN'])
    const result = resultOf(await scan('token', token, { ...chain, jupiter: { [token]: { ...chain.jupiter?.[token], liquidity } } }))
    expect(result.risk_level).toBe(level)
    const told = flag === undefined ? [] : [`[Jupiter] All pools together hold ${flag}, as Jupiter counts them.`]
    expect(result.flags).toEqual(told)
  })

  test('a fresh token is never LOW', async () => {
    const birth = signatureNumber(1)
    const chain = established(token, {}, ['A Token', 'ATKN'])
    const made = { programId: programs.token, program: 'spl-token', parsed: { type: 'initializeMint2', info: { mint: token } } }
    const result = resultOf(
      await scan('token', token, {
        ...chain,
        mentions: { [token]: [[birth, seconds(2)]] },
        transactions: { [birth]: transactionFor(birth, { signers: [boss], instructions: [made], at: seconds(2) }) },
      }),
    )
    expect(result.risk_level).toBe('MEDIUM')
    expect(result.flags.join('\n')).toContain('2 days')
  })

  test('half of whose large balances are frozen is CRITICAL', async () => {
    const chain = established(token, { freezeAuthority: boss }, ['A Token', 'ATKN'])
    const owners = ['one', 'two', 'three', 'four'].map(person)
    const balances = owners.map((owner, at) => [person(`balance ${owner}`), { owner, frozen: at < 2 }] as const)
    const accounts = Object.fromEntries(
      balances.map(([address, { owner, frozen }]) => [
        address,
        { owner: programs.token, data: tokenAccountBytes({ mint: token, owner, frozen, amount: 10n }) },
      ]),
    )
    const result = resultOf(
      await scan('token', token, {
        ...chain,
        accounts: { ...chain.accounts, ...accounts },
        largest: { [token]: balances.map(([address]) => [address, 10n]) },
      }),
    )
    expect(result.risk_level).toBe('CRITICAL')
    expect(result.flags.join('\n')).toContain('2 of the 4 largest balances are frozen')
  })

  test.each([
    ['a wallet', wallet, { [wallet]: { lamports: 1n } }, 'it is a wallet'],
    [
      'a token account',
      token,
      { [token]: { owner: programs.token, data: tokenAccountBytes({ mint: usdc, owner: wallet }) } },
      `a balance of ${usdc}`,
    ],
  ])('%s in place of a token is a mistake of the command line', async (_, address, accounts, why) => {
    const ran = await scan('token', address, { accounts })
    expect(ran.code).toBe(2)
    expect(ran.stdout + ran.stderr).toContain(why)
    expect(ran.stdout + ran.stderr).toContain('INVALID_ADDRESS')
  })
})

describe('wallets', () => {
  const [first, second] = [signatureNumber(1), signatureNumber(2)]
  const used = (party: string): Partial<LittleSolana> => ({
    accounts: { [wallet]: { lamports: 2_500_000_000n } },
    mentions: {
      [wallet]: [
        [second, seconds(30)],
        [first, seconds(400)],
      ],
    },
    transactions: {
      [first]: transactionFor(first, {
        signers: [party],
        others: [wallet],
        instructions: [coinTransfer(party, wallet, 90_000_000_000)],
        at: seconds(400),
      }),
      [second]: transactionFor(second, {
        signers: [wallet],
        others: [party],
        instructions: [coinTransfer(wallet, party, 40_000_000_000)],
        at: seconds(30),
      }),
    },
  })

  test('an ordinary one has no flag but that the lists are old', async () => {
    const result = resultOf(await scan('wallet', wallet, used(person('friend')), runBin))
    expect(result.explorer_summary).toEqual({ balance_eth: 2.5, tx_count: 2, outbound_count: 1, unique_contracts_interacted: 0 })
    expect(result.risk_score).toBe(25)
    expect(result.flags).toEqual([expect.stringMatching(/^\[Coverage\] The sanctions screen is missing/)])
    expect(result.security_summary?.coverage.missing.map(({ check }) => check)).toEqual(['sanctions screen'])
  })

  test('one that paid a listed party is HIGH, with the transaction', async () => {
    const ran = await scan('wallet', wallet, used(sanctioned))
    expect(resultOf(ran).risk_level).toBe('HIGH')
    expect(ran.stdout).toContain(second)
  })

  test('one whose USDC its issuer froze is CRITICAL', async () => {
    const chain = used(person('friend'))
    const account = { owner: programs.token, data: tokenAccountBytes({ mint: usdc, owner: wallet, amount: 1n, frozen: true }) }
    const result = resultOf(await scan('wallet', wallet, { ...chain, accounts: { ...chain.accounts, [person('usdc account')]: account } }))
    expect(result.risk_level).toBe('CRITICAL')
    expect(result.flags[0]).toContain('USDC')
  })

  test('a listed one is CRITICAL, whatever else fails', async () => {
    service.show({ accounts: {} })
    service.interrupt(() => status(503))
    const ran = await again('wallet', sanctioned)
    expect(resultOf(ran)).toMatchObject({ risk_score: 100, risk_level: 'CRITICAL' })
  })

  test('one that was never used is not scored', async () => {
    const ran = await scan('wallet', wallet, {}, runBin)
    expect(ran.code).toBe(8)
    expect(ran.stderr + ran.stdout).toContain('NO_ACTIVITY')
  })

  test.each([
    ['an address of Ethereum', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'Ethereum'],
    ['an address that is too short', wallet.slice(0, 30), 'Solana'],
  ])('%s is refused before anybody is asked', async (_, address, named) => {
    const ran = await scan('wallet', address, {})
    expect(ran.code).toBe(2)
    expect(ran.stdout + ran.stderr).toContain(named)
    expect(service.upstream.requests).toHaveLength(0)
  })

  test.each([
    ['is down', status(503), 'UPSTREAM_UNAVAILABLE'],
    ['wants fewer requests', json({ jsonrpc: '2.0', id: null, error: { code: 429, message: 'Too many requests' } }), 'RATE_LIMITED'],
  ])('a node that %s ends the scan', async (_, answer, code) => {
    service.show({ accounts: {} })
    service.interrupt(() => answer)
    const ran = await again('wallet', wallet, runBin)
    expect(ran.code).toBe(5)
    expect(ran.stdout + ran.stderr).toContain(code)
  })
})
