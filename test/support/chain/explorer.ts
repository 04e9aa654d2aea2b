import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
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

interface Entry extends Transaction {
  readonly time: number
  readonly ok: boolean
  readonly created: string | null
}

/** Transfer(address indexed from, address indexed to, uint256 value) */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const pageSize = 50

/** An explorer of a local chain: reads every block of it and answers in the words of Blockscout's REST v2 and of Etherscan. */
export interface Explorer {
  /** Base of the Blockscout dialect; with `/api` behind it, the Etherscan dialect. */
  readonly url: string
  stop(): Promise<void>
}

export async function startExplorer(node: Node): Promise<Explorer> {
  const index = createIndex(node)
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://explorer')
    try {
      await index.catchUp()
      const answer = url.pathname === '/api' ? index.etherscan(url.searchParams) : await index.blockscout(url)
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
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function createIndex({ rpc }: Node) {
  const entries: Entry[] = []
  const balances = new Map<string, Map<string, bigint>>()
  const transfersOf = new Map<string, number>()
  let next = 0

  const note = (receipt: Receipt) => {
    for (const { address, topics, data } of receipt.logs) {
      if (topics[0] !== transferTopic || topics.length !== 3) continue
      const [from, to] = topics.slice(1).map(topic => `0x${topic.slice(26)}`) as [string, string]
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

  const catchUp = async () => {
    const height = Number(await rpc<string>('eth_blockNumber'))
    for (; next <= height; next++) {
      const number = `0x${next.toString(16)}`
      const block = await rpc<{ timestamp: string; transactions: Transaction[] }>('eth_getBlockByNumber', [number, true])
      const receipts = block.transactions.length > 0 ? await rpc<Receipt[]>('eth_getBlockReceipts', [number]) : []
      for (const transaction of block.transactions) {
        const receipt = receipts.find(({ transactionHash }) => transactionHash === transaction.hash)
        if (!receipt) continue
        note(receipt)
        entries.push({ ...transaction, time: Number(block.timestamp), ok: receipt.status === '0x1', created: receipt.contractAddress })
      }
    }
  }

  const involving = (address: string) =>
    entries.filter(({ from, to, created }) => from === address || to === address || created === address)
  const codeOf = async (address: string) => rpc<string>('eth_getCode', [address, 'latest'])
  const birthOf = (address: string) => entries.find(({ created }) => created === address)

  const party = async (address: string) => {
    const code = await codeOf(address)
    const delegated = code.startsWith('0xef0100')
    return { hash: address, is_contract: code !== '0x', is_verified: code !== '0x', proxy_type: delegated ? 'eip7702' : null }
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

  const page = async (address: string, own: readonly Entry[], query: URLSearchParams) => {
    const filter = query.get('filter')
    const wanted = own.filter(({ from, to }) => (filter === 'from' ? from === address : filter === 'to' ? to === address : true))
    const sorted = query.get('order') === 'asc' ? wanted : [...wanted].reverse()
    const start = Number(query.get('items_count') ?? '0')
    const items = await Promise.all(sorted.slice(start, start + pageSize).map(shown))
    return { items, next_page_params: start + pageSize < sorted.length ? { items_count: start + pageSize } : null }
  }

  const etherscan = (query: URLSearchParams): unknown => {
    const address = (query.get('address') ?? query.get('contractaddresses') ?? '').toLowerCase()
    const rows = (found: readonly unknown[], none: string) =>
      found.length > 0 ? { status: '1', message: 'OK', result: found } : { status: '0', message: none, result: [] }
    switch (query.get('action')) {
      case 'txlist': {
        const own = involving(address)
        const sorted = query.get('sort') === 'desc' ? [...own].reverse() : own
        const size = Number(query.get('offset'))
        const start = (Number(query.get('page')) - 1) * size
        const row = ({ hash, time, from, to, input, value, ok, created }: Entry) => ({
          hash,
          timeStamp: String(time),
          from,
          to: to ?? '',
          input,
          value: BigInt(value).toString(),
          isError: ok ? '0' : '1',
          contractAddress: created ?? '',
        })
        return rows(sorted.slice(start, start + size).map(row), 'No transactions found')
      }
      case 'txlistinternal':
        return rows([], 'No internal transactions found')
      case 'tokentx':
        return rows(transfersOf.has(address) ? [{ hash: 'one of them' }] : [], 'No token transfers found')
      case 'getcontractcreation': {
        const birth = birthOf(address)
        return birth
          ? rows([{ contractAddress: address, contractCreator: birth.from, txHash: birth.hash, timestamp: String(birth.time) }], '')
          : { status: '0', message: 'No data found', result: null }
      }
      case 'getsourcecode':
        return rows([{ SourceCode: 'contract Sample {}', ABI: '[]' }], '')
      default:
        return { status: '0', message: 'NOTOK', result: 'Error! Missing Or invalid Action name' }
    }
  }
  return { catchUp, blockscout, etherscan }
}
