import { expect, test } from 'vitest'
import type { Question, Rpc } from '../../../../src/sources/evm/pool.ts'
import type { Door } from '../../../../src/sources/trade/controllers/doors.ts'
import { runBy } from '../../../../src/sources/trade/controllers/proxied.ts'

const master = '0x8fd1c9e3b7a45620d9e1f4c3b2a7986055e4d3c1'
const logic = '0x63123456785f3560e01c'
/** EIP-1967 (https://eips.ethereum.org/EIPS/eip-1967). */
const implementation = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
const clone = `0x363d3d373d3d3d363d73${master.slice(2)}5af43d82803e903d91602b57fd5bf3`
/** DELEGATECALL to whatever lies in a slot. */
const delegating = '0x5f5f5f5f5f545af400'

const door = (code: string, storage: ReadonlyMap<string, string> = new Map()): Door => [
  { ok: true, value: code },
  { ok: true, value: storage },
]
const kept = new Map([[implementation, `0x${'0'.repeat(24)}${master.slice(2)}`]])

/** A node with that code at each address, and who was asked for. */
function node(codes: Readonly<Record<string, string>>): { readonly rpc: Rpc; readonly asked: unknown[] } {
  const asked: unknown[] = []
  const rpc = ((...questions: readonly Question<unknown>[]) =>
    Promise.resolve(
      questions.map(({ params: [address], result }) => {
        asked.push(address)
        const read = result.safeParse(codes[address as string])
        return read.success ? { ok: true, value: read.data } : { ok: false, kind: 'shape', message: 'not so' }
      }),
    )) as unknown as Rpc
  return { rpc, asked }
}

test('a clone runs the code that it names, and a proxy that which its storage names', async () => {
  const { rpc, asked } = node({ [master]: logic })
  const run = { address: master, code: logic }
  expect(await runBy(rpc, [door(clone), door(delegating, kept), door(logic, kept)], '0x1')).toEqual([run, run, undefined])
  expect(asked).toEqual([master])
})

test('nobody is asked where there is no proxy, and what has no code is run by nobody', async () => {
  const plain = node({})
  expect(await runBy(plain.rpc, [door(logic), undefined, door(delegating)], '0x1')).toEqual([])
  expect(plain.asked).toEqual([])
  expect(await runBy(node({ [master]: '0x' }).rpc, [door(clone)], '0x1')).toEqual([undefined])
})
