import { encodeAbiParameters, encodePacked, keccak256, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import type { ContractFunction } from '../../../src/evidence/contract.ts'
import type { Controllers } from '../../../src/sources/trade/controllers/discover.ts'
import type { Screening } from '../../../src/sources/trade/powers.ts'
import { sealedCalls } from '../../../src/sources/trade/sealed.ts'
import type { Stage } from '../../../src/sources/trade/stage.ts'

const [token, keeper, buyer, stranger, pool] = ['1', '2', '3', '4', '5'].map(digit => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
  string,
  string,
]
const stage = {
  token,
  actors: { buyer, stranger, bystander: stranger },
  route: { pool: { address: pool, tokenReserve: 10n ** 24n, quoteReserve: 10n ** 20n }, venue: { feeBps: 30 } },
  header: { timestamp: 1_800_000_000n, number: 1n },
} as unknown as Stage
const by = { address: keeper, role: 'controller' } as const
const named = (selector: string, types: string): ContractFunction => ({ selector, arguments: types, mutability: 'nonpayable' })
const commit = named('0x11111111', 'bytes32')

const ask = (functions: readonly ContractFunction[], accepted: readonly ContractFunction[], who = keeper) =>
  sealedCalls(
    stage,
    { targets: [{ address: token, functions, callers: [by] }] } as unknown as Controllers,
    {
      accepted: accepted.map(({ selector }) => ({
        caller: who,
        by: who === stranger ? { address: stranger, role: 'stranger' } : by,
        target: token,
        selector,
        calldata: selector,
      })),
    } as unknown as Screening,
  )

test('a number is sealed by its hash, in the ways in which contracts put it together', () => {
  const reveal = named('0x22222222', 'uint16,bytes32')
  const calls = ask([commit, reveal], [commit])
  const salt = `0x${'0'.repeat(64)}` as const
  const told = calls.filter(({ calldata }) => calldata.includes((9_900).toString(16).padStart(64, '0')))
  const filed = told.map(({ steps = [] }) => steps[0]?.calldata)
  expect(filed).toContain(`0x11111111${keccak256(encodePacked(['uint16', 'bytes32'], [9_900, salt])).slice(2)}`)
  expect(filed).toContain(`0x11111111${keccak256(encodeAbiParameters(parseAbiParameters('uint16, bytes32'), [9_900, salt])).slice(2)}`)
  expect(told.every(({ wait, selector }) => wait === 1_800 && selector === '0x22222222')).toBe(true)
})

test('a tree has one leaf, and its proof is empty', () => {
  const execute = named('0x33333333', 'address,uint256,bytes32[]')
  const [first] = ask([commit, execute], [commit])
  const words = first?.calldata.slice(10).match(/.{64}/g) ?? []
  expect(words.slice(-2).map(word => BigInt(`0x${word}`))).toEqual([96n, 0n])
  const leaf = keccak256(keccak256(`0x${words.slice(0, 2).join('')}`))
  expect(first?.steps?.[0]?.calldata).toBe(`0x11111111${leaf.slice(2)}`)
})

test('who claims is a part of the leaf though he does not say it, and what names a root may say more', () => {
  const claim = named('0x33333333', 'uint256,uint128,bytes32[]')
  const open = named('0x55555555', 'bytes32,uint128,uint64')
  const [first, ...others] = ask([open, claim], [])
  const [round, amount = ''] = first?.calldata.slice(10).match(/.{64}/g) ?? []
  expect(BigInt(`0x${round}`)).toBe(1n)
  const leaves = [
    keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [keeper as `0x${string}`, BigInt(`0x${amount}`)])),
    keccak256(encodePacked(['address', 'uint128'], [keeper as `0x${string}`, BigInt(`0x${amount}`)])),
  ]
  const [month, none] = [1_800_000_000n + 2_592_000n, 0n].map(number => number.toString(16).padStart(64, '0')) as [string, string]
  const filed = [first, ...others].map(one => one?.steps?.[0]?.calldata)
  for (const leaf of leaves) expect(filed).toEqual(expect.arrayContaining([`0x55555555${leaf.slice(2)}${none}${month}`]))
  // a setting of one word is called with it by whoever was seen to call it
  expect(ask([commit, claim], [])).toEqual([])
  expect(ask([commit, claim], [commit]).length).toBeGreaterThan(0)
})

test('nothing is sealed where nobody may file, where anybody may, and where nothing was refused', () => {
  const reveal = named('0x22222222', 'uint16,bytes32')
  expect(ask([commit, reveal], [])).toEqual([])
  expect(ask([commit, reveal], [commit], stranger)).toEqual([])
  expect(ask([commit, reveal], [commit, reveal])).toEqual([])
  expect(ask([commit, named('0x44444444', 'bytes')], [commit])).toEqual([])
})
