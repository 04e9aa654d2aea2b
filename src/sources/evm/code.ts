import { contractInfo } from 'evmole'
import { keccak256 } from '../../chains/encoding/keccak.ts'
import { SourceError } from '../../errors.ts'
import type { Contract, ContractFunction } from '../../evidence/contract.ts'
import { runtimeCode } from '../quantities.ts'
import { byCode } from './by-code.ts'
import { withWordsInPlace } from './parameters.ts'
import type { Question } from './pool.ts'

/** Storage slots in which proxies keep their parts (EIP-1967: keccak-256 of a name, less one). */
export const slots = {
  implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  beacon: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
} as const

/** EIP-1167: a fixed copy carries the address it copies in its own code. */
export const minimalProxyTarget = (code: string): string | undefined => {
  const target = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/i.exec(code)?.[1]
  return target && `0x${target.toLowerCase()}`
}

/** The code of an account, hex; nothing where it has none. */
export const codeOf = (address: string, block: string): Question<string> => ({
  method: 'eth_getCode',
  params: [address, block],
  result: runtimeCode,
})

/** Bytes of code of an account that borrows that of a contract: 0xef0100 and an address (EIP-7702). */
export const delegationSize = 23n

/** Whether whoever has code of so many bytes is an ordinary account: none at all, or borrowed. */
export const isAccount = (codeSize: bigint | number): boolean => [0n, delegationSize].includes(BigInt(codeSize))

/** Functions found in live code: evmole walks the jumps, so bytes of revert texts and metadata are not mistaken for code. */
export const functionsOf = byCode((code): readonly ContractFunction[] => {
  const { functions = [] } = contractInfo(code, { selectors: true, arguments: true, stateMutability: true })
  const found = functions.map(({ selector, arguments: types = '', stateMutability }) => ({
    selector: `0x${selector}`,
    arguments: types,
    mutability: mutabilities.find(known => known === stateMutability) ?? 'nonpayable',
  }))
  return withWordsInPlace(code, found)
})

/** What evmole sees of the storage of live code: variables and mappings, by which functions they are read and written. It may take a tenth of a second. */
export const recordsOf = byCode(code => contractInfo(code, { storage: true }).storage ?? [])

/** A variable of its own in storage, no mapping or list: where it lies, and which functions read and write it. */
export interface Field {
  /** 32 bytes as hex. */
  readonly slot: string
  /** Bits from the right end of the word, and how many belong to the field. */
  readonly shift: number
  readonly width: number
  readonly reads: readonly string[]
  /** Of the whole word. */
  readonly writes: readonly string[]
  /** Of this field of it, as far as that is told. */
  readonly ownWrites: readonly string[]
}

/**
 * Flags and numbers in the storage of live code, as far as evmole can follow it. Who writes one field of a word writes the
 * word, and which field that was is not always told: writers are those of the whole word.
 */
export const fieldsOf = byCode((code): readonly Field[] => {
  const storage = recordsOf(code)
  const selectors = (list: readonly string[]) => list.map(selector => `0x${selector}`)
  const writers = (slot: string) => [...new Set(storage.filter(other => other.slot === slot).flatMap(({ writes }) => writes))]
  return storage.flatMap(({ slot, offset, type, reads, writes }): Field[] => {
    const width = type === 'bool' ? 8 : Number.parseInt(/^u?int(\d+)$/.exec(type)?.[1] ?? '0', 10)
    if (width === 0) return []
    const place = { slot: `0x${slot}`, shift: 8 * offset, width }
    return [{ ...place, reads: selectors(reads), writes: selectors(writers(slot)), ownWrites: selectors(writes) }]
  })
})

const mutabilities: readonly ContractFunction['mutability'][] = ['view', 'pure', 'payable', 'nonpayable']

export const changesState = ({ mutability }: ContractFunction): boolean => mutability === 'nonpayable' || mutability === 'payable'

/** The code that a node hands out, beside what the chain itself says of it: a node that lags hands out older code, or none. */
export function assertSameCode(code: string, account: { readonly codeHash: string } | undefined): void {
  if (account?.codeHash === hashOf(code)) return
  throw new SourceError({ source: 'The node', code: 'BAD_RESPONSE', problem: 'gave other code than the contract has' })
}

const hashOf = byCode(code => `0x${keccak256(Buffer.from(code.slice(2), 'hex'))}`)

export function contractOf(code: string, behind: readonly string[], proxy: Contract['proxy'], proofs: Contract['proofs']): Contract {
  return {
    codeHash: hashOf(code),
    size: (code.length - 2) / 2,
    functions: mergeFunctions(functionsOf(code), behind.flatMap(functionsOf)),
    ...(proxy && { proxy }),
    proofs,
  }
}

/** A proxy answers for its own functions and for those of its implementation. */
function mergeFunctions(own: readonly ContractFunction[], behind: readonly ContractFunction[]): ContractFunction[] {
  return [...new Map([...behind, ...own].map(found => [found.selector, found])).values()]
}
