import type { Level } from '../../../src/api/level.ts'
import type { Life, Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'

const { call } = deeds
export const unit = 10n ** 18n
export const million = 10n ** 24n
export const grave: readonly Level[] = ['HIGH', 'CRITICAL']
export const critical: readonly Level[] = ['CRITICAL']
export const old = { age: 'old' } as const
export const grown = { age: 'grown' } as const

export type Value = unknown | ((place: Place) => unknown)
export type Step = readonly [to: Value, signature: string, ...values: Value[]]

/** A word names a part, the token, its pair or its deployer; a number after a hash somebody who was given some. */
function resolve(place: Place, value: Value): unknown {
  if (typeof value === 'function') return (value as (place: Place) => unknown)(place)
  if (Array.isArray(value)) return value.map(one => resolve(place, one))
  if (typeof value !== 'string') return value
  if (/^#\d+$/.test(value)) return place.given[Number(value.slice(1))]
  const known: Record<string, string> = { ...place.parts, token: place.token, pair: place.pair, deployer: place.deployer }
  return known[value] ?? value
}

export const steps =
  (...list: readonly Step[]) =>
  (place: Place): Transaction[] =>
    list.map(([to, signature, ...values]) =>
      call(place.deployer, String(resolve(place, to)), signature, ...values.map(value => resolve(place, value))),
    )
export const withEther =
  (wei: bigint, ...list: readonly Step[]) =>
  (place: Place): Transaction[] =>
    steps(...list)(place).map(one => ({ ...one, value: wei }))
export const after =
  (...scripts: readonly ((place: Place) => readonly Transaction[])[]) =>
  (place: Place): Transaction[] =>
    scripts.flatMap(script => [...script(place)])
export const part = (as: string, contract: string, types = '', ...values: readonly Value[]) => ({
  as,
  contract,
  types,
  values: (place: Place) => values.map(value => resolve(place, value)),
})
export const token = (types: string, ...values: readonly Value[]) => ({
  types,
  values: (place: Place) => values.map(value => resolve(place, value)),
})
export const approve = (what: Value, spender: Value): Step => [what, 'approve(address,uint256)', spender, 2n ** 255n]
export const admin = `0x${'0'.repeat(64)}`
export const minterRole = '0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6'
export const nothing = '0x0000000000000000000000000000000000000000'
export const renounced = steps(['token', 'renounceOwnership()'])

export const state = {
  ...old,
  parts: [
    part('council', 'ProtocolCouncil', 'address,address,address,address,address', '#30', '#31', '#32', '#33', '#34'),
    part('state', 'NetworkTokenState'),
    part('logic', 'NetworkLogic', 'address,address', 'state', 'council'),
  ],
  before: steps(
    ['token', 'setTarget(address)', 'logic'],
    ['logic', 'setProxy(address)', 'token'],
    ['state', 'setAssociatedContract(address)', 'logic'],
    ['logic', 'begin(address,uint256)', 'deployer', 190n * million],
  ),
  end: steps(
    ['token', 'transferOwnership(address)', 'timelock'],
    ['logic', 'transferOwnership(address)', 'timelock'],
    ['state', 'transferOwnership(address)', 'timelock'],
  ),
}
export const hook = {
  ...old,
  parts: [part('governance', 'LenderGovernance')],
  before: steps(
    ['governance', 'start(address)', 'token'],
    ['token', 'initialize(address,address,address)', 'deployer', 'deployer', 'governance'],
  ),
}
/** The pool shares what a sale reflects, so that less of it is lost than of a purchase. */
export const reflected = { buy: 6, sell: 3.7, transfer: 6 }
export const orbit: Life = { ...grown, buyers: 14 }

export const bucket = {
  ...old,
  parts: [part('reserve', 'BucketReserve')],
  ...token('address', 'deployer'),
  before: after(
    steps(['reserve', 'init(address)', 'token'], ['token', 'addFacilitator(address,string,uint128)', 'reserve', 'Reserve', 100n * million]),
    withEther(4000n * unit, ['reserve', 'borrow(uint256)', 3n * million]),
  ),
}
export const cycle = {
  ...old,
  parts: [part('asset', 'BackingAsset')],
  ...token('address', 'asset'),
  before: steps(
    approve('asset', 'token'),
    ['token', 'deposit(uint256,address)', 50n * million, 'deployer'],
    ['asset', 'transfer(address,uint256)', 'token', million],
  ),
}
export const omni = {
  ...grown,
  parts: [part('endpoint', 'PacketEndpoint', 'address,address', '#21', '#22')],
  ...token('address', 'endpoint'),
  before: steps(['token', 'setPeer(uint32,bytes32)', 30101, `0x${'0'.repeat(24)}${'5a'.repeat(20)}`]),
}
export const baby = { ...token('address', '#5'), taxes: { buy: 4, sell: 4, transfer: 0 } }
export const curve = {
  ...grown,
  given: 48,
  pooled: 1,
  parts: [part('market', 'CurveMarket')],
  ...token('address', 'market'),
  before: withEther(20n * unit, ['market', 'buy(uint256)', 0n], ['market', 'buy(uint256)', 0n]),
}
