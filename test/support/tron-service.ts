import { hexOf } from '../../src/sources/tron/address.ts'
import { type Answer, type Asked, json, startUpstream, status, type Upstream } from './upstream.ts'

/** One call of a contract, addresses in base58, data with "0x". */
export interface TronCall {
  readonly from: string
  /** Absent for code that is run in place of a contract. */
  readonly to?: string
  readonly data: string
  readonly value: bigint
}

/** What it ends with. "refused": the node does not run it, for the reason of that code. */
export type TronCallAnswer =
  | { readonly ok: boolean; readonly data: string; readonly logs?: readonly { address: string; topics: readonly string[]; data: string }[] }
  | { readonly refused: string }

/** A little Tron. Rows are in the words of the real interfaces. */
export interface LittleTron {
  /** By base58 address, as the index lists them. */
  readonly accounts?: Readonly<Record<string, object>>
  readonly transactions?: Readonly<Record<string, readonly TronRow[]>>
  readonly transfers?: Readonly<Record<string, readonly object[]>>
  readonly contracts?: Readonly<Record<string, TronContract>>
  readonly contractAt?: (address: string) => Promise<TronContract | undefined>
  /** By token: holders and their balances, largest first. */
  readonly holders?: Readonly<Record<string, readonly (readonly [string, bigint])[]>>
  /** By contract: time of its first transaction, in milliseconds. */
  readonly firstUse?: Readonly<Record<string, number>>
  /** By number. */
  readonly assets?: Readonly<Record<string, object>>
  readonly call?: (call: TronCall) => TronCallAnswer | Promise<TronCallAnswer>
  /** Rows of a page; as many as were asked for when absent. */
  readonly pageSize?: number
}

interface TronContract {
  readonly code: string
  readonly deployer?: string
  readonly name?: string
  readonly abi?: readonly object[]
}

interface TronRow {
  readonly txID: string
  readonly raw_data: { readonly contract: readonly { readonly parameter: { readonly value: { readonly owner_address?: string } } }[] }
}

export interface TronService extends Pick<Upstream, 'url' | 'stop'> {
  /** The host behind it, for contexts in which it is the whole network. */
  readonly upstream: Upstream
  /** Paths that were asked for, without their queries. */
  readonly paths: readonly string[]
  readonly calls: readonly TronCall[]
  /** Round trips that waited for one another, where `show` was given patience. */
  readonly rounds: number
  /** `patience`: milliseconds without a further request after which those that came are answered, to tell round trips apart. */
  show(tron: LittleTron, patience?: number): void
  /** Answers paths that begin so otherwise, until the next `show`. */
  instead(answers: Readonly<Record<string, Answer>>): void
}

/** 41 and 40 hex digits, as nodes write addresses. */
export const nodeHex = (address: string): string => `41${hexOf(address).slice(2)}`

/** A different transaction id for each number. */
const txId = (number: number): string => number.toString(16).padStart(64, '0')

/** A transfer of coin as the index lists it. */
export const coinRow = (number: number, from: string, to: string, sun: number, at: string) => ({
  txID: txId(number),
  block_timestamp: Date.parse(at),
  ret: [{ contractRet: 'SUCCESS', fee: 0 }],
  raw_data: {
    contract: [
      {
        type: 'TransferContract',
        parameter: {
          type_url: 'type.googleapis.com/protocol.TransferContract',
          value: { amount: sun, owner_address: nodeHex(from), to_address: nodeHex(to) },
        },
      },
    ],
  },
})

/** A call of a contract as the index lists it; other types of transaction by `type`. */
export const callRow = (
  number: number,
  from: string,
  contract: string,
  at: string,
  { type = 'TriggerSmartContract', result = 'SUCCESS' }: { type?: string; result?: string } = {},
) => ({
  txID: txId(number),
  block_timestamp: Date.parse(at),
  ret: [{ contractRet: result }],
  raw_data: {
    contract: [{ type, parameter: { value: { data: 'a9059cbb', owner_address: nodeHex(from), contract_address: nodeHex(contract) } } }],
  },
})

