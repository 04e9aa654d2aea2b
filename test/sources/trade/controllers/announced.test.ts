import { toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Rpc } from '../../../../src/sources/evm/pool.ts'
import { announcedBy, limits, offices } from '../../../../src/sources/trade/controllers/announced.ts'

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const [token, someone, another] = ['1', '2', '3'].map(digit => `0x${digit.repeat(40)}`) as [string, string, string]
const view = (selector: string) => ({ selector, arguments: 'address', mutability: 'view' as const })
const [wards = '', isMinter = ''] = Object.keys(offices)

/** Answers each question with what `say` has for it; a refusal where it has nothing. Notes how often it was asked. */
function node(say: (selector: string, account: string) => bigint | undefined) {
  let asked = 0
  const rpc = (async (question: { readonly told: readonly string[] }) => {
    asked++
    const replies = question.told.map(data => {
      const value = say(data.slice(0, 10), `0x${data.slice(34)}`)
      return { ok: value !== undefined, data: value === undefined ? '0x' : word(value), codeSize: 0n }
    })
    return [{ ok: true, value: { replies } }]
  }) as unknown as Rpc
  // what a survey carries is read by a node alone: here it is read from its bytes
  const reading = ((question: { readonly params: readonly [{ readonly data: string }] }) => {
    const selectors = [...Object.keys(offices), ...Object.keys(limits)].map(selector => selector.slice(2)).join('|')
    const told = [...question.params[0].data.matchAll(new RegExp(`(?:${selectors})0{24}[0-9a-f]{40}`, 'g'))].map(([data]) => `0x${data}`)
    return rpc({ told } as never)
  }) as unknown as Rpc
  return { rpc: reading, times: () => asked }
}

test('names stand beside the first four bytes of their hashes', () => {
  for (const names of [offices, limits]) expect(Object.keys(names)).toEqual(Object.values(names).map(toFunctionSelector))
})

describe('whom a contract names', () => {
  const ask = ({ rpc }: { readonly rpc: Rpc }, functions = [view(wards), view(isMinter), view('0x12345678')]) =>
    announcedBy(rpc, token, { functions, accounts: [someone, another] }, 'latest')

  test('is whoever it says yes to, where it says no to others', async () => {
    const named = await ask(node((selector, account) => (selector === isMinter && account === another ? 1n : 0n)))
    expect([...named]).toEqual([[another, 'the answer of isMinter(address)']])
  })

  test('is whoever it says how much he may make, and nobody who may make nothing', async () => {
    const [limit = ''] = Object.keys(limits)
    const named = await ask(
      node((_, account) => (account === someone ? 10n ** 24n : 0n)),
      [view(limit)],
    )
    expect([...named]).toEqual([[someone, 'the answer of mintingMaxLimitOf(address)']])
  })

  test('is nobody where it says yes to everybody, tells an amount, or refuses', async () => {
    for (const say of [() => 1n, (_: string, account: string) => (account === someone ? 5n : 0n), () => undefined])
      expect(await ask(node(say))).toEqual(new Map())
  })

  test('is not asked for where it has no such function, and unknown where the node fails', async () => {
    const silent = node(() => 1n)
    expect(await ask(silent, [view('0x12345678')])).toEqual(new Map())
    expect(silent.times()).toBe(0)
    const refuses = (async () => [{ ok: false, kind: 'unsupported' }]) as unknown as Rpc
    expect(await ask({ rpc: refuses })).toEqual(new Map())
  })
})
