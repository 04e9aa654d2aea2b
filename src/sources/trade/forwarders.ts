import type { PowerEffect } from '../../evidence/powers.ts'
import { changesState, functionsOf } from '../evm/code.ts'
import { speaksForCaller } from '../evm/paths/speaking.ts'
import type { State } from '../evm/paths/state.ts'
import type { Rpc } from '../evm/pool.ts'
import type { Controllers } from './controllers/discover.ts'
import { bytesOf, numberOf, readMore } from './machine-state.ts'
import { inputsOf } from './plans.ts'
import type { Stage } from './stage.ts'

/** Times that what the machine came upon is read, steps that it makes for one contract, and most functions of one. */
const [mostReadings, mostWork, mostFunctions] = [3, 300_000, 24]
/** Arguments of any number, all of them nothing. */
const spare = '0'.repeat(64 * 16)

/**
 * Tells of effects whether they are what a holder does himself: a contract that the token lets speak for others (ERC-2771) speaks
 * for nobody but who calls it or has signed.
 */
export async function ownDeeds(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  { effects, known }: { readonly effects: readonly PowerEffect[]; readonly known: Promise<State> },
): Promise<(effect: PowerEffect) => boolean> {
  const { buyer, bystander } = stage.actors
  const ends = ({ calldata }: PowerEffect) => [buyer, bystander].some(account => calldata?.endsWith(account.slice(2).toLowerCase()))
  const inHisName = effects.filter(
    effect => effect.kind === 'takes balances' && effect.callerKind === 'contract' && effect.target === undefined && ends(effect),
  )
  const speakers = [...new Set(inHisName.map(({ caller }) => caller))]
  const honest = await Promise.all(
    speakers.map(async speaker => ((await speaksForCallers(rpc, stage, controllers, { speaker, known })) ? [speaker] : [])),
  )
  const trusted = new Set(honest.flat())
  return effect => inHisName.includes(effect) && trusted.has(effect.caller)
}

async function speaksForCallers(
  rpc: Rpc,
  stage: Stage,
  { known: contracts }: Controllers,
  { speaker, known }: { readonly speaker: string; readonly known: Promise<State> },
): Promise<boolean> {
  const code = contracts.get(speaker)?.code
  const functions = code === undefined ? [] : functionsOf(code).filter(changesState)
  if (functions.length === 0 || functions.length > mostFunctions) return false
  const caller = stage.actors.stranger
  const work = { left: mostWork }
  const before = await known
  let state: State = { ...before, codes: new Map([...before.codes, [numberOf(caller), bytesOf('0x')]]) }
  for (let nth = 0; nth < mostReadings; nth++) {
    const all = functions.map(({ selector }) =>
      speaksForCaller(state, inputsOf({ caller, target: speaker, calldata: `${selector}${spare}` }), numberOf(stage.token), work),
    )
    if (all.some(({ himself }) => himself === false)) return false
    if (all.every(({ himself }) => himself)) return true
    const unread = all.flatMap(one => one.unread)
    const more = await readMore(rpc, stage, state, unread)
    if (!more) return false
    state = more
  }
  return false
}
