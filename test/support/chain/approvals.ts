import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { permit2 } from '../../../src/sources/evm/approval-events.ts'
import { type Artifact, compile } from '../solidity.ts'
import { type Ethereum, startEthereum } from './ethereum.ts'

/** On the sanctions list that comes with the program. */
export const flagged = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
export const forever = 2n ** 48n - 1n
export const everything = 2n ** 256n - 1n

export interface ApprovalsChain extends Ethereum {
  /** Deploys a token of `contracts/Approvals.sol`; coins give `value` base units to `to`. */
  coin(name: string, to: string, value?: bigint): Promise<`0x${string}`>
  /** Sends a call of `from`. */
  call(from: string, to: string, signature: string, ...values: readonly unknown[]): Promise<unknown>
  /** Puts the Permit2 of `contracts/Approvals.sol` at its address. */
  installPermit2(): Promise<void>
}

export async function startApprovalsChain(): Promise<ApprovalsChain> {
  const contracts = await compile(new URL('contracts/Approvals.sol', import.meta.url))
  const chain = await startEthereum()
  const artifact = (name: string): Artifact => {
    const found = contracts[name]
    if (!found) throw new Error(`There is no contract ${name}.`)
    return found
  }
  return {
    ...chain,
    coin: (name, to, value) =>
      value === undefined
        ? chain.deploy(chain.accounts[0] as string, artifact(name).bytecode)
        : chain.deploy(chain.accounts[0] as string, artifact(name).bytecode, 'address,uint256', [to, value]),
    call: (from, to, signature, ...values) => chain.send({ from, to, data: encodeCall(signature, ...values) }),
    installPermit2: () => chain.rpc('anvil_setCode', [permit2, artifact('Permits').runtime]),
  }
}
