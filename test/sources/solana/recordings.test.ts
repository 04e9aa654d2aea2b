import { afterAll, describe, expect, test } from 'vitest'
import { accountHead, accounts, largestAccounts, mentions, tokenAccountsOf } from '../../../src/sources/solana/answers.ts'
import { askJupiter } from '../../../src/sources/solana/jupiter.ts'
import { readMint } from '../../../src/sources/solana/mint.ts'
import { createRpc, type Question } from '../../../src/sources/solana/rpc.ts'
import { readTokenAccount } from '../../../src/sources/solana/token-account.ts'
import { movedIn, payerOf, transactionOf } from '../../../src/sources/solana/transactions.ts'
import { haveRecordings, howToRecord, recordingsOf } from '../../support/recordings.ts'
import { programs } from '../../support/solana-layout.ts'
import { body, contextOf, node, startUpstream } from '../../support/upstream.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

if (!haveRecordings) test.skip(howToRecord)

const all = recordingsOf('solana-rpc')
const of = (pattern: RegExp) => all.filter(({ name }) => pattern.test(name)).map(({ name, text, note }) => [name, text, note] as const)

/** The recorded message as the answer to a question, under the number that was asked. */
async function answered<T>(text: string, question: Question<T>) {
  const { id: _, ...message } = JSON.parse(text.replaceAll('18446744073709551615', '"18446744073709551615"')) as { id: number }
  upstream.answer(node(() => message as never))
  const { http, signal } = contextOf(upstream)
  const [reply] = await createRpc({ http, nodes: [{ name: 'The node', url: upstream.url }], signal }).each([question])
  if (!reply) throw new Error('no reply')
  return reply
}
const key = '11111111111111111111111111111111'
async function accountIn(text: string) {
  const reply = await answered(text, accountHead(key))
  return reply.ok ? reply.value.value : undefined
}

