import { afterAll, describe, expect, test } from 'vitest'
import type { Findings } from '../../../src/evidence/evidence.ts'
import { bytesOf } from '../../../src/sources/solana/curve.ts'
import { solana } from '../../../src/sources/solana/solana.ts'
import { outcomeOf, unsigned } from '../../../src/sources/solana/transfer.ts'
import { derived, extension, type MintShape, mintBytes, person, programs, tokenAccountBytes } from '../../support/solana-layout.ts'
import { type LittleAccount, type LittleSolana, startSolana } from '../../support/solana-service.ts'
import { subject } from '../../support/subjects.ts'
import { contextOf } from '../../support/upstream.ts'

const service = await startSolana()
afterAll(() => service.stop())

const now = new Date('2026-11-20T12:00:00Z')
const token = person('mint')

interface Holding {
  readonly owner: string
  readonly amount: bigint
  readonly frozen?: boolean
  readonly mint?: string
}

/** A token whose largest balances these are, in accounts "account 0", "account 1" and so on. */
function scan(
  holdings: readonly Holding[],
  { shape = {}, ...more }: Partial<LittleSolana> & { readonly shape?: MintShape } = {},
): Promise<Findings> {
  const owner = shape.extensions ? programs.token2022 : programs.token
  const accounts: Record<string, LittleAccount> = { [token]: { owner, data: mintBytes({ supply: 1_000n, ...shape }) }, ...more.accounts }
  holdings.forEach(({ mint = token, ...holding }, at) => {
    accounts[accountNumber(at)] = { owner, data: tokenAccountBytes({ mint, ...holding }) }
  })
  const largest = { [token]: holdings.map(({ amount }, at) => [accountNumber(at), amount] as const) }
  service.show({ now, largest, ...more, accounts })
  return solana(subject('token', token, 'solana'), contextOf(service.upstream, { rpcUrl: service.url, explorerUrl: service.url }))
}
const accountNumber = (at: number) => person(`account ${at}`)
const [first, second, third] = [person('first'), person('second'), person('third')]
const pool = derived('pool')

describe('the largest holders', () => {
  test('are added up by owner and told apart', async () => {
    const { known } = await scan(
      [
        { owner: pool, amount: 400n },
        { owner: first, amount: 200n },
        { owner: first, amount: 50n },
        { owner: '1nc1nerator11111111111111111111111111111111', amount: 100n },
        { owner: 'A77HErqtfN1hLLpvZ9pCtu66FEtM8BveoaKbbMoZ4RiR', amount: 90n },
        { owner: derived('locker'), amount: 10n },
      ],
      { accounts: { [pool]: { owner: 'whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc', data: Buffer.alloc(10) } } },
    )
    expect(known.holders?.top).toEqual([
      { address: pool, amount: 400n, kind: 'pool' },
      { address: first, amount: 250n, kind: 'account' },
      { address: '1nc1nerator11111111111111111111111111111111', amount: 100n, kind: 'burned' },
      { address: 'A77HErqtfN1hLLpvZ9pCtu66FEtM8BveoaKbbMoZ4RiR', amount: 90n, kind: 'service' },
      { address: derived('locker'), amount: 10n, kind: 'contract' },
    ])
    expect(known.holders).toMatchObject({ float: 500n, count: { value: 5, atLeast: false } })
  })

  test('that a node refuses to list are unknown, with its reason', async () => {
    const { known, missing } = await scan([], { largest: 'refused' })
    for (const kind of ['holders', 'transfers'] as const) {
      expect(known).not.toHaveProperty(kind)
      expect(missing?.[kind]).toBe('The node asks for fewer requests (getTokenLargestAccounts)')
    }
    expect(known.transferability).toMatchObject({ notSampled: 'The node asks for fewer requests (getTokenLargestAccounts)' })
  })

  test('an account of another token is not one of them', async () => {
    const { known } = await scan([{ owner: first, amount: 5n, mint: person('another mint') }])
    expect(known).not.toHaveProperty('holders')
  })

  test('that are frozen are counted', async () => {
    const { known } = await scan([
      { owner: first, amount: 5n, frozen: true },
      { owner: second, amount: 4n },
      { owner: third, amount: 3n, frozen: true },
    ])
    expect(known.transferability?.sampled).toEqual({ balances: 3, frozen: 2 })
  })
})

