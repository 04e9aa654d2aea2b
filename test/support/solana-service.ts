import { setTimeout as pause } from 'node:timers/promises'
import { bytesOf } from '../../src/sources/solana/curve.ts'
import { clockBytes, programs } from './solana-layout.ts'
import { type Answer, callsIn, json, type RpcCall, type RpcReply, startUpstream, type Upstream } from './upstream.ts'

/** An account of a little chain; one of the system's without data unless said otherwise. */
export interface LittleAccount {
  readonly lamports?: bigint
  readonly owner?: string
  readonly executable?: boolean
  readonly data?: Buffer
}

/** A little chain. */
export interface LittleSolana {
  readonly slot?: number
  readonly epoch?: bigint
  /** Hash of the first block; that of the main network where it is absent. */
  readonly genesis?: string
  readonly now?: Date
  readonly accounts: Readonly<Record<string, LittleAccount>>
  /** Transactions that name an address, newest first: signature and seconds since 1970. */
  readonly mentions?: Readonly<Record<string, readonly (readonly [string, number])[]>>
  /** By signature. */
  readonly transactions?: Readonly<Record<string, object>>
  /** Largest accounts by mint; "refused" is what public nodes say. */
  readonly largest?: Readonly<Record<string, readonly (readonly [string, bigint])[]>> | 'refused'
  /** What becomes of the transfer that a simulation is asked for; all go through where it is absent. */
  readonly simulate?: (transaction: Buffer) => unknown
  /** What the index of Jupiter has, by mint. */
  readonly jupiter?: Readonly<Record<string, object>>
}

export interface SolanaService extends Pick<Upstream, 'url' | 'stop'> {
  /** The host behind it, for contexts in which it is the whole network. */
  readonly upstream: Upstream
  /** Calls so far, those of batches one by one. */
  readonly calls: readonly RpcCall[]
  /** Round trips that waited for one another. */
  readonly rounds: number
  /** `quiet` milliseconds without a further request close a round trip, for tests that count them. */
  show(chain: LittleSolana, quiet?: number): void
  /** Answers these methods otherwise, until the next `show`. */
  instead(replies: Readonly<Record<string, (call: RpcCall) => RpcReply>>): void
  /** Answers whole requests otherwise, until the next `show`. */
  interrupt(answer: () => Answer): void
  /** The answer that an undisturbed request gets. */
  readonly answer: Answer
}

/** A node of Solana and the index of Jupiter on loopback, in front of a little chain. */
export async function startSolana(first: LittleSolana = { accounts: {} }): Promise<SolanaService> {
  let chain = first
  let odd: Readonly<Record<string, (call: RpcCall) => RpcReply>> = {}
  let disturbed: (() => Answer) | undefined
  let calls: readonly RpcCall[] = []
  let [arrived, answered, rounds, patience] = [0, 0, 0, 0]
  const answer: Answer = (asked, response) => {
    if (asked.method === 'GET') {
      const found = chain.jupiter?.[asked.query.get('query') ?? '']
      return json(found ? [found] : [])(asked, response)
    }
    const asks = callsIn(asked)
    calls = [...calls, ...asks]
    const replies = asks.map(call => ({ jsonrpc: '2.0', id: call.id, ...(odd[call.method]?.(call) ?? replyOf(chain, call)) }))
    return json(asked.body.startsWith('[') ? replies : replies[0])(asked, response)
  }
  const handle: Answer = async (asked, response) => {
    arrived++
    const round = answered + 1
    rounds = Math.max(rounds, round)
    for (let seen = -1; patience > 0 && seen !== arrived; await pause(patience)) seen = arrived
    await (disturbed?.() ?? answer)(asked, response)
    answered = Math.max(answered, round)
  }
  const upstream = await startUpstream(handle)
  const forget = () => {
    calls = []
    ;[answered, rounds] = [0, 0]
    upstream.answer(handle)
  }
  return {
    upstream,
    url: upstream.url,
    stop: () => upstream.stop(),
    get calls() {
      return calls
    },
    get rounds() {
      return rounds
    },
    show(next, quiet = 0) {
      chain = next
      patience = quiet
      odd = {}
      disturbed = undefined
      forget()
    },
    instead(replies) {
      odd = replies
      forget()
    },
    answer,
    interrupt(instead) {
      disturbed = instead
      forget()
    },
  }
}

const clock = 'SysvarC1ock11111111111111111111111111111111'

