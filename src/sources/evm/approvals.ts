import { checksummed } from '../../chains/encoding/keccak.ts'
import type { Chain } from '../../chains/index.ts'
import { within } from '../../clock.ts'
import type { Approval, ApprovalHistory, Approvals, Spender } from '../../evidence/approvals.ts'
import type { Proof } from '../../evidence/evidence.ts'
import { explorersOf } from '../explorer/explorer.ts'
import { registered } from '../identity.ts'
import { labels } from '../lists/source.ts'
import type { Context } from '../source.ts'
import { encodeCall, textOf } from './abi.ts'
import type { Grant } from './approval-events.ts'
import { poolOf, readHistory, type Wallet } from './approval-history.ts'
import { revocation } from './approval-revoke.ts'
import { numberIn, readAll, readStandings, type Standing } from './approval-state.ts'
import { type Header, pinned } from './block.ts'
import type { Rpc } from './pool.ts'
import { readBlock } from './survey.ts'
import { codeKind } from './wallet.ts'

/** Spenders whose source an explorer is asked for. */
const mostVerified = 12

/**
 * The approvals of a wallet that are in force. The history names them: the node's logs, of the whole chain where it
 * allows that, else those of an explorer, else as many windows as half of `time` (milliseconds) allows. Then each is
 * read again, all at one block. Rejects with `SourceError` when the chain cannot be read.
 */
export async function readApprovals(wallet: Wallet, context: Context, time: number): Promise<Approvals> {
  const rpc = poolOf(wallet, context, context.signal)
  const { header } = await readBlock(rpc, wallet.chain, { accounts: [wallet.address], questions: [], pairs: [] }, [])
  const { grants, history } = await readHistory(wallet, context, header.number, time)
  const { header: block, standings } = await readStandings(rpc, wallet.chain, wallet.address, grants)
  const found = grants.map((grant, at) => ({ grant, standing: standings[at] ?? unreached }))
  const living = found.flatMap(({ grant, standing }) => (standing.state === 'live' ? [{ grant, standing }] : []))
  const unread = found.flatMap(({ grant, standing }) => (standing.state === 'unread' ? [{ grant, reason: standing.reason }] : []))
  const facts = await readFacts(
    rpc,
    wallet,
    [...living, ...unread].map(({ grant }) => grant),
    block,
  )
  const spenders = await withSources(wallet, context, facts.spenders, time)
  const spenderOf = (address: string): Spender => spenders.get(address) ?? { address, kind: 'unknown', labels: [] }
  return {
    block: pinned(block),
    history,
    live: living.map(({ grant, standing }) => approvalOf(wallet.chain, grant, standing, facts.tokens.get(grant.token), spenderOf)),
    unread: unread.map(({ grant: { spender, ...subject }, reason }) => ({ ...subject, spender: spenderOf(spender), reason })),
    proofs: [historyProof(wallet, history, found.length)],
  }
}

const unreached: Standing = { state: 'unread', reason: 'it was not read' }

const historyProof = ({ address }: Wallet, { from, to, sources }: ApprovalHistory, count: number): Proof => ({
  source: sources.join(', '),
  method: 'eth_getLogs',
  params: { owner: address, from_block: from.toString(), to_block: to.toString() },
  result: `${count} different approvals`,
})

interface TokenFacts {
  readonly symbol: string | undefined
  readonly decimals: bigint | undefined
  readonly supply: bigint | undefined
  readonly balance: bigint | undefined
}