describe('a transfer by a real holder', () => {
  const people: readonly Holding[] = [
    { owner: pool, amount: 400n },
    { owner: first, amount: 200n },
    { owner: second, amount: 90n },
  ]

  test('of the whole balance is simulated for holders who have a key', async () => {
    const { known } = await scan(people)
    expect(known.transfers?.tried).toEqual([
      { holder: first, amount: 200n, to: 'account', ok: true },
      { holder: second, amount: 90n, to: 'account', ok: true },
    ])
    const calls = service.calls.filter(({ method }) => method === 'simulateTransaction')
    expect(calls).toHaveLength(2)
    for (const { params } of calls) expect(params[1]).toMatchObject({ sigVerify: false, replaceRecentBlockhash: true })
    expect(known.transfers?.proofs[0]?.params).toEqual([
      calls[0]?.params[0],
      { encoding: 'base64', sigVerify: false, replaceRecentBlockhash: true },
    ])
  })

  test('that is refused is told with the reason', async () => {
    const { known } = await scan(people, { simulate: () => ({ InstructionError: [0, { Custom: 17 }] }) })
    expect(known.transfers?.tried).toEqual([
      { holder: first, amount: 200n, to: 'account', ok: false, reason: 'the account is frozen' },
      { holder: second, amount: 90n, to: 'account', ok: false, reason: 'the account is frozen' },
    ])
  })

  test.each<[string, Parameters<typeof scan>[0], Parameters<typeof scan>[1], string]>([
    [
      'holders without a key',
      [
        { owner: pool, amount: 4n },
        { owner: derived('b'), amount: 3n },
      ],
      {},
      'none of the large holders could pay for a transfer to another',
    ],
    ['one holder alone', [{ owner: first, amount: 4n }], {}, 'none of the large holders could pay for a transfer to another'],
    ['no holders', [], {}, 'nobody holds the token'],
    [
      'a hook',
      people,
      { shape: { extensions: [extension.hook(null, person('hook'))] } },
      'a transfer needs the accounts that its hook asks for, which only the program of the hook knows',
    ],
    [
      'holders without coins for the fee',
      people,
      { simulate: () => 'AccountNotFound' },
      'the simulated transfers failed for reasons that may be those of their holders',
    ],
  ])('is not told for %s', async (_, holdings, chain, reason) => {
    const { known, missing } = await scan(holdings, chain)
    expect(known).not.toHaveProperty('transfers')
    expect(missing?.transfers).toBe(reason)
  })
})

test.each<[unknown, object | undefined]>([
  [null, { ok: true }],
  [{ InstructionError: [0, { Custom: 17 }] }, { ok: false, reason: 'the account is frozen' }],
  [{ InstructionError: [0, { Custom: 37 }] }, { ok: false, reason: 'the token cannot be transferred' }],
  [{ InstructionError: [0, { Custom: 1 }] }, undefined],
  [{ InstructionError: [0, 'InvalidAccountData'] }, undefined],
  ['InsufficientFundsForFee', undefined],
  ['BlockhashNotFound', undefined],
])('the error %j of a simulation means %j', (err, meaning) => {
  expect(outcomeOf(err)).toEqual(meaning)
})

test('an unsigned transfer is a transaction as the runtime reads it', () => {
  const accounts = { owner: first, from: accountNumber(0), to: accountNumber(1), mint: token, program: programs.token }
  const bytes = unsigned({ ...accounts, amount: 258n, decimals: 6 })
  const key = (at: number) => bytes.subarray(69 + at * 32, 69 + (at + 1) * 32)
  // one signature of zeros; one signer, no signer that is only read, two other accounts that are only read; five accounts
  expect([...bytes.subarray(0, 69)]).toEqual([1, ...Array(64).fill(0), 1, 0, 2, 5])
  for (const [at, address] of [accounts.owner, accounts.from, accounts.to, accounts.mint, accounts.program].entries())
    expect([...key(at)]).toEqual([...bytesOf(address)])
  // blockhash; one instruction of the fifth account on source, mint, destination and owner: TransferChecked of 258 with 6 decimals
  expect([...bytes.subarray(69 + 160)]).toEqual([...Array(32).fill(0), 1, 4, 4, 1, 3, 2, 0, 10, 12, 2, 1, 0, 0, 0, 0, 0, 0, 6])
})
