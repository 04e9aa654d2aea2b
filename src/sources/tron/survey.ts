import { SourceError } from '../../errors.ts'
import { type Report, type Survey, surveyCall } from '../evm/scout.ts'
import { base58Of, zeroAddress } from './address.ts'
import { constantCall, ran } from './constant.ts'
import { type Ask, bad, type TronHost } from './grid.ts'

/** What contracts answered. */
export interface Answers {
  /** `codeSize` is that of the address in the answer, where the answer is one word and the node could tell. */
  readonly replies: readonly { readonly ok: boolean; readonly data: string; readonly codeSize?: bigint }[]
  /** Absent where the node could not be made to look. */
  readonly accounts?: Report['accounts']
  readonly pools?: Report['pools']
}

/** Last four bytes of the hash of the first block: what contracts of the main network read as their chain id. */
const mainnet = 0x2b6653dcn

/**
 * Asks everything in one call: the program travels as the code of a contract that lives for this call. A node that does not
 * run it is asked one question after the other, and tells less.
 */
export async function survey(host: TronHost, ask: Ask, what: Survey): Promise<Answers> {
  const { params, result } = surveyCall(what, 'latest')
  const [{ data }] = params as [{ data: string }]
  const reply = await ask(constantCall({ from: zeroAddress, data }))
  if (!ran(reply) || !reply.ok) return { replies: await oneByOne(ask, what) }
  const { success, data: report } = result.safeParse(reply.data)
  if (!success) throw bad(host, 'gave an answer to a constant call that cannot be true')
  if ((report.chainId & 0xffff_ffffn) === mainnet) return report
  const hint = 'Give the URL of a node of the main network.'
  throw new SourceError({ source: host.name, code: 'BAD_RESPONSE', problem: 'serves another network than Tron', hint })
}

const oneByOne = (ask: Ask, { questions }: Survey): Promise<Answers['replies']> =>
  Promise.all(
    questions.map(async ({ target, data }) => {
      const reply = await ask(constantCall({ from: zeroAddress, to: base58Of(target), data }))
      return ran(reply) ? { ok: reply.ok, data: reply.data } : { ok: false, data: '0x' }
    }),
  )
