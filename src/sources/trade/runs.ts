import type { Question, Reply, Rpc } from '../evm/pool.ts'
import { inPlaceOf } from './arguments.ts'
import type { Outcomes } from './changes.ts'
import { proofRun, waitOf } from './confirm.ts'
import type { Storage } from './controllers/storage.ts'
import type { Stage } from './stage.ts'
import { ampleGas, type Outcome, ordinaryGas, ranOut, tookMuch } from './transactions.ts'
import type { PowerCall } from './trials.ts'

/** Slots in which a proxy keeps its code. */
interface Proofs {
  readonly slots: Storage
}

/** The run that the one with a call is compared with: the same accounts at the same times, without the call. */
export type Control = (call: Pick<PowerCall, 'wait' | 'newcomers'>) => Promise<Outcomes>

/** Runs without a call, once for each time that proofs wait, and once more with those who buy late. */
export function controls(rpc: Rpc, stage: Stage, proving: Proofs): Control {
  const runs = new Map<string, Promise<Outcomes>>()
  return ({ newcomers, ...call }) => {
    const wait = waitOf(call)
    const key = `${wait} ${newcomers}`
    const known =
      runs.get(key) ?? runOnce(rpc, stage, undefined, [], proving, { wait, newcomers: newcomers === true }).then(({ outcomes }) => outcomes)
    runs.set(key, known)
    // it is awaited with the proofs: when something else fails first, its own failure is nobody's
    void known.catch(() => undefined)
    return known
  }
}

/**
 * The run of a call that went through in the laboratory, where everybody is a contract: what is refused to accounts is tried with the
 * token in the place of the holder whom it names.
 */
export async function runAsTried(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall,
  proving: Proofs,
): Promise<Awaited<ReturnType<typeof runOnce>> & { readonly call: PowerCall }> {
  const run = await runOnce(rpc, stage, call, [], proving)
  const calldata = inPlaceOf(stage.actors.buyer, stage.token, call.calldata)
  if (run.outcomes.get('call')?.ok !== false || calldata === call.calldata.toLowerCase()) return { ...run, call }
  const other = { ...call, calldata }
  const again = await runOnce(rpc, stage, other, [], proving)
  return again.outcomes.get('call')?.ok ? { ...again, call: other } : { ...run, call }
}

export async function runOnce(
  rpc: Rpc,
  stage: Stage,
  call: PowerCall | undefined,
  payers: readonly string[],
  { slots }: Proofs,
  {
    wait = waitOf(call),
    newcomers = call?.newcomers === true,
    rest,
  }: { readonly wait?: number; readonly newcomers?: boolean; readonly rest?: number } = {},
): Promise<{ question: Question<unknown>; outcomes: Outcomes }> {
  const ask = async (gas: bigint) => {
    const question = proofRun(stage, call, { payers, slots: [...slots.keys()], wait, newcomers, gas, ...(rest !== undefined && { rest }) })
    const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
    return { question, outcomes: reply.ok ? reply.value : new Map<string, Outcome>() }
  }
  const run = await ask(ordinaryGas)
  if (!ranOut(run.outcomes.get('victim/sell'))) return run
  const again = await ask(ampleGas)
  const fed = again.outcomes.get('victim/sell')
  return fed && tookMuch(fed) ? again : run
}
