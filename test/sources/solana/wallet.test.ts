import { afterAll, describe, expect, test } from 'vitest'
import type { Findings } from '../../../src/evidence/evidence.ts'
import { solana } from '../../../src/sources/solana/solana.ts'
import { derived, person, programs, signatureNumber, tokenAccountBytes } from '../../support/solana-layout.ts'
import { coinTransfer, type LittleSolana, startSolana, tokenTransfer, transactionFor } from '../../support/solana-service.ts'
import { subject } from '../../support/subjects.ts'
import { contextOf } from '../../support/upstream.ts'

const service = await startSolana()
afterAll(() => service.stop())

const now = new Date('2026-11-20T12:00:00Z')
const seconds = (daysAgo: number) => Math.floor(now.getTime() / 1000) - daysAgo * 86_400
const wallet = person('wallet')
const other = person('other')
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const pyusd = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'
/** On the OFAC list (November 2025). */
const sanctioned = '42RLPACwZPx3vYYmxSueqsogfynBDqXK298EDsNoyoHi'

async function scan(chain: Partial<LittleSolana>, address = wallet): Promise<Findings> {
  service.show({ now, accounts: {}, ...chain })
  return solana(subject('wallet', address, 'solana'), contextOf(service.upstream, { rpcUrl: service.url }))
}

