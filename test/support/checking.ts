import { afterAll, beforeAll } from 'vitest'
import type { Check } from '../../src/api/check.ts'
import { createEngine } from '../../src/engine/engine.ts'
import { type Ethereum, ether, startEthereum } from './chain/ethereum.ts'
import { type Artifact, compile } from './solidity.ts'
import { unhurried } from './unhurried.ts'

interface Making {
  /** What its constructor is told. */
  readonly told?: readonly [types: string, values: readonly unknown[]]
  /** A contract of the file that is made before it; its address is all that the constructor is told then. */
  readonly part?: string
  /** What its founder does before there is a pool. */
  before?(
    chain: Ethereum,
    one: { readonly founder: string; readonly token: string; readonly contracts: Readonly<Record<string, Artifact>> },
  ): Promise<unknown>
}

/**
 * Tells what a check says of a token, by the name of its contract in a file of `chain/contracts`: on a chain of its own, which stops behind
 * all tests, with 400,000 of it beside 40 coins in a pool.
 */
export function checkIn(id: string, file: string, { told = ['', []], part, before }: Making = {}) {
  let chain: Ethereum
  let contracts: Record<string, Artifact>
  beforeAll(async () => {
    chain = await startEthereum()
    contracts = await compile(new URL(`chain/contracts/${file}.sol`, import.meta.url))
  })
  afterAll(() => chain.stop())
  return async (name: string): Promise<Check | undefined> => {
    const [, founder = '0x'] = chain.accounts
    const make = (one: string, types = '', values: readonly unknown[] = []) =>
      chain.deploy(founder, contracts[one]?.bytecode ?? '0x', types, values)
    const token = await (part === undefined ? make(name, ...told) : make(name, 'address', [await make(part)]))
    await before?.(chain, { founder, token, contracts })
    await chain.addLiquidity(founder, token, 400_000n * ether, 40n * ether)
    const upstreams = { rpcUrl: new URL(chain.url), explorerUrl: new URL('http://127.0.0.1:9'), provider: false as const }
    const { token_data } = await createEngine({ timeout: unhurried, upstreams }).scanToken({ contract_address: token, chain_id: 1 })
    return token_data.checks.find(one => one.id === id)
  }
}
