import type { Field } from '../evm/code.ts'
import { wide } from '../evm/paths/words.ts'
import type { Question, Reply, Rpc } from '../evm/pool.ts'
import programs from '../programs/programs.json' with { type: 'json' }
import { word } from './arguments.ts'
import { numberOf } from './machine-state.ts'
import { opening, type Stage } from './stage.ts'
import { fewCoins, type Outcome, simulateCall } from './transactions.ts'
import type { PowerCall } from './trials.ts'

/** What the token has in place of what it has: words of storage by slot, and wei. */
export interface Lent {
  readonly stateDiff?: Readonly<Record<string, string>>
  readonly balance?: string
}

/** A word as storage keeps it. */
export const kept = (value: bigint): string => `0x${word(value)}`
/** The bits of a field. */
export const mask = ({ width, shift }: Field): bigint => ((1n << wide(width)) - 1n) << wide(shift)

/** What lies in slots after calls, by lending the token a reader when they are over. */
export function readSlots(
  stage: Stage,
  slots: readonly string[],
  calls: readonly PowerCall[],
  lent: Lent = {},
): Question<Map<string, Outcome>> {
  const { token, header, actors, prelude = [] } = stage
  const acts = calls.map(({ caller, target, calldata }) => ({ key: 'call', from: caller, to: target, data: calldata, gas: 1_000_000n }))
  return simulateCall({
    header,
    blocks: [
      ...opening(stage, 6),
      { after: 3_612, transactions: acts },
      {
        after: 3_624,
        overrides: { [token]: { code: programs.reader } },
        transactions: [{ key: 'slots', from: actors.stranger, to: token, data: `0x${slots.map(slot => slot.slice(2)).join('')}` }],
      },
    ],
    overrides: {
      ...Object.fromEntries(
        [actors.stranger, ...calls.map(({ caller }) => caller), ...prelude.map(({ from }) => from)].map(account => [
          account,
          { balance: fewCoins },
        ]),
      ),
      ...(Object.keys(lent).length > 0 && { [token]: lent }),
    },
    randao: actors.randao,
  })
}

/** Words of storage by slot, as they were read. */
export function wordsAt(outcome: Outcome | undefined, slots: readonly string[]): ReadonlyMap<string, bigint> | undefined {
  const digits = outcome?.ok ? outcome.data.slice(2) : ''
  if (digits.length !== 64 * slots.length) return undefined
  return new Map(slots.map((slot, at) => [slot, numberOf(`0x${digits.slice(64 * at, 64 * (at + 1))}`)]))
}

/** What came of it; `undefined` where the node refuses. */
export async function asked(rpc: Rpc, question: Question<Map<string, Outcome>>): Promise<Map<string, Outcome> | undefined> {
  const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
  return reply.ok ? reply.value : undefined
}
