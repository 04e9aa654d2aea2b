import { afterAll, describe, expect, test } from 'vitest'
import { chainById, chainNamed } from '../../src/chains/index.ts'
import { SourceError } from '../../src/errors.ts'
import { revertReason, textOf } from '../../src/sources/evm/abi.ts'
import { createRpc } from '../../src/sources/evm/pool.ts'
import { codeKind } from '../../src/sources/evm/wallet.ts'
import { blockscout } from '../../src/sources/explorer/blockscout.ts'
import { etherscan } from '../../src/sources/explorer/etherscan.ts'
import { goplus } from '../../src/sources/goplus.ts'
import { bytes, quantity } from '../../src/sources/quantities.ts'
import { haveRecordings, howToRecord, type Recording, recordingsOf } from '../support/recordings.ts'
import { known, subject } from '../support/subjects.ts'
import { type Answer, body, by, contextOf, json, node, startUpstream } from '../support/upstream.ts'
import { answering } from './evm/scripted-chain.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const ethereum = chainNamed('ethereum')
const context = () => contextOf(upstream, { rpcUrl: upstream.url })
const settled = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => (error instanceof SourceError ? error.code : Promise.reject(error)))
const isoOf = (seconds: string) => new Date(Number(seconds) * 1000).toISOString()

if (!haveRecordings) test.skip(howToRecord)

interface Row {
  readonly from: string
  readonly to: string
  readonly timeStamp: string
}

describe.skipIf(!haveRecordings)('indexes in the dialect of Etherscan', () => {
  const all = [
    ...recordingsOf('etherscan'),
    ...recordingsOf('routescan'),
    ...recordingsOf('blockscout').filter(({ name }) => /^(pro\.)?api\./.test(name)),
  ]
  const of = (pattern: RegExp) => all.filter(({ name }) => pattern.test(name)).map(recording => [recording.name, recording] as const)
  const nothing = json({ status: '0', message: 'No transactions found', result: [] })

  /** The recording in the place of the lists named, "nothing found" in all others. */
  function index(recording: Recording, ...actions: string[]) {
    upstream.answer(
      by(({ method, query }) => {
        if (method === 'POST') return node(answering())
        return actions.includes(query.get('action') ?? '') ? body(recording.text) : nothing
      }),
    )
    return etherscan('Etherscan', upstream.url)
  }
  /** Whom the request was about. */
  const askedFor = ({ note }: Recording) => /address(?:es)?=(0x[0-9a-fA-F]{40})/.exec(note)?.[1] ?? known.vitalik

  test.each(of(/txlist\.(?!empty)/))('%s: every row is counted', async (_, recording) => {
    const address = askedFor(recording)
    const rows = (JSON.parse(recording.text) as { result: Row[] }).result
    const found = await index(recording, 'txlist').wallet(address, ethereum, context())
    expect(rows.length).toBeGreaterThan(0)
    expect(found).toMatchObject({
      transactions: { value: rows.length, atLeast: false },
      outbound: { value: rows.filter(({ from }) => from.toLowerCase() === address.toLowerCase()).length, atLeast: false },
      any: true,
    })
    expect(found.firstSeen?.toISOString()).toBe(rows.map(({ timeStamp }) => isoOf(timeStamp)).sort()[0])
  })

  test.each(of(/(txlist|txlistinternal|tokentx)\.empty/))(
    '%s: an empty list in place of every list is no activity',
    async (_, recording) => {
      const found = index(recording, 'txlist', 'txlistinternal', 'tokentx').wallet(known.vitalik, ethereum, context())
      expect(await found).toMatchObject({ any: false, transactions: { value: 0, atLeast: false } })
    },
  )

  test.each(of(/(txlistinternal\.eth|tokentx\.(one|optimism))/))('%s: a single row is activity', async (_, recording) => {
    const [row] = (JSON.parse(recording.text) as { result: (Row & { value: string })[] }).result
    const to = String(row?.to)
    expect(await index(recording, 'txlistinternal', 'tokentx').wallet(to, ethereum, context())).toMatchObject({
      any: true,
      transactions: { value: 0 },
    })
    const action = recording.name.includes('tokentx') ? 'tokentx' : 'txlistinternal'
    const { movements, unread } = await index(recording, action).history(to, 1, context())
    expect(movements).toMatchObject([
      { from: row?.from, to, amount: BigInt(String(row?.value)), at: new Date(isoOf(String(row?.timeStamp))) },
    ])
    expect(unread).toBe(0)
  })

  test.each(of(/getcontractcreation\.ok/))('%s: birth and creator', async (_, recording) => {
    const [row] = (JSON.parse(recording.text) as { result: { contractAddress: string; contractCreator: string; timestamp?: string }[] })
      .result
    const found = await index(recording, 'getcontractcreation').contract(String(row?.contractAddress), context())
    expect(found.creator).toBe(row?.contractCreator)
    expect(found.at?.toISOString()).toBe(row?.timestamp && isoOf(row.timestamp))
  })

  test.each(of(/getcontractcreation\.none/))('%s: no creation known', async (_, recording) => {
    expect(await index(recording, 'getcontractcreation').contract(known.vitalik, context())).not.toHaveProperty('creator')
  })

  test.each(of(/^getsourcecode/))('%s: published', async (_, recording) => {
    const enveloped = { ...recording, text: `{"status":"1","message":"OK","result":${recording.text}}` }
    expect(await index(enveloped, 'getsourcecode').contract(known.vitalik, context())).toMatchObject({ verified: true })
  })

  test.each(of(/error\.|status2/))('%s is refused', async (_, recording) => {
    for (const action of ['txlist', 'txlistinternal', 'tokentx']) {
      expect(['UPSTREAM_UNAVAILABLE', 'BAD_RESPONSE']).toContain(
        await settled(index(recording, action).wallet(known.vitalik, ethereum, context())),
      )
    }
  })

  test.each(of(/balance|getLogs|getabi|getblocknobytime|proxy|etherscan-python/))(
    '%s in place of a list of transactions is no list',
    async (_, recording) => {
      expect(['UPSTREAM_UNAVAILABLE', 'BAD_RESPONSE']).toContain(
        await settled(index(recording, 'txlist').wallet(known.vitalik, ethereum, context())),
      )
    },
  )
})

