import { checksummed } from '../../chains/encoding/keccak.ts'
import type { UnsignedCall } from '../../evidence/approvals.ts'
import { zeroAddress } from '../quantities.ts'
import { encodeCall } from './abi.ts'
import { type Grant, permit2 } from './approval-events.ts'

/** Tokens whose approve() has rules of its own, by chain id and address. */
const unusual: Readonly<Record<string, { readonly least?: bigint; readonly note: string }>> = {
  // its code: if (_value <= 0) throw
  '1 0xB8c77482e45F1F44dE1745F52C74426C631bDD52': {
    least: 1n,
    note: 'this token refuses an allowance of 0; one base unit is the least that can be left',
  },
  // its code: require(!((_value != 0) && (allowed[msg.sender][_spender] != 0)))
  '1 0xdAC17F958D2ee523a2206206994597C13D831ec7': {
    note: 'an allowance of this token can only be changed by way of 0; this call sets it to 0',
  },
}

/** The transaction that takes an approval back, to be signed by the owner. */
export function revocation(chainId: number, { kind, token, spender, tokenId }: Grant): UnsignedCall {
  switch (kind) {
    case 'erc20': {
      const { least = 0n, note } = unusual[`${chainId} ${checksummed(token)}`] ?? {}
      return call(token, encodeCall('approve(address,uint256)', spender, least), note)
    }
    case 'permit2':
      return call(permit2, encodeCall('approve(address,address,uint160,uint48)', token, spender, 0n, 0))
    case 'operator':
      return call(token, encodeCall('setApprovalForAll(address,bool)', spender, false))
    case 'nft':
      return call(token, encodeCall('approve(address,uint256)', zeroAddress, tokenId))
  }
}

/** One transaction that takes all allowances of Permit2 back; `undefined` where there are none. */
export function lockdown(approvals: readonly Pick<Grant, 'kind' | 'token' | 'spender'>[]): UnsignedCall | undefined {
  const pairs = approvals.filter(({ kind }) => kind === 'permit2').map(({ token, spender }) => ({ token, spender }))
  return pairs.length === 0 ? undefined : call(permit2, encodeCall('lockdown((address token,address spender)[])', pairs))
}

const call = (to: string, data: string, note?: string): UnsignedCall => ({ to, data, value: 0, ...(note !== undefined && { note }) })
