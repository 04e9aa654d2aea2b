import { decodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import type { Grant } from '../../../src/sources/evm/approval-events.ts'
import { lockdown, revocation } from '../../../src/sources/evm/approval-revoke.ts'

const abi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function setApprovalForAll(address operator, bool approved)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function lockdown((address token, address spender)[] approvals)',
])
const token = '0x3333333333333333333333333333333333333333'
const spender = '0x1111111111111111111111111111111111111111'
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const nobody = '0x0000000000000000000000000000000000000000'
const given = { block: 1n, transaction: '0x' }
const grant = (kind: Grant['kind'], more: Partial<Grant> = {}): Grant => ({ kind, token, spender, given, ...more })
const decoded = (data: string) => {
  const { functionName, args } = decodeFunctionData({ abi, data: data as `0x${string}` })
  return [functionName, ...(args ?? [])]
}

test.each<[Grant, string, unknown[]]>([
  [grant('erc20'), token, ['approve', spender, 0n]],
  [grant('permit2'), permit2, ['approve', token, spender, 0n, 0]],
  [grant('operator'), token, ['setApprovalForAll', spender, false]],
  [grant('nft', { tokenId: 7n }), token, ['approve', nobody, 7n]],
])('$kind is taken back by one call without value', (given, to, call) => {
  const revoke = revocation(1, given)
  expect([revoke.to, revoke.value, revoke.note]).toEqual([to, 0, undefined])
  expect(decoded(revoke.data)).toEqual(call)
})

test('a token that refuses 0 is left with one base unit, on its own chain, and both unusual tokens say why', () => {
  const [bnb, usdt] = ['0xB8c77482e45F1F44dE1745F52C74426C631bDD52', '0xdAC17F958D2ee523a2206206994597C13D831ec7']
  expect(decoded(revocation(1, grant('erc20', { token: bnb })).data)).toEqual(['approve', spender, 1n])
  expect(revocation(1, grant('erc20', { token: bnb })).note).toContain('refuses an allowance of 0')
  expect(decoded(revocation(56, grant('erc20', { token: bnb })).data)).toEqual(['approve', spender, 0n])
  expect(decoded(revocation(1, grant('erc20', { token: usdt })).data)).toEqual(['approve', spender, 0n])
  expect(revocation(1, grant('erc20', { token: usdt })).note).toContain('by way of 0')
})

test('one call takes back all of Permit2, and there is none where there is nothing', () => {
  const call = lockdown([grant('permit2'), grant('erc20'), grant('permit2', { token: spender, spender: token })])
  expect(call?.to).toBe(permit2)
  const pairs = [
    { token, spender },
    { token: spender, spender: token },
  ]
  expect(decoded(call?.data as string)).toEqual(['lockdown', pairs])
  expect(lockdown([grant('erc20'), grant('operator')])).toBeUndefined()
})
