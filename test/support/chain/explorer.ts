import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { textOf } from '../../../src/sources/evm/abi.ts'
import type { Node } from './anvil.ts'

interface Transaction {
  readonly hash: string
  readonly from: string
  readonly to: string | null
  readonly value: string
  readonly input: string
  readonly nonce: string
  readonly blockNumber: string
}

interface Receipt {
  readonly transactionHash: string
  readonly status: string
  readonly contractAddress: string | null
  readonly logs: readonly { readonly address: string; readonly topics: readonly string[]; readonly data: string }[]
}

/** A step within a transaction, as nodes with Parity's traces tell it. */
interface Trace {
  readonly action: { readonly from: string; readonly to?: string; readonly value?: string; readonly callType?: string }
  readonly result?: { readonly address?: string } | null
  readonly error?: string
  readonly traceAddress: readonly number[]
  readonly transactionHash: string
  readonly type: string
}

interface InternalRow {
  readonly hash: string
  readonly time: number
  readonly block: number
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly type: string
  readonly traceId: string
  readonly ok: boolean
}

interface TokenRow {
  readonly hash: string
  readonly time: number
  readonly block: number
  readonly token: string
  readonly from: string
  readonly to: string
  readonly value: bigint
}

interface Entry extends Transaction {
  readonly time: number
  readonly ok: boolean
  readonly created: string | null
}

/** Transfer(address indexed from, address indexed to, uint256 value) */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const pageSize = 50

/** What an explorer may do wrong, for all that it is asked. */
type Fault = (query: URLSearchParams, path: string) => { status?: number; body: string } | undefined

/** An explorer of a local chain: reads every block of it and answers in the words of Blockscout's REST v2 and of Etherscan. */
export interface Explorer {
  /** Base of the Blockscout dialect; with `/api` behind it, the Etherscan dialect. */
  readonly url: string
  /** Answers with faults from now on; `undefined` ends it. */
  fail(fault: Fault | undefined): void
  /** Requests answered so far, by what they asked for. */
  readonly asked: readonly string[]
  stop(): Promise<void>
}