describe('the account', () => {
  test('has its balance in lamports, and no code', async () => {
    const { known, block } = await scan({ accounts: { [wallet]: { lamports: 9_007_199_254_740_991n } } })
    expect(known.account).toMatchObject({ balance: 9_007_199_254_740_991n, code: { kind: 'none' } })
    expect(known.account).not.toHaveProperty('nonce')
    expect(known.account?.proofs).toEqual([
      {
        source: 'Solana',
        method: 'getAccountInfo',
        params: [wallet],
        block: 454_587_281,
        result: `9007199254740991 lamports, owned by ${programs.system}`,
      },
    ])
    expect(block).toEqual({ number: 454_587_281, hash: 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N', time: now })
  })

  test('that was never used has no balance and no activity', async () => {
    const { known } = await scan({})
    expect(known).toMatchObject({
      account: { balance: 0n, code: { kind: 'none' } },
      activity: { any: false, transactions: { value: 0, atLeast: false } },
    })
  })

  test('that was emptied has a history still', async () => {
    const { known } = await scan({ mentions: { [wallet]: [[signatureNumber(1), seconds(3)]] } })
    expect(known).toMatchObject({ account: { balance: 0n }, activity: { any: true, transactions: { value: 1, atLeast: false } } })
  })

  const code = Buffer.alloc(36)
  test.each<[string, string, NonNullable<LittleSolana['accounts']>[string], object, object[]]>([
    [
      'a program',
      person('program'),
      { owner: programs.loader, executable: true, data: code },
      { kind: 'contract' },
      [{ kind: 'contract', holders: [programs.loader], rule: 'it is a program' }],
    ],
    [
      'an account of a program',
      derived('pool'),
      { owner: programs.stakePool, data: code },
      { kind: 'contract' },
      [{ kind: 'contract', holders: [programs.stakePool], rule: 'a program owns the account' }],
    ],
    [
      'a vault without data',
      derived('vault'),
      {},
      { kind: 'none' },
      [{ kind: 'contract', holders: [], rule: 'the address belongs to a program: there is no key for it' }],
    ],
    [
      'a wallet whose owner was changed',
      wallet,
      { owner: programs.stakePool },
      { kind: 'contract' },
      [{ kind: 'taken over', holders: [programs.stakePool], rule: 'a program owns the account' }],
    ],
    ['an ordinary wallet', wallet, {}, { kind: 'none' }, []],
  ])('%s is told by who may change it', async (_, address, account, kind, found) => {
    const { known } = await scan({ accounts: { [address]: account } }, address)
    expect(known.account?.code).toEqual(kind)
    expect(known.permissions).toMatchObject({ complete: true, found })
  })
})

describe('token accounts', () => {
  const holding = (mint: string, more: object = {}, program: string = programs.token) => ({
    owner: program,
    data: tokenAccountBytes({ mint, owner: wallet, amount: 5n, ...more }),
  })

  test('show who may spend and who may close them', async () => {
    const { known } = await scan({
      accounts: {
        [wallet]: {},
        [person('a')]: holding(usdc, { delegate: other, delegated: 400n }),
        // a delegate whose allowance is spent may do nothing any more
        [person('b')]: holding(usdc, { delegate: other, delegated: 0n }),
        [person('c')]: holding(usdc, { closer: other }, programs.token2022),
        [person('d')]: holding(usdc, { delegate: wallet, delegated: 7n, closer: wallet }),
      },
    })
    expect(known.permissions?.complete).toBe(true)
    expect(known.permissions?.found).toEqual([
      { kind: 'delegate', holders: [other], asset: usdc, rule: 'may spend 400 base units' },
      { kind: 'closer', holders: [other], asset: usdc },
    ])
  })

  test.each([
    ['USDC', usdc, programs.token],
    ['PYUSD', pyusd, programs.token2022],
  ])('of %s show whether its issuer has frozen the wallet', async (symbol, mint, program) => {
    const { known } = await scan({ accounts: { [wallet]: {}, [person('a')]: holding(mint, { frozen: true }, program) } })
    expect(known.freezes?.asked.map(coin => [coin.symbol, coin.frozen])).toEqual(
      ['USDC', 'USDT', 'PYUSD'].map(name => [name, name === symbol]),
    )
  })

  test('of a token that anybody could make say nothing when they are frozen', async () => {
    const { known } = await scan({ accounts: { [wallet]: {}, [person('a')]: holding(person('worthless'), { frozen: true }) } })
    expect(known.freezes?.asked.filter(({ frozen }) => frozen)).toEqual([])
  })

  test('that one program refuses to list leave the permissions incomplete and the freezes unknown', async () => {
    service.show({ now, accounts: { [wallet]: {} } })
    service.instead({
      getTokenAccountsByOwner: ({ params }) =>
        (params[1] as { programId: string }).programId === programs.token
          ? { error: { code: -32010, message: 'excluded from account secondary indexes' } }
          : { result: { context: { slot: 454_587_281 }, value: [] } },
    })
    const { known, missing } = await solana(subject('wallet', wallet, 'solana'), contextOf(service.upstream, { rpcUrl: service.url }))
    expect(known.permissions).toMatchObject({ complete: false, found: [] })
    // nothing is known of the coins that the other program keeps
    expect(known.freezes).toBeUndefined()
    expect(missing?.freezes).toBe('The node refuses getTokenAccountsByOwner')
  })

  test.each([
    ['of another owner', { slot: 454_587_281, owner: other }],
    ['of another time', { slot: 454_580_000, owner: wallet }],
  ])('%s are not taken for those of the wallet', async (_, { slot, owner }) => {
    service.show({ now, accounts: { [wallet]: {} } })
    const data = tokenAccountBytes({ mint: usdc, owner, frozen: true }).toString('base64')
    const account = { data: [data, 'base64'], executable: false, lamports: 1, owner: programs.token, space: 165 }
    service.instead({ getTokenAccountsByOwner: () => ({ result: { context: { slot }, value: [{ pubkey: other, account }] } }) })
    const { known } = await solana(subject('wallet', wallet, 'solana'), contextOf(service.upstream, { rpcUrl: service.url }))
    expect(known).not.toHaveProperty('freezes')
    expect(known.permissions?.complete).toBe(false)
  })
})

describe('the history', () => {
  const [first, second, third] = [signatureNumber(1), signatureNumber(2), signatureNumber(3)]
  const [own, foreign] = [person('own account'), person('foreign account')]
  const swap = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
  const history: Partial<LittleSolana> = {
    accounts: { [wallet]: { lamports: 5n } },
    mentions: {
      [wallet]: [
        [third, seconds(1)],
        [second, seconds(2)],
        [first, seconds(400)],
      ],
    },
    transactions: {
      [first]: transactionFor(first, {
        signers: [other],
        others: [wallet],
        instructions: [coinTransfer(other, wallet, 3_000)],
        at: seconds(400),
      }),
      [second]: transactionFor(second, {
        signers: [wallet],
        instructions: [
          coinTransfer(wallet, sanctioned, 1_000),
          { programId: swap, accounts: [], data: '' },
          { program: 'spl-memo', programId: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', parsed: 'transfer' },
        ],
        inner: [tokenTransfer(foreign, own, '250000000')],
        balances: [
          [own, usdc, wallet],
          [foreign, usdc, sanctioned],
        ],
        at: seconds(2),
      }),
      [third]: transactionFor(third, {
        signers: [wallet],
        instructions: [coinTransfer(wallet, sanctioned, 9_000)],
        err: { InstructionError: [0, 'x'] },
        at: seconds(1),
      }),
    },
  }

  test('that was read to its end is counted, sent and received', async () => {
    const { known } = await scan(history)
    expect(known.activity).toMatchObject({
      transactions: { value: 3, atLeast: false },
      outbound: { value: 2, atLeast: false },
      contracts: { value: 1, atLeast: false },
      any: true,
      firstSeen: new Date(seconds(400) * 1000),
    })
  })

  test('shows dealings with listed parties, those of inner transfers among them, and none of a transaction that failed', async () => {
    const { known } = await scan(history)
    expect(known.exposure?.read).toEqual({
      transactions: 3,
      complete: true,
      from: new Date(seconds(400) * 1000),
      to: new Date(seconds(1) * 1000),
    })
    const dealings = known.exposure?.dealings.map(({ direction, party, asset, amount, decimals, transactions }) => ({
      direction,
      party,
      asset,
      amount,
      decimals,
      transactions,
    }))
    expect(dealings).toHaveLength(2)
    expect(dealings).toEqual(
      expect.arrayContaining([
        { direction: 'out', party: sanctioned, asset: 'SOL', amount: 1_000n, decimals: 9, transactions: [second] },
        { direction: 'in', party: sanctioned, asset: `USDC ${usdc}`, amount: 250_000_000n, decimals: 6, transactions: [second] },
      ]),
    )
  })

  test('of coins dressed as a token shows them as coins, and the dressing as nothing', async () => {
    const wrapped = 'So11111111111111111111111111111111111111112'
    const transaction = transactionFor(first, {
      signers: [wallet],
      instructions: [coinTransfer(wallet, own, 600), tokenTransfer(own, foreign, '600')],
      balances: [
        [own, wrapped, wallet],
        [foreign, wrapped, sanctioned],
      ],
      at: seconds(2),
    })
    const { known } = await scan({ mentions: { [wallet]: [[first, seconds(2)]] }, transactions: { [first]: transaction } })
    expect(known.exposure?.dealings).toMatchObject([{ direction: 'out', party: sanctioned, asset: 'SOL', amount: 600n, share: 1 }])
  })

  const many = (count: number) => Array.from({ length: count }, (_, at) => [signatureNumber(at), seconds(at)] as const)

  test.each([
    [1_000, { value: 1_000, atLeast: false }],
    [1_400, { value: 1_400, atLeast: false }],
    [2_000, { value: 2_000, atLeast: true }],
    [2_600, { value: 2_000, atLeast: true }],
  ])('of %i transactions is followed for two pages', async (count, transactions) => {
    const { known } = await scan({ mentions: { [wallet]: many(count) } })
    expect(known.activity?.transactions).toEqual(transactions)
    expect(known.activity?.firstSeen).toEqual(transactions.atLeast ? undefined : new Date(seconds(count - 1) * 1000))
    expect(known.activity).not.toHaveProperty('outbound')
  })

  test('that is long is read in its newest and oldest parts', async () => {
    const listed = many(60)
    const transactions = Object.fromEntries(
      listed.map(([id, at]) => [id, transactionFor(id, { signers: [other], others: [wallet], at })] as const),
    )
    const { known } = await scan({ mentions: { [wallet]: listed }, transactions })
    const asked = service.calls.filter(({ method }) => method === 'getTransaction').map(({ params }) => params[0])
    expect(asked.sort()).toEqual([...listed.slice(0, 20), ...listed.slice(-10)].map(([id]) => id).sort())
    expect(known.exposure?.read).toMatchObject({ transactions: 30, complete: false })
    expect(known.activity).toMatchObject({ transactions: { value: 60, atLeast: false } })
    expect(known.activity).not.toHaveProperty('outbound')
  })

  test('whose transactions the node has no more leaves the dealings unknown', async () => {
    const { known, missing } = await scan({ mentions: { [wallet]: [[first, seconds(1)]] } })
    expect(known).not.toHaveProperty('exposure')
    expect(missing?.exposure).toBe('the node has none of its transactions any more')
  })

  test('that no node lists is missing, and the account is there', async () => {
    service.show({ now, accounts: { [wallet]: { lamports: 1n } } })
    service.instead({
      getSignaturesForAddress: () => ({ error: { code: -32011, message: 'Transaction history is not available from this node' } }),
    })
    const { known, missing } = await solana(subject('wallet', wallet, 'solana'), contextOf(service.upstream, { rpcUrl: service.url }))
    expect(known.account).toMatchObject({ balance: 1n })
    expect(known).not.toHaveProperty('activity')
    expect(missing?.activity).toBe('The node does not keep the history that was asked for')
  })

  test('of an answer about another transaction is not used', async () => {
    const { known } = await scan({
      mentions: { [wallet]: [[first, seconds(1)]] },
      transactions: { [first]: transactionFor(second, { signers: [wallet] }) },
    })
    expect(known).not.toHaveProperty('exposure')
  })

  test('costs one round trip more than the state', async () => {
    service.show({ now, ...history, accounts: history.accounts ?? {} }, 15)
    await solana(subject('wallet', wallet, 'solana'), contextOf(service.upstream, { rpcUrl: service.url }))
    expect(service.rounds).toBe(2)
  })
})
