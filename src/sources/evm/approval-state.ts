import type { Chain } from '../../chains/index.ts'
import type { ApprovalKind } from '../../evidence/approvals.ts'
import type { Proof } from '../../evidence/evidence.ts'
import { addressOf, decodeValues, encodeCall, wordOf } from './abi.ts'
import { type Grant, permit2 } from './approval-events.ts'
import { type Header, hexNumber, pinned } from './block.ts'
import type { Rpc } from './pool.ts'
import { type Report, type Survey, surveyCall } from './scout.ts'
import { must, readBlock } from './survey.ts'

type Reply = Report['replies'][number]
interface Asked {
  readonly target: string
  readonly data: string
}

/** What the state says of a grant. */
export type Standing =
  | { readonly state: 'over' }
  | { readonly state: 'unread'; readonly reason: string }
  | { readonly state: 'live'; readonly allowance?: bigint; readonly expires?: bigint; readonly proofs: readonly Proof[] }

/** Questions of one survey: a token that burns all gas of each must not use up that of the call. */
const mostQuestions = 100

/** How a kind of approval is read again. The replies come in the order of the questions. */
interface Check {
  ask(grant: Grant, owner: string): readonly Asked[]
  judge(replies: readonly (Reply | undefined)[], grant: Grant, moment: { readonly owner: string; readonly now: bigint }): Outcome
}
type Outcome = 'over' | 'unread' | { readonly allowance?: bigint; readonly expires?: bigint; readonly says: string }

const checks: Readonly<Record<ApprovalKind, Check>> = {
  erc20: {
    ask: ({ token, spender }, owner) => [{ target: token, data: encodeCall('allowance(address,address)', owner, spender) }],
    judge([reply]) {
      const allowance = numberIn(reply)
      if (allowance === undefined) return 'unread'
      return allowance === 0n ? 'over' : { allowance, says: allowance.toString() }
    },
  },
  permit2: {
    ask: ({ token, spender }, owner) => [
      { target: permit2, data: encodeCall('allowance(address,address,address)', owner, token, spender) },
      { target: token, data: encodeCall('allowance(address,address)', owner, permit2) },
    ],
    judge([own, ofToken], _, { now }) {
      const [amount, expires] = (own?.ok ? decodeValues('uint160,uint256,uint256', own.data) : undefined) ?? []
      if (typeof amount !== 'bigint' || typeof expires !== 'bigint') return 'unread'
      // the contract refuses after that second, not in it
      if (amount === 0n || now > expires) return 'over'
      const through = numberIn(ofToken)
      if (through === undefined) return 'unread'
      const allowance = amount < through ? amount : through
      return allowance === 0n ? 'over' : { allowance, expires, says: `${amount} until ${expires}` }
    },
  },
  operator: {
    ask: ({ token, spender }, owner) => [{ target: token, data: encodeCall('isApprovedForAll(address,address)', owner, spender) }],
    judge([reply]) {
      const word = numberIn(reply)
      return word === 0n ? 'over' : word === 1n ? { says: 'true' } : 'unread'
    },
  },
  nft: {
    ask: ({ token, tokenId }) => [
      { target: token, data: encodeCall('ownerOf(uint256)', tokenId) },
      { target: token, data: encodeCall('getApproved(uint256)', tokenId) },
    ],
    judge([holder, approved], { spender }, { owner }) {
      // both calls fail by their standard for a piece that was burned
      if (holder?.ok === false && approved?.ok === false) return 'over'
      const [who, by] = [holder, approved].map(reply => (reply?.ok ? addressOf(reply.data) : undefined))
      if (who !== undefined && who !== owner.toLowerCase()) return 'over'
      if (by !== undefined && by !== spender.toLowerCase()) return 'over'
      return who === undefined || by === undefined ? 'unread' : { says: by }
    },
  },
}

export const numberIn = (reply: Reply | undefined): bigint | undefined => (reply?.ok ? wordOf(reply.data) : undefined)

/** Reads every grant again at the newest block: all of them at the same one. */
export async function readStandings(
  rpc: Rpc,
  chain: Chain,
  owner: string,
  grants: readonly Grant[],
): Promise<{ header: Header; standings: readonly Standing[] }> {
  const asked = grants.map(grant => checks[grant.kind].ask(grant, owner))
  const { header, accounts, replies } = await readAll(rpc, chain, { accounts: grants.map(({ token }) => token), questions: asked.flat() })
  let first = 0
  const standings = grants.map((grant, at): Standing => {
    const questions = asked[at] ?? []
    const answers = replies.slice(first, first + questions.length)
    first += questions.length
    // a token without code moves nothing
    if (accounts[at]?.codeSize === 0n) return { state: 'over' }
    const outcome = checks[grant.kind].judge(answers, grant, { owner, now: header.timestamp })
    if (outcome === 'over') return { state: 'over' }
    if (outcome === 'unread') return { state: 'unread', reason: 'the contract does not tell whether it is still in force' }
    const { says, ...found } = outcome
    const [question] = grant.kind === 'nft' ? questions.slice(1) : questions
    return { state: 'live', ...found, proofs: question ? [proofOf(question, header, says)] : [] }
  })
  return { header, standings }
}

const proofOf = ({ target, data }: Asked, header: Header, result: string): Proof => ({
  source: 'Node',
  method: 'eth_call',
  params: [{ to: target, data }, hexNumber(header.number)],
  block: pinned(header).number,
  result,
})

/** A survey of any length at one block: the newest where none is given. Tokens that stand in it several times are read once. */
export async function readAll(
  rpc: Rpc,
  chain: Chain,
  { accounts, questions }: Pick<Survey, 'accounts' | 'questions'>,
  at?: Header,
): Promise<{ header: Header; accounts: readonly (Report['accounts'][number] | undefined)[]; replies: Report['replies'] }> {
  const names = [...new Set(accounts)]
  const count = Math.max(1, Math.ceil(names.length / mostQuestions), Math.ceil(questions.length / mostQuestions))
  const surveys = Array.from(
    { length: count },
    (_, part): Survey => ({
      accounts: names.slice(part * mostQuestions, (part + 1) * mostQuestions),
      questions: questions.slice(part * mostQuestions, (part + 1) * mostQuestions),
      pairs: [],
    }),
  )
  const [first, ...rest] = surveys
  if (!first) throw new TypeError('There is no survey.')
  const opening = at ? undefined : await readBlock(rpc, chain, first, [])
  const header = at ?? opening?.header
  if (!header) throw new TypeError('There is no block.')
  const reports: Report[] = opening ? [opening.report] : []
  for (const survey of at ? surveys : rest) {
    const [reply] = await rpc(surveyCall(survey, hexNumber(header.number)))
    reports.push(must(reply, chain))
  }
  const states = new Map(reports.flatMap(report => report.accounts).map((state, place) => [names[place], state]))
  return {
    header,
    accounts: accounts.map(name => states.get(name)),
    replies: reports.flatMap(({ replies }) => replies),
  }
}