/** A transfer of tokens as the index lists it. */
export const tokenRow = (
  number: number,
  from: string,
  to: string,
  value: string,
  at: string,
  token: object = { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', symbol: 'USDT', name: 'Tether USD', decimals: 6 },
) => ({ transaction_id: txId(number), block_timestamp: Date.parse(at), from, to, type: 'Transfer', value, token_info: token })

/** A TronGrid on loopback, in front of a little Tron. */
export async function startTron(first: LittleTron = {}): Promise<TronService> {
  let tron = first
  let odd: Readonly<Record<string, Answer>> = {}
  let [paths, calls]: [string[], TronCall[]] = [[], []]
  let [rounds, patience] = [0, 0]
  let waiting: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  /** Whatever is asked at once arrives before the first answer leaves: all that wait are let go together. */
  const together = () =>
    new Promise<void>(resolve => {
      waiting.push(resolve)
      clearTimeout(timer)
      timer = setTimeout(() => {
        rounds++
        for (const go of waiting.splice(0)) go()
      }, patience)
    })
  const service: Answer = async (asked, response) => {
    const { pathname } = new URL(asked.path, 'http://tron')
    paths.push(pathname)
    if (patience > 0) await together()
    const [, other] = Object.entries(odd).find(([start]) => pathname.startsWith(start)) ?? []
    const answer = other ?? (await answerTo(tron, pathname, asked, calls))
    return answer(asked, response)
  }
  const upstream = await startUpstream(service)
  return {
    upstream,
    url: upstream.url,
    stop: () => upstream.stop(),
    get paths() {
      return paths
    },
    get calls() {
      return calls
    },
    get rounds() {
      return rounds
    },
    show(next, wait = 0) {
      tron = next
      odd = {}
      paths = []
      calls = []
      waiting = []
      ;[rounds, patience] = [0, wait]
      upstream.answer(service)
    },
    instead(answers) {
      odd = answers
    },
  }
}

const listed = (data: readonly unknown[], meta: object = {}) =>
  json({ success: true, meta: { at: 1, page_size: data.length, ...meta }, data })

async function answerTo(tron: LittleTron, path: string, asked: Asked, calls: TronCall[]): Promise<Answer> {
  const posted = asked.body === '' ? {} : (JSON.parse(asked.body) as Record<string, unknown>)
  const text = (key: string) => String(posted[key] ?? '')
  const [, kind, address = '', part, more] = /^\/v1\/(accounts|contracts)\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
  if (kind === 'accounts' && part === undefined) return listed([tron.accounts?.[address]].filter(found => found !== undefined))
  if (kind === 'accounts' && part === 'transactions') {
    const rows: readonly object[] =
      more === 'trc20' ? (tron.transfers?.[address] ?? []) : sentOnly(tron.transactions?.[address] ?? [], address, asked)
    return page(rows, asked, tron.pageSize)
  }
  if (kind === 'contracts' && part === 'tokens') {
    const rows = tron.holders?.[address] ?? []
    const limit = Number(asked.query.get('limit'))
    const shown = rows.slice(0, limit).map(([holder, amount]) => ({ [holder]: amount.toString() }))
    return listed(shown, rows.length > limit ? { fingerprint: 'more' } : {})
  }
  if (kind === 'contracts' && part === 'transactions') {
    const at = tron.firstUse?.[address]
    return listed(at === undefined ? [] : [{ txID: txId(1), block_timestamp: at }])
  }
  switch (path) {
    case '/wallet/getaccount':
      return json(tron.accounts?.[text('address')] ?? {})
    case '/wallet/getcontractinfo':
      return json(contractRow(text('value'), tron.contracts?.[text('value')] ?? (await tron.contractAt?.(text('value')))))
    case '/wallet/getassetissuebyid':
      return json(tron.assets?.[text('value')] ?? {})
    case '/wallet/triggerconstantcontract': {
      const call: TronCall = {
        from: text('owner_address'),
        ...(posted['contract_address'] !== undefined && { to: text('contract_address') }),
        data: `0x${text('data')}`,
        value: BigInt(text('call_value') || 0),
      }
      calls.push(call)
      return json(callRowOf((await tron.call?.(call)) ?? { refused: 'CONTRACT_VALIDATE_ERROR' }))
    }
    default:
      return status(404)
  }
}

const sentOnly = (rows: readonly TronRow[], address: string, { query }: Asked): readonly TronRow[] =>
  query.get('only_from') === 'true'
    ? rows.filter(({ raw_data: { contract } }) => contract[0]?.parameter.value.owner_address === nodeHex(address))
    : rows

function page(rows: readonly object[], { query }: Asked, pageSize = Number(query.get('limit'))): Answer {
  const start = Number(query.get('fingerprint') ?? 0)
  const shown = rows.slice(start, start + pageSize)
  return listed(shown, start + pageSize < rows.length ? { fingerprint: String(start + pageSize) } : {})
}

const contractRow = (address: string, contract: TronContract | undefined): object =>
  contract
    ? {
        smart_contract: {
          contract_address: address,
          ...(contract.deployer !== undefined && { origin_address: contract.deployer }),
          name: contract.name ?? 'Token',
          abi: contract.abi ? { entrys: contract.abi } : {},
          consume_user_resource_percent: 100,
        },
        runtimecode: contract.code.slice(2),
        contract_state: {},
      }
    : {}

/** In the words of java-tron: a call that reverted has `result.result: true` all the same. */
function callRowOf(answer: TronCallAnswer): object {
  if ('refused' in answer) return { result: { code: answer.refused, message: 'Smart contract is not exist.' } }
  const { ok, data, logs = [] } = answer
  return {
    result: ok ? { result: true } : { result: true, message: 'REVERT opcode executed' },
    energy_used: 935,
    constant_result: [data.slice(2)],
    transaction: { ret: [ok ? {} : { ret: 'FAILED' }], visible: true },
    ...(logs.length > 0 && {
      logs: logs.map(log => ({ address: log.address.slice(2), topics: log.topics.map(topic => topic.slice(2)), data: log.data.slice(2) })),
    }),
  }
}
