import type { ContractFunction } from '../../evidence/contract.ts'
import { parametersOf } from './abi.ts'
import { everyWay } from './paths/every-way.ts'
import { trace } from './paths/machine.ts'
import type { Inputs, State, Work } from './paths/state.ts'
import { withChanges } from './paths/with-changes.ts'
import { small, type Word, wide } from './paths/words.ts'
import { erc20, refusals } from './selectors.ts'

/** Most words that a function is found to take, and steps of our machine that are made for one code, and for what the words of one function are. */
const [mostWords, mostWork, mostSteps] = [16, 150_000, 30_000]
/** Widths that a compiler cuts numbers to, in bits. */
const widths = [8n, 16n, 24n, 32n, 40n, 48n, 56n, 64n, 72n, 80n, 88n, 96n, 104n, 112n, 120n, 128n, 160n, 192n, 224n, 248n]

/** Most conditions of one function that are looked into, and words that one of them is made of. */
const [mostConditions, mostBroad] = [48, 16]

/** What functions take whose names say so, whatever the code does with it. */
const standard: ReadonlyMap<string, string> = new Map([
  [erc20.transfer, 'address,uint256'],
  [erc20.approve, 'address,uint256'],
  [erc20.transferFrom, 'address,address,uint256'],
])

/** Somebody who calls, and where the code stands. */
const [caller, place] = [0x1001n, 0x1002n]

/**
 * The same functions with what they take besides: evmole overlooks structs and lists of a fixed length that are read where they lie, in
 * the calldata, and takes a word for a flag of which the code only asks whether it is nothing. How long the calldata has to be, and what is
 * refused in each word of it, the code says by what it compares; since 0.8 compilers refuse what is no flag. Code that was written by hand
 * looks at accounts in ways that evmole does not know, which shows where a transfer seems to take none: what has to be as short is one.
 */
export function withWordsInPlace(code: string, functions: readonly ContractFunction[]): readonly ContractFunction[] {
  const bytes = Uint8Array.from(Buffer.from(code.slice(2), 'hex'))
  const state: State = {
    codes: new Map([[place, bytes]]),
    storage: new Map(),
    names: [],
    fresh: 0n,
    time: 1n,
    number: 1n,
    chain: 1n,
  }
  const isStrict = code.includes(refusals.panic.slice(2))
  const work = { left: mostWork }
  const isByHand = functions.some(({ selector, arguments: types }) => standard.has(selector) && types !== '' && !types.includes('address'))
  return functions.map(found => {
    const own = standard.get(found.selector)
    if (isByHand && own?.split(',').length === found.arguments.split(',').length) return { ...found, arguments: own }
    if (work.left <= 0) return found
    const told = parametersOf(found.arguments)?.map(({ type }) => type)
    // where lists lie the code reads in the calldata itself: what is nothing there says nothing of its length
    if (found.mutability === 'view' || found.mutability === 'pure' || !told?.every(type => isPlain.test(type))) return found
    const count = wordsIn(state, found.selector, told.length, work)
    const isDoubted = (type: string): boolean => (isStrict && type === 'bool') || (isByHand && type === 'uint256')
    if (count === told.length && !told.some(isDoubted)) return found
    return { ...found, arguments: typesOf(state, callWith(found.selector, count), { told, count, isDoubted }, work).join() }
  })
}

const isPlain = /^(?:u?int\d+|address|bool|bytes\d+)$/

const callWith = (selector: string, words: number): Inputs => ({
  caller,
  to: place,
  data: Uint8Array.from(Buffer.from(selector.slice(2).padEnd(8 + 64 * words, '0'), 'hex')),
  wei: 0n,
  later: 0n,
})

/** How many words a call needs that it is not refused for its length. */
function wordsIn(state: State, selector: string, told: number, work: Work): number {
  let words = told
  for (let nth = 0; nth < mostWords; nth++) {
    const { ok, forks, steps } = trace(state, [callWith(selector, words)])
    work.left -= steps
    const last = forks.at(-1)?.condition
    const sizes = Array.from({ length: mostWords - words }, (_, more) => words + more + 1)
    const enough = ok || !last ? undefined : sizes.find(count => withSize(last, count) !== (last.value !== 0n))
    if (enough === undefined) return words
    words = enough
  }
  return told
}

const withSize = (condition: Word, words: number): boolean =>
  withChanges(condition, [{ kind: 'size', call: 0, value: wide(4 + 32 * words) }]) !== 0n

/** What each of so many words is, as far as the code refuses what it is not; words that were told and are not in doubt stay what they are. */
function typesOf(
  state: State,
  call: Inputs,
  { told, count, isDoubted }: { readonly told: readonly string[]; readonly count: number; isDoubted(type: string): boolean },
  work: Work,
): string[] {
  const own = { left: mostSteps }
  const { ways = [] } = everyWay(state, call, own, { matters: () => false })
  work.left -= mostSteps - own.left
  // what refuses goes nowhere on its other side; what a compiler asks of a word is short
  const going = new Set(ways.flatMap(({ ok, turns }) => (ok ? [...turns].map(([at, goes]) => `${at} ${goes}`) : [])))
  const forks = new Map(ways.flatMap(way => way.forks.map(fork => [fork.place, fork.condition] as const)))
  const refusing = [...forks].filter(([at, { value, broad }]) => (broad ?? 1) <= mostBroad && !going.has(`${at} ${value === 0n}`))
  const conditions = refusing.map(([, condition]) => condition).slice(0, mostConditions)
  return Array.from({ length: count }, (_, nth) => {
    const said = told[nth]
    if (said !== undefined && !(isDoubted(said) && conditions.length > 0)) return said
    const fits = (condition: Word, value: bigint) =>
      (withChanges(condition, [{ kind: 'input', call: 0, at: 4 + 32 * nth, count: 32, value }]) !== 0n) === (condition.value !== 0n)
    // the largest that fits goes the way that nothing goes, and one more does not
    const ends = (condition: Word, bits: bigint) => fits(condition, (1n << bits) - 1n) && !fits(condition, 1n << bits)
    const width = [1n, ...widths].find(bits => conditions.some(condition => ends(condition, bits)))
    if (width === 1n) return 'bool'
    return width === 160n ? 'address' : `uint${small(width ?? 256n)}`
  })
}