/** The reply to one call, as a node words it. */
function replyOf(chain: LittleSolana, { method, params }: RpcCall): RpcReply {
  const { slot = 454_587_281, epoch = 1_052n, now = new Date() } = chain
  const [subject, options] = params as [string, { readonly dataSlice?: { length: number }; readonly programId?: string }]
  const slice = (params.at(-1) as { readonly dataSlice?: { length: number } } | undefined)?.dataSlice?.length
  const account = (address: string): object | null => {
    if (address === clock)
      return accountOf({ owner: 'Sysvar1111111111111111111111111111111111111', data: clockBytes(slot, epoch, now) }, slice)
    const found = chain.accounts[address]
    return found ? accountOf(found, slice) : null
  }
  const at = (value: unknown): RpcReply => ({ result: { context: { apiVersion: '4.3.0', slot }, value } })
  switch (method) {
    case 'getAccountInfo':
      return at(account(subject))
    case 'getMultipleAccounts':
      return at((params[0] as string[]).map(account))
    case 'getGenesisHash':
      return { result: chain.genesis ?? '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' }
    case 'getLatestBlockhash':
      return at({ blockhash: 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N', lastValidBlockHeight: 3_090 })
    case 'getSignaturesForAddress': {
      const all = chain.mentions?.[subject] ?? []
      const { before, limit } = params[1] as { before?: string; limit: number }
      const from = before === undefined ? 0 : all.findIndex(([signature]) => signature === before) + 1
      return {
        result: all.slice(from, from + limit).map(([signature, blockTime], index) => ({
          signature,
          slot: slot - index,
          blockTime,
          err: null,
          memo: null,
          confirmationStatus: 'finalized',
        })),
      }
    }
    case 'getTransaction':
      return { result: chain.transactions?.[subject] ?? null }
    case 'getTokenAccountsByOwner': {
      const owner = Buffer.from(bytesOf(subject))
      const held = Object.entries(chain.accounts).filter(
        ([, { owner: program, data }]) =>
          program === (params[1] as { programId: string }).programId && data?.subarray(32, 64).equals(owner),
      )
      return at(held.map(([pubkey, found]) => ({ pubkey, account: accountOf(found, slice) })))
    }
    case 'getTokenLargestAccounts': {
      if (chain.largest === 'refused' || chain.largest === undefined)
        return { error: { code: 429, message: 'Too many requests for a specific RPC call' } }
      return at(
        (chain.largest[subject] ?? []).map(([address, amount]) => ({ address, amount: String(amount), decimals: 6, uiAmount: null })),
      )
    }
    case 'simulateTransaction':
      return at({ err: chain.simulate?.(Buffer.from(subject, 'base64')) ?? null, logs: [], unitsConsumed: 4_000, options })
    default:
      return { error: { code: -32601, message: 'Method not found' } }
  }
}

/** Rent never falls due on a mainnet account: the epoch stands at 2^64 - 1, which no double holds. */
const accountOf = (
  { lamports = 2_039_280n, owner = programs.system, executable = false, data = Buffer.alloc(0) }: LittleAccount,
  slice?: number,
) => ({
  data: [data.subarray(0, slice).toString('base64'), 'base64'],
  executable,
  lamports: Number(lamports),
  owner,
  rentEpoch: 18446744073709551615n,
  space: data.length,
})

/** A transaction with its instructions in words. The first account pays. */
export function transactionFor(
  signature: string,
  {
    signers,
    others = [],
    instructions = [],
    inner = [],
    balances = [],
    at = 1_790_000_000,
    err = null,
  }: {
    readonly signers: readonly string[]
    readonly others?: readonly string[]
    readonly instructions?: readonly object[]
    readonly inner?: readonly object[]
    /** Token accounts: address, mint, owner. */
    readonly balances?: readonly (readonly [string, string, string])[]
    readonly at?: number
    readonly err?: unknown
  },
): object {
  const keys = [...signers, ...others, ...balances.map(([address]) => address)]
  const rows = balances.map(([address, mint, owner]) => ({
    accountIndex: keys.indexOf(address),
    mint,
    owner,
    uiTokenAmount: { amount: '0', decimals: 6, uiAmount: null, uiAmountString: '0' },
  }))
  return {
    slot: 454_000_000,
    blockTime: at,
    meta: { err, fee: 5_000, innerInstructions: [{ index: 0, instructions: inner }], preTokenBalances: [], postTokenBalances: rows },
    transaction: {
      signatures: [signature],
      message: { accountKeys: keys.map((pubkey, index) => ({ pubkey, signer: index < signers.length, writable: true })), instructions },
    },
    version: 0,
  }
}

export const coinTransfer = (source: string, destination: string, lamports: number): object => ({
  program: 'system',
  programId: programs.system,
  parsed: { type: 'transfer', info: { source, destination, lamports } },
})

export const tokenTransfer = (source: string, destination: string, amount: string, mint?: string): object => ({
  program: 'spl-token',
  programId: programs.token,
  parsed:
    mint === undefined
      ? { type: 'transfer', info: { source, destination, amount, authority: source } }
      : { type: 'transferChecked', info: { source, destination, mint, tokenAmount: { amount, decimals: 6 }, authority: source } },
})