describe.skipIf(!haveRecordings)('Blockscout', () => {
  const of = (pattern: RegExp) =>
    recordingsOf('blockscout')
      .filter(({ name }) => pattern.test(name))
      .map(recording => [recording.name, recording] as const)
  const empty = json({ items: [], next_page_params: null })
  const counters = json({ transactions_count: '0', token_transfers_count: '0' })
  const about = (address: string) => json({ hash: address, has_token_transfers: false })

  function instance(answers: { info?: Answer; page?: Answer; token?: Answer; counters?: Answer }, address: string = known.vitalik) {
    upstream.answer(
      by(({ path }) => {
        if (path.includes('/tokens/')) return answers.token ?? json({ message: 'Not found' }, { status: 404 })
        if (path.endsWith('/counters')) return answers.counters ?? counters
        return path.includes('/transactions') ? (answers.page ?? empty) : (answers.info ?? about(address))
      }),
    )
    return blockscout('Blockscout', upstream.url)
  }

  test.each(of(/^v2\.addresses\..*vitalik$/))('%s: an account that borrows code is no contract', async (_, { text }) => {
    const found = await instance({ info: body(text) }).wallet(known.vitalik, ethereum, context())
    const said = JSON.parse(text) as { is_contract: boolean; is_verified: boolean; proxy_type: string | null }
    expect(found.any).toBe(true)
    expect(found.verified).toBe(said.is_contract && said.proxy_type !== 'eip7702' ? said.is_verified : undefined)
  })

  test.each(of(/v2\.transactions\./))('%s: a transaction of a list', async (_, { text }) => {
    const item = JSON.parse(text) as { from: { hash: string }; to: { is_contract: boolean } | null; timestamp: string }
    const page = body(`{"items":[${text}],"next_page_params":null}`)
    const found = await instance({ page }, item.from.hash).wallet(item.from.hash, ethereum, context())
    expect(found).toMatchObject({ outbound: { value: 1, atLeast: false }, contracts: { value: item.to?.is_contract ? 1 : 0 } })
    expect(found.firstSeen?.getTime()).toBe(Date.parse(item.timestamp))
  })

  test.each(of(/^(v2|spec)\.tokens(\.eth\.link)?$/))('%s: holders', async (_, { text }) => {
    const said = JSON.parse(text) as { address_hash: string; holders_count: string }
    const found = await instance({ token: body(text) }, said.address_hash).contract(said.address_hash, context())
    expect(found.holders).toBe(Number(said.holders_count))
  })

  test.each(of(/^spec\.addresses\.transactions$/))('%s: a page as it is documented', async (_, { text }) => {
    const [item] = (JSON.parse(text) as { items: { from: { hash: string } }[] }).items
    const found = await instance({ page: body(text) }, item?.from.hash).wallet(String(item?.from.hash), ethereum, context())
    expect(found.outbound).toEqual({ value: 1, atLeast: true })
  })

  test.each(of(/^spec\.addresses\.counters$/))('%s: counters as they are documented', async (_, { text }) => {
    expect((await instance({ counters: body(text) }).wallet(known.vitalik, ethereum, context())).transactions).toEqual({
      value: 0,
      atLeast: false,
    })
  })

  test.each(of(/withdrawals|holders|smart-contracts|token-transfers|json-rpc|^pro\.api/))(
    '%s in place of a list of transactions is no list',
    async (_, { text }) => {
      expect(await settled(instance({ page: body(text) }).wallet(known.vitalik, ethereum, context()))).toBe('BAD_RESPONSE')
    },
  )
})