/** What the tokens and the spenders are, at the block of the approvals. */
async function readFacts(rpc: Rpc, { chain, address }: Wallet, grants: readonly Grant[], block: Header) {
  const tokens = [...new Set(grants.map(({ token }) => token))]
  const spenders = [...new Set(grants.map(({ spender }) => spender))]
  if (grants.length === 0) return { tokens: new Map<string, TokenFacts>(), spenders: [] as Spender[] }
  const members = ['symbol()', 'decimals()', 'totalSupply()'].map(signature => encodeCall(signature))
  const calls = [...members, encodeCall('balanceOf(address)', address)]
  const questions = tokens.flatMap(target => calls.map(data => ({ target, data })))
  const { accounts, replies } = await readAll(rpc, chain, { accounts: spenders, questions }, block)
  const index = labels()
  return {
    tokens: new Map(
      tokens.map((token, at): [string, TokenFacts] => {
        const [symbol, decimals, supply, balance] = replies.slice(at * calls.length, (at + 1) * calls.length)
        return [
          token,
          {
            symbol: symbol?.ok ? textOf(symbol.data, 100) : undefined,
            decimals: numberIn(decimals),
            supply: numberIn(supply),
            balance: numberIn(balance),
          },
        ]
      }),
    ),
    spenders: spenders.map((spender, at): Spender => {
      const state = accounts[at]
      const { kind } = state ? codeKind(state.head, state.codeSize) : { kind: undefined }
      return {
        address: spender,
        kind: kind === undefined ? 'unknown' : kind === 'none' ? 'account' : kind,
        labels: index.find(spender, chain),
      }
    }),
  }
}

/** Asks the first explorer whether it has the sources of contracts that nobody has labelled. What it does not tell stays unknown. */
async function withSources(
  { chain }: Wallet,
  context: Context,
  spenders: readonly Spender[],
  time: number,
): Promise<ReadonlyMap<string, Spender>> {
  const [place] = explorersOf(chain, context.upstreams)
  const strangers = spenders.filter(({ kind, labels: found }) => kind === 'contract' && found.length === 0).slice(0, mostVerified)
  const answers = new Map<string, boolean>()
  if (place && strangers.length > 0) {
    const index = place.open()
    await within(context.world, Math.ceil(time / 5), context.signal, ({ signal }) =>
      Promise.allSettled(
        strangers.map(async ({ address }) => {
          const verified = await index.verified(address, { ...context, signal })
          if (verified !== undefined) answers.set(address, verified)
        }),
      ),
    )
    context.signal.throwIfAborted()
  }
  return new Map(
    spenders.map(spender => {
      const verified = answers.get(spender.address)
      return [spender.address, { ...spender, ...(verified !== undefined && { verified }) }]
    }),
  )
}

function approvalOf(
  chain: Chain,
  grant: Grant,
  { allowance, expires, proofs }: Extract<Standing, { state: 'live' }>,
  facts: TokenFacts | undefined,
  spenderOf: (address: string) => Spender,
): Approval {
  const { spender, ...subject } = grant
  const { symbol, decimals, supply, balance } = facts ?? {}
  const held = grant.kind === 'nft' ? 1n : balance
  const atRisk = held === undefined ? undefined : allowance !== undefined && allowance < held ? allowance : held
  return {
    ...subject,
    token: checksummed(grant.token),
    spender: spenderOf(spender),
    ...(symbol !== undefined && { symbol }),
    // more digits than the largest amount has
    ...(decimals !== undefined && decimals <= 77n && { decimals: Number(decimals) }),
    registered: registered(chain.id, grant.token) !== undefined,
    ...(allowance !== undefined && { allowance }),
    unlimited: grant.kind === 'operator' || (allowance !== undefined && isUnlimited(allowance, supply)),
    ...(held !== undefined && { balance: held }),
    ...(atRisk !== undefined && { atRisk }),
    // the largest value of the contract stands for never, and is no date
    ...(expires !== undefined && expires < 253_402_300_800n && { expires: new Date(Number(expires) * 1000) }),
    revoke: revocation(chain.id, grant),
    proofs,
  }
}

/** All that exists can be taken. Where a token does not tell its supply, half of what its amounts can hold. */
const isUnlimited = (allowance: bigint, supply: bigint | undefined): boolean =>
  supply === undefined || supply === 0n ? allowance >= 2n ** 159n : allowance >= supply
