import { functionsOf } from '../evm/code.ts'
import { fieldsIn, isOfVariables, onlyFor } from '../evm/paths/asking.ts'
import type { OneWay } from '../evm/paths/every-way.ts'
import type { State } from '../evm/paths/state.ts'
import type { Word } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { isOf } from './behind.ts'
import type { Target } from './controllers/doors.ts'
import { accountIn, meets, neverGone, writtenOn } from './deeds.ts'
import { numberOf } from './machine-state.ts'
import type { Stage } from './stage.ts'
import { isAllSeen, machineFor, nameless, plainCode, type Says } from './whole-ways.ts'

/**
 * Functions of a contract that go on for the token alone, whatever is done, or for nobody any more: what they do the token does
 * with them, whose own functions were tried. Those of a token whose logic stands elsewhere are of that kind.
 */
export async function ledByToken(
  rpc: Rpc,
  stage: Stage,
  known: State,
  { contract, shut }: { readonly contract: Target; readonly shut: readonly string[] },
): Promise<readonly string[]> {
  const { look, waysOf } = machineFor(rpc, stage, known, { isPatient: true })
  const [own, token] = [numberOf(contract.address), numberOf(stage.token)]
  const led = await look((state): ReturnType<Says<readonly string[]>> => {
    if (!state.codes.has(own)) return { says: undefined, unread: [{ account: own }] }
    const code = plainCode(state, own)
    if (code === undefined) return { says: [], unread: [] }
    const dark = shut.map(selector => ({ selector, ...waysOf(state, own, [selector]) }))
    const named = functionsOf(code).map(({ selector }) => selector)
    const others = waysOf(state, own, [...named.filter(one => !shut.includes(one)), ...nameless])
    const unread = [...dark, others].flatMap(one => one.unread)
    if (unread.length > 0 || !others.through || dark.some(({ through }) => !through)) return { says: undefined, unread }
    if (!isAllSeen(code, ...dark, others)) return { says: [], unread }
    // what goes round as often as somebody likes may come to more in the fiftieth round
    if (dark.some(({ rounds }) => rounds)) return { says: [], unread }
    const all = [...dark.flatMap(({ through = [] }) => through), ...others.through]
    const never = neverGone(all, own)
    const written = writtenOn(all.filter(way => !never.has(way)))
    // in the code, or in a variable that nothing writes any more, in whichever round
    const isToken = (word: Word) =>
      !(word.term && others.rounds) &&
      isOfVariables(word) &&
      isOf(own, word) &&
      accountIn(word) === token &&
      !written.some(place => meets(place, fieldsIn(word)))
    const isLed = (way: OneWay) => never.has(way) || onlyFor(way).some(isToken)
    return { says: dark.flatMap(({ selector, through = [] }) => (through.every(isLed) ? [selector] : [])), unread }
  })
  return led ?? []
}