/** `unverified` are contracts whose source nobody has published; of all others it has it. */
export async function startExplorer(node: Node, { unverified = [] }: { unverified?: readonly string[] } = {}): Promise<Explorer> {
  const index = createIndex(node, new Set(unverified))
  const asked: string[] = []
  let fault: Fault | undefined
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://explorer')
    asked.push(url.searchParams.get('action') ?? url.pathname)
    const wrong = fault?.(url.searchParams, url.pathname)
    if (wrong) {
      response.writeHead(wrong.status ?? 200, { 'content-type': 'text/html' }).end(wrong.body)
      return
    }
    try {
      await index.catchUp()
      const answer = url.pathname === '/api' ? await index.etherscan(url.searchParams) : await index.blockscout(url)
      response
        .writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer ?? { message: 'Not found' }))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fail: next => {
      fault = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function createIndex({ rpc }: Node, unverified: ReadonlySet<string>) {
  const entries: Entry[] = []
  const balances = new Map<string, Map<string, bigint>>()
  const transfersOf = new Map<string, number>()
  const tokenRows: TokenRow[] = []
  const internalRows: InternalRow[] = []
  const tokens = new Map<string, Promise<{ symbol: string; decimals: string }>>()
  let next = 0
  let reading: Promise<void> = Promise.resolve()

  const note = (receipt: Receipt, time: number, block: number) => {
    for (const { address, topics, data } of receipt.logs) {
      if (topics[0] !== transferTopic || topics.length !== 3) continue
      const [from, to] = topics.slice(1).map(topic => `0x${topic.slice(26)}`) as [string, string]
      tokenRows.push({ hash: receipt.transactionHash, time, block, token: address, from, to, value: BigInt(data) })
      const holders = balances.get(address) ?? new Map<string, bigint>()
      balances.set(address, holders)
      for (const [party, change] of [
        [from, -BigInt(data)],
        [to, BigInt(data)],
      ] as const) {
        holders.set(party, (holders.get(party) ?? 0n) + change)
        transfersOf.set(party, (transfersOf.get(party) ?? 0) + 1)
      }
    }
  }

  /** What a contract sent within the transaction of somebody; the first step is the transaction itself. */
  const noteTraces = (traces: readonly Trace[], time: number, block: number) => {
    for (const { action, result, error, traceAddress, transactionHash: hash, type } of traces) {
      const value = BigInt(action.value ?? '0x0')
      const to = action.to ?? result?.address
      if (traceAddress.length === 0 || to === undefined || action.callType === 'delegatecall' || action.callType === 'staticcall') continue
      if (value > 0n || type === 'create')
        internalRows.push({
          hash,
          time,
          block,
          from: action.from,
          to,
          value,
          type,
          traceId: traceAddress.join('_'),
          ok: error === undefined,
        })
    }
  }

  const aboutToken = (address: string) => {
    const known = tokens.get(address)
    if (known !== undefined) return known
    const ask = async (data: string) => rpc<string>('eth_call', [{ to: address, data }, 'latest']).catch(() => '0x')
    const told = (async () => {
      const [symbol, decimals] = await Promise.all([ask('0x95d89b41'), ask('0x313ce567')])
      return { symbol: textOf(symbol) ?? '', decimals: decimals === '0x' ? '' : BigInt(decimals).toString() }
    })()
    tokens.set(address, told)
    return told
  }

  /** One after the other: requests come at the same time. */
  const catchUp = (): Promise<void> => {
    reading = reading.then(readOn)
    return reading
  }

  const readOn = async () => {
    const height = Number(await rpc<string>('eth_blockNumber'))
    for (; next <= height; next++) {
      const number = `0x${next.toString(16)}`
      const block = await rpc<{ timestamp: string; transactions: Transaction[] }>('eth_getBlockByNumber', [number, true])
      const receipts = block.transactions.length > 0 ? await rpc<Receipt[]>('eth_getBlockReceipts', [number]) : []
      const receiptOf = new Map(receipts.map(receipt => [receipt.transactionHash, receipt]))
      for (const transaction of block.transactions) {
        const receipt = receiptOf.get(transaction.hash)
        if (!receipt) continue
        note(receipt, Number(block.timestamp), next)
        entries.push({ ...transaction, time: Number(block.timestamp), ok: receipt.status === '0x1', created: receipt.contractAddress })
      }
      const calls = block.transactions.some(({ to, input }) => to === null || input !== '0x')
      if (calls) noteTraces(await rpc<Trace[]>('trace_block', [number]), Number(block.timestamp), next)
    }
  }

  const involving = (address: string) =>
    entries.filter(({ from, to, created }) => from === address || to === address || created === address)
  const codeOf = async (address: string) => rpc<string>('eth_getCode', [address, 'latest'])
  const birthOf = (address: string) => entries.find(({ created }) => created === address)

  const party = async (address: string) => {
    const code = await codeOf(address)
    const delegated = code.startsWith('0xef0100')
    return {
      hash: address,
      is_contract: code !== '0x',
      is_verified: code !== '0x' && !unverified.has(address),
      proxy_type: delegated ? 'eip7702' : null,
    }
  }
  const shown = async (entry: Entry) => ({
    hash: entry.hash,
    timestamp: new Date(entry.time * 1000).toISOString().replace('Z', '000Z'),
    block_number: Number(entry.blockNumber),
    from: await party(entry.from),
    to: entry.to === null ? null : await party(entry.to),
    value: BigInt(entry.value).toString(),
    status: entry.ok ? 'ok' : 'error',
    nonce: Number(entry.nonce),
    created_contract: entry.created === null ? null : await party(entry.created),
  })

  const blockscout = async ({ pathname, searchParams }: URL): Promise<unknown> => {
    const [, kind, key = '', part] = /^\/api\/v2\/(addresses|tokens|transactions)\/(0x[0-9a-fA-F]+)(?:\/(\w+))?$/.exec(pathname) ?? []
    const address = key.toLowerCase()
    if (kind === 'transactions') {
      const entry = entries.find(({ hash }) => hash === address)
      return entry && shown(entry)
    }
    if (kind === 'tokens' && part === 'holders')
      return {
        items: await Promise.all(
          holdersOf(address).map(async ([holder, value]) => ({ address: await party(holder), value: String(value) })),
        ),
      }
    if (kind === 'tokens') {
      const holders = balances.get(address)
      return (
        holders && {
          address_hash: address,
          holders_count: String([...holders.values()].filter(balance => balance > 0n).length),
          type: 'ERC-20',
        }
      )
    }
    if (kind !== 'addresses') return undefined
    const own = involving(address)
    if (part === 'counters')
      return {
        transactions_count: String(own.length),
        token_transfers_count: String(transfersOf.get(address) ?? 0),
        gas_usage_count: '0',
        validations_count: '0',
      }
    if (part === 'transactions') return page(address, own, searchParams)
    const birth = birthOf(address)
    return {
      ...(await party(address)),
      coin_balance: BigInt(await rpc<string>('eth_getBalance', [address, 'latest'])).toString(),
      creator_address_hash: birth?.from ?? null,
      creation_transaction_hash: birth?.hash ?? null,
      has_token_transfers: transfersOf.has(address),
    }
  }

  const holdersOf = (token: string) =>
    [...(balances.get(token) ?? [])]
      .filter(([, balance]) => balance > 0n)
      .sort(([, a], [, b]) => (a < b ? 1 : -1))
      .slice(0, pageSize)

  const page = async (address: string, own: readonly Entry[], query: URLSearchParams) => {
    const filter = query.get('filter')
    const wanted = own.filter(({ from, to }) => (filter === 'from' ? from === address : filter === 'to' ? to === address : true))
    const sorted = query.get('order') === 'asc' ? wanted : [...wanted].reverse()
    const start = Number(query.get('items_count') ?? '0')
    const items = await Promise.all(sorted.slice(start, start + pageSize).map(shown))
    return { items, next_page_params: start + pageSize < sorted.length ? { items_count: start + pageSize } : null }
  }

  const etherscan = async (query: URLSearchParams): Promise<unknown> => {
    const address = (query.get('address') ?? query.get('contractaddresses') ?? '').toLowerCase()
    const rows = (found: readonly unknown[], none: string) =>
      found.length > 0 ? { status: '1', message: 'OK', result: found } : { status: '0', message: none, result: [] }
    switch (query.get('action')) {
      case 'txlist': {
        const row = ({ hash, time, blockNumber, from, to, input, value, ok, created }: Entry) => ({
          hash,
          blockNumber: String(Number(blockNumber)),
          timeStamp: String(time),
          from,
          to: to ?? '',
          input,
          value: BigInt(value).toString(),
          isError: ok ? '0' : '1',
          contractAddress: created ?? '',
        })
        return rows(pageOf(involving(address), query).map(row), 'No transactions found')
      }
      case 'txlistinternal':
        return rows(
          pageOf(
            internalRows.filter(({ from, to }) => from === address || to === address),
            query,
          ).map(({ hash, time, block, from, to, value, type, traceId, ok }) => ({
            hash,
            blockNumber: String(block),
            timeStamp: String(time),
            from,
            to: type === 'create' ? '' : to,
            contractAddress: type === 'create' ? to : '',
            value: value.toString(),
            input: '',
            type,
            traceId,
            isError: ok ? '0' : '1',
          })),
          'No internal transactions found',
        )
      case 'tokentx':
        return rows(
          await Promise.all(
            pageOf(
              tokenRows.filter(({ from, to }) => from === address || to === address),
              query,
            ).map(async ({ hash, time, block, token, from, to, value }) => {
              const { symbol, decimals } = await aboutToken(token)
              return {
                hash,
                blockNumber: String(block),
                timeStamp: String(time),
                from,
                to,
                contractAddress: token,
                value: value.toString(),
                tokenName: symbol,
                tokenSymbol: symbol,
                tokenDecimal: decimals,
              }
            }),
          ),
          'No token transfers found',
        )
      case 'tokenholderlist': {
        const row = ([holder, value]: [string, bigint]) => ({ TokenHolderAddress: holder, TokenHolderQuantity: String(value) })
        return rows(holdersOf((query.get('contractaddress') ?? '').toLowerCase()).map(row), 'No token holder found')
      }
      case 'getcontractcreation': {
        const birth = birthOf(address)
        return birth
          ? rows([{ contractAddress: address, contractCreator: birth.from, txHash: birth.hash, timestamp: String(birth.time) }], '')
          : { status: '0', message: 'No data found', result: null }
      }
      case 'getsourcecode':
        return rows(
          [
            unverified.has(address)
              ? { SourceCode: '', ABI: 'Contract source code not verified' }
              : { SourceCode: 'contract Sample {}', ABI: '[]' },
          ],
          '',
        )
      default:
        return { status: '0', message: 'NOTOK', result: 'Error! Missing Or invalid Action name' }
    }
  }
  return { catchUp, blockscout, etherscan }
}

/** A page of a list from old to new, as `sort`, `page` and `offset` ask for it. */
function pageOf<T>(list: readonly T[], query: URLSearchParams): readonly T[] {
  const sorted = query.get('sort') === 'desc' ? [...list].reverse() : list
  const size = Number(query.get('offset') ?? '10000')
  const start = (Number(query.get('page') ?? '1') - 1) * size
  return sorted.slice(start, start + size)
}