describe.skipIf(!haveRecordings)('GoPlus', () => {
  const recording = (name: string) => recordingsOf('goplus').find(found => found.name === name)?.text ?? ''
  const ask = (kind: 'wallet' | 'token', address: string, chain: string, text: string) => {
    upstream.answer(body(text))
    return goplus(subject(kind, address, chain), context())
  }

  test.each(['address_security.base.burn', 'address_security.solana.clean'])('%s: all 17 questions answered, nothing found', async name => {
    expect(await ask('wallet', '0x000000000000000000000000000000000000dEaD', 'base', recording(name))).toMatchObject({
      known: { opinion: { answered: 17, accusations: [] } },
    })
  })

  test('token_security.eth.weth: open, and nothing found', async () => {
    const found = await ask('token', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'ethereum', recording('token_security.eth.weth'))
    expect(found.known.opinion).toMatchObject({ accusations: [] })
    expect(found.known.opinion?.answered).toBeGreaterThanOrEqual(4)
  })

  test('token_security.eth.weth is no report on another token', async () => {
    expect(await settled(ask('token', known.usdc, 'ethereum', recording('token_security.eth.weth')))).toBe('BAD_RESPONSE')
  })

  test('error.4029: its rate limit', async () => {
    expect(await settled(ask('wallet', known.vitalik, 'ethereum', recording('error.4029')))).toBe('RATE_LIMITED')
  })
})

describe.skipIf(!haveRecordings)('nodes', () => {
  /** The recorded message, under the number that was asked. */
  function rpc(text: string) {
    const recorded = JSON.parse(text) as { response?: object }
    const { id: _, ...message } = (recorded.response ?? recorded) as { id: number }
    upstream.answer(node(() => message as never))
    const { http, signal } = context()
    return createRpc({ http, endpoints: [{ name: 'The node', url: upstream.url }], chain: chainById(1).name, signal })
  }
  const of = (pattern: RegExp) =>
    recordingsOf('evm-rpc')
      .filter(({ name }) => pattern.test(name))
      .map(({ name, text }) => [name, text] as const)
  const resultIn = (text: string) => /"result":\s*"(0x[0-9a-f]*)"/.exec(text)?.[1] ?? ''

  test.each(of(/eth_(getBalance|getTransactionCount)/))('%s is exact', async (_, text) => {
    const [reply] = await rpc(text)({ method: 'eth_getBalance', params: [], result: quantity })
    expect(reply).toEqual({ ok: true, value: BigInt(resultIn(text)) })
  })

  test.each(of(/eth_call\.(?!revert)|eth_getCode/))('%s is taken as it stands', async (name, text) => {
    const [reply] = await rpc(text)({ method: 'eth_call', params: [], result: bytes })
    expect(reply).toEqual({ ok: true, value: resultIn(text) })
    if (name.includes('symbol')) expect(textOf(resultIn(text))).toBe('yyDAI+yUSDC+yUSDT+yTUSD')
    if (name.includes('eip7702'))
      expect(codeKind(resultIn(text), BigInt(resultIn(text).length / 2 - 1))).toMatchObject({ kind: 'delegated' })
    if (name.includes('unknown')) expect(codeKind(resultIn(text), 0n)).toEqual({ kind: 'none' })
  })

  test.each(of(/eth_call\.revert/))('%s is an answer, in the words of the contract', async (name, text) => {
    const [reply] = await rpc(text)({ method: 'eth_call', params: [], result: bytes })
    expect(reply).toMatchObject({ ok: false, kind: 'execution' })
    expect(reply?.ok === false && revertReason(reply.data ?? '')).toMatch(name.includes('panic') ? /^panic \d+$/ : /^\w/)
  })

  test.each(of(/^error\./))('%s: the node cannot say', async (_, text) => {
    expect(await settled(rpc(text)({ method: 'eth_getBalance', params: [], result: quantity }))).toBe('UPSTREAM_UNAVAILABLE')
  })

  test.each(of(/eth_getLogs|simulateV1/))('%s in place of a quantity is none', async (_, text) => {
    expect(await settled(rpc(text)({ method: 'eth_getBalance', params: [], result: quantity }))).not.toMatchObject([{ ok: true }])
  })
})
