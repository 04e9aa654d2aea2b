import { byCode } from './by-code.ts'
import { ends, jumpdest, movedUp, type Operation, operationsIn } from './instructions.ts'

/** What a function can come to, as far as its code says: more rather than less. */
export interface Reach {
  /** Whether it may call another contract. */
  readonly calls: boolean
  /** Selectors that it writes down, such as those of what it calls. */
  readonly selectors: ReadonlySet<string>
}

const op = { eq: 0x14, jumpi: 0x57, call: 0xf1 } as const
/** How far behind a selector its comparison stands in a dispatcher, in instructions. */
const nearby = 3

/**
 * The functions of a dispatcher with what each can come to. Whatever it pushes and can be jumped to counts as reached, which
 * holds for calls within the code and for where they return. A selector that is put together in another way is not seen.
 */
export const reachOf = byCode((code): ReadonlyMap<string, Reach> => {
  const steps = operationsIn(code)
  const places = new Map(steps.flatMap(({ at, opcode }, index) => (opcode === jumpdest ? [[BigInt(at), index] as const] : [])))
  const entries = new Map<string, number>()
  steps.forEach(({ operand: value }, index) => {
    if (value === undefined || value >= 2n ** 32n) return
    const compared = steps.slice(index + 1, index + 1 + nearby).findIndex(({ opcode }) => opcode === op.eq)
    const [to, jumps] = [steps[index + compared + 2], steps[index + compared + 3]]
    const entry = to?.operand === undefined ? undefined : places.get(to.operand)
    if (compared >= 0 && jumps?.opcode === op.jumpi && entry !== undefined) entries.set(selectorOf(value), entry)
  })
  return new Map([...entries].map(([selector, entry]) => [selector, follow(steps, places, entry)]))
})

const selectorOf = (value: bigint): string => `0x${value.toString(16).padStart(8, '0')}`

function follow(steps: readonly Operation[], places: ReadonlyMap<bigint, number>, entry: number): Reach {
  const selectors = new Set<string>()
  const known = new Set([entry])
  const waiting = [entry]
  let calls = false
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (let index = from; index < steps.length; index++) {
      const { opcode, operand: value } = steps[index] as Operation
      if (opcode === op.call) calls = true
      if (value !== undefined) {
        const place = places.get(value)
        if (place !== undefined && !known.has(place)) {
          known.add(place)
          waiting.push(place)
        }
        for (const selector of selectorsIn(steps, index, value)) selectors.add(selector)
      }
      if (ends.has(opcode)) break
    }
  }
  return { calls, selectors }
}

/** A number of four bytes, or one that stands at the left end of a word, as it is or once it is moved there. */
function selectorsIn(steps: readonly Operation[], index: number, value: bigint): string[] {
  return [value, movedUp(steps, index) ?? value].flatMap(one => {
    if (one >= 2n ** 16n && one < 2n ** 32n) return [selectorOf(one)]
    return one >= 2n ** 224n && BigInt.asUintN(224, one) === 0n ? [selectorOf(one >> 224n)] : []
  })
}
