import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trace } from '../../../../src/sources/evm/paths/machine.ts'
import type { State } from '../../../../src/sources/evm/paths/state.ts'
import { make, operandsOf } from '../../../../src/sources/evm/paths/words.ts'
import { type Node, startAnvil } from '../../../support/chain/anvil.ts'

let node: Node
beforeAll(async () => {
  node = await startAnvil()
})
afterAll(() => node.stop())

const at = '0x00000000000000000000000000000000000c0de5'
const all = 2n ** 256n - 1n
const hex = (value: bigint) => value.toString(16).padStart(64, '0')
const bytes = (code: string) => Uint8Array.from(Buffer.from(code, 'hex'))
const byte = (value: number) => value.toString(16).padStart(2, '0')

/** What the node answers for code that is told so many words. */
const answered = (code: string, words: readonly bigint[]) =>
  node.rpc<string>('eth_call', [{ to: at, data: `0x${words.map(hex).join('')}` }, 'latest', { [at]: { code: `0x${code}` } }])

const word = fc.oneof(
  fc.bigInt(0n, all),
  fc.bigInt(0n, 300n),
  fc.constantFrom(0n, 1n, 31n, 32n, 255n, 256n, 2n ** 255n, 2n ** 255n - 1n, all, all - 1n, 2n ** 160n - 1n),
)

test('instructions make what a node makes of the same operands', async () => {
  const opcodes = Array.from({ length: 256 }, (_, opcode) => opcode).filter(opcode => operandsOf(opcode) !== undefined)
  expect(opcodes).toHaveLength(25)
  // calldataload of the third, the second and the first word, the instruction, and its result in memory: one after another
  const code = `${opcodes
    .map((opcode, nth) => `604035602035600035${byte(opcode)}61${(32 * nth).toString(16).padStart(4, '0')}52`)
    .join('')}61${(32 * opcodes.length).toString(16).padStart(4, '0')}6000f3`
  await fc.assert(
    fc.asyncProperty(word, word, word, async (a, b, c) => {
      const made = opcodes.map(opcode => hex(make(opcode, [a, b, c].map(value => ({ value })).slice(0, operandsOf(opcode))).value))
      const { 1: told } = (await answered(code, [a, b, c])).split('0x')
      expect(made).toEqual(told?.match(/.{64}/g))
    }),
    { seed: 1, numRuns: 200 },
  )
})

const stateWith = (code: string): State => ({
  codes: new Map([[BigInt(at), bytes(code)]]),
  storage: new Map(),
  names: [],
  fresh: 0x77n,
  time: 1n,
  number: 1n,
  chain: 1n,
})

/** What a program stores in its first slot, by our machine. */
function stored(code: string, words: readonly bigint[]): bigint | undefined {
  const state = stateWith(code)
  const data = bytes(words.map(hex).join(''))
  const { ok, writes } = trace(state, [{ caller: 7n, to: BigInt(at), data, wei: 0n, later: 0n }])
  return ok ? writes.at(-1)?.value.value : undefined
}

test('memory, hashes and copies are those of a node, wherever they begin and end', async () => {
  // calldata copied to one place, a word and a byte written over it, some of it moved on, and hashed with what is then read
  const small = fc.integer({ min: 0, max: 90 })
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(small, small, small, small, small, small),
      fc.array(word, { minLength: 1, maxLength: 4 }),
      async (places, words) => {
        const [to, from, count, over, single, moved] = places.map(byte)
        const work = `60${count}60${from}60${to}37${'6000'}3560${over}5260${'ab'}60${single}5360${count}60${over}60${moved}5e`
        const result = `60${moved}5160a060002018`
        const told = BigInt(await answered(`${work}${result}60005260206000f3`, words))
        expect(stored(`${work}${result}60005500`, words)).toBe(told)
      },
    ),
    { seed: 1, numRuns: 150 },
  )
})

test('what is kept for somebody who was never there is nothing, and need not be asked for', () => {
  // a word under the hash of what is given and another of nothing
  const code = '60003560005260406000205460005500'
  const state = stateWith(code)
  const unread = (account: bigint) =>
    trace(state, [{ caller: 7n, to: BigInt(at), data: bytes(hex(account)), wei: 0n, later: 0n }]).unread.map(
      ({ slot }) => slot !== undefined,
    )
  expect([unread(0x77n), unread(0x78n)]).toEqual([[], [true]])
})