describe.skipIf(!haveRecordings)('nodes', () => {
  test('a mint of the older program', async () => {
    const account = await accountIn(of(/mint\.base64\.1$/)[0]?.[1] ?? '')
    expect(account?.owner).toBe(programs.token)
    expect(account && readMint(account.data)).toMatchObject({
      mintAuthority: null,
      freezeAuthority: null,
      decimals: 6,
      extensions: { unknown: [] },
    })
  })

  test('a mint with a fee: 4 % of every transfer, the most in an epoch that has come', async () => {
    const account = await accountIn(of(/mint\.base64\.3$/)[0]?.[1] ?? '')
    const mint = account && readMint(account.data)
    expect(account?.owner).toBe(programs.token2022)
    expect(mint?.extensions).toMatchObject({
      fee: { authority: null, older: { basisPoints: 400 }, newer: { basisPoints: 400 } },
      unknown: [],
    })
  })

  test('a mint with a fee that was raised and a name inside', async () => {
    const account = await accountIn(of(/mint\.base64\.6$/)[0]?.[1] ?? '')
    expect(account && readMint(account.data)?.extensions).toMatchObject({
      fee: { older: { basisPoints: 500, epoch: 744n }, newer: { basisPoints: 500 } },
      metadata: { mint: 'znv3FZt2HFAvzYf5LxzVyryh3mBXWuTRRng25gEZAjh', name: 'Infinite Money Glitch', symbol: 'IMG' },
      unknown: [],
    })
  })

  test('PYUSD: every power of its issuer', async () => {
    const account = await accountIn(of(/pyusd/)[0]?.[1] ?? '')
    const issuer = '2apBGMsS6ti9RyF5TwQTDswXBWskiJP2LD4cUEDqYJjk'
    expect(account && readMint(account.data)).toMatchObject({
      mintAuthority: '8Jornc27vtAYPkwDzsZVgLQchAYyC8nD7aCNPCDV8Qk2',
      freezeAuthority: issuer,
      decimals: 6,
      extensions: {
        permanentDelegate: issuer,
        closeAuthority: issuer,
        fee: { authority: issuer, older: { basisPoints: 0 }, newer: { basisPoints: 0 } },
        hook: { authority: issuer, program: null },
        hiddenAmounts: true,
        metadata: { name: 'PayPal USD', symbol: 'PYUSD', mint: '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo' },
        unknown: [],
      },
    })
  })

  test.each(of(/mint\.token2022/))('%s: what a node has parsed is not what was asked for', async (_, text) => {
    expect(await answered(text, accountHead(key))).toMatchObject({ ok: false, failure: { code: 'BAD_RESPONSE' } })
  })

  test.each(of(/getAccountInfo\.null/))('%s: no such account', async (_, text) => {
    expect(await answered(text, accountHead(key))).toEqual({ ok: true, value: { slot: 406_145_869, value: null } })
  })

  test.each(of(/getMultipleAccounts/))('%s: balances of two wallets', async (_, text) => {
    const reply = await answered(text, accounts([key, key]))
    expect(reply.ok && reply.value.value.map(account => [account?.lamports, account?.owner, account?.data.length])).toEqual([
      [564_503_502n, programs.system, 0],
      [10_665_754n, programs.system, 0],
    ])
    expect((await answered(text, accounts([key]))).ok).toBe(false)
  })

  test.each(of(/getSignaturesForAddress/))('%s: every line', async (_, text) => {
    const lines = (JSON.parse(text) as { result: { signature: string; slot: number; blockTime?: number | null }[] }).result
    const reply = await answered(text, mentions(key))
    expect(reply.ok && reply.value).toEqual(
      lines.map(({ signature, slot, blockTime }) => ({ signature, slot, blockTime: blockTime ?? null })),
    )
  })

  test.each(of(/getTokenAccountsByOwner\.(base64|empty)/))(
    '%s: token accounts of the owner who was asked for',
    async (name, text, note) => {
      const owner = /"params":\["([^"]+)"/.exec(note)?.[1]
      const reply = await answered(text, tokenAccountsOf(key, programs.token2022))
      const held = reply.ok ? reply.value.value.map(({ account }) => readTokenAccount(account)) : undefined
      expect(held?.map(account => account?.owner)).toEqual(name.endsWith('empty') ? [] : held?.map(() => owner))
      expect(held?.every(account => account && !account.frozen && account.delegate === null)).toBe(true)
    },
  )

  test.each(of(/error-429/))('%s: the limit of one method', async (_, text) => {
    expect(await answered(text, largestAccounts(key))).toMatchObject({ ok: false, failure: { code: 'RATE_LIMITED' } })
  })

  test.each(of(/doc\.getTokenLargestAccounts/))('%s: amounts in base units', async (_, text) => {
    const reply = await answered(text, largestAccounts(key))
    expect(reply.ok && reply.value.value.map(({ amount }) => amount)).toEqual([771n, 229n])
  })

  const transfers = of(/getConfirmedTransaction$/).flatMap(
    ([, text]) => JSON.parse(text) as { result: { transaction: { signatures: string[] } } }[],
  )
  test('transfers of coins, to and from the wallet of the recording', async () => {
    const wallet = 'HBYC51YrGFAZ8rM7Sj8e9uqKggpSrDYrinQDZzvMtqQp'
    const other = 'AHy6YZA8BsHgQfVkk7MbwpAN94iyN7Nf1zN4nPqUN32Q'
    const found: unknown[] = []
    for (const message of transfers.slice(0, 2)) {
      const read = await readOne(message)
      found.push(
        read && [payerOf(read), movedIn(read, wallet, undefined).flows.map(({ direction, party, amount }) => [direction, party, amount])],
      )
    }
    expect(found).toEqual([
      [wallet, [['out', other, 1_230_000n]]],
      [other, [['in', other, 120_000n]]],
    ])
  })

  async function readOne(message: { result: { transaction: { signatures: string[] } } }) {
    upstream.answer(node(() => ({ result: message.result })))
    const { http, signal } = contextOf(upstream)
    const nodes = [{ name: 'The node', url: upstream.url }]
    const [reply] = await createRpc({ http, nodes, signal }).each([transactionOf(message.result.transaction.signatures[0] ?? '')])
    return reply?.ok ? reply.value : undefined
  }
})

describe.skipIf(!haveRecordings)('Jupiter', () => {
  const gary = '8ZCmwpW3MtC5UpNcZf7U4HMvRNTo71syU11BDiAFpump'
  const ask = (mint: string) => {
    upstream.answer(body(recordingsOf('jupiter').find(({ name }) => name === 'tokens.v2.search.recorded')?.text ?? ''))
    return askJupiter(mint, contextOf(upstream, { explorerUrl: upstream.url }))
  }

  test('liquidity, holders and first pool of a token of two hours', async () => {
    expect(await ask(gary)).toMatchObject({ liquidity: 33279.655184057425, holders: 2988, firstPool: new Date('2026-10-08T13:28:26Z') })
  })

  test('are not those of another token', async () => {
    expect(await ask(key)).toEqual({ missing: 'Jupiter does not know the token' })
  })
})
