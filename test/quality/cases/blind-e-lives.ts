import { addresses } from '../../support/chain/ethereum.ts'
import type { Life, Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'

const { call } = deeds
const { router } = addresses

type Actor = Pick<Place, 'deployer' | 'token'>

export const renounced = ({ deployer, token }: Place): Transaction[] => [call(deployer, token, 'renounceOwnership()')]
export const told =
  (signature: string, ...values: readonly unknown[]) =>
  ({ deployer, token }: Actor): Transaction[] => [call(deployer, token, signature, ...values)]
/** The deployer tells the token which router there is. */
export const routed = (signature: string) => told(signature, router)
/** The deployer calls a part. */
export const by =
  (part: string, signature: string, values: (place: Place) => readonly unknown[] = () => []) =>
  (place: Place): Transaction[] => [call(place.deployer, place.parts[part] ?? '', signature, ...values(place))]

/** Tokens that make their pair themselves. */
export const onRouter = { types: 'address', values: () => [router] } as const
/** The same, with a contract made before. */
export const withPart = (as: string, contract: string): Pick<Life, 'parts' | 'types' | 'values'> => ({
  parts: [{ as, contract }],
  types: 'address,address',
  values: ({ parts }: Place) => [router, parts[as]],
})

/** The minimal clone of ERC-1167. */
export const clone =
  (as: string) =>
  ({ parts }: Place): string =>
    `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${(parts[as] ?? '').slice(2)}5af43d82803e903d91602b57fd5bf3`

/** The token is told its pool once. */
export const bound = ({ deployer, token, pair }: Place): Transaction[] => [call(deployer, token, 'bindPool(address)', pair)]
/** Somebody gives a little back before the deployer leaves. */
export const lent = (place: Place): Transaction[] => [
  call(place.given[3] ?? '', place.token, 'transfer(address,uint256)', place.deployer, 10n ** 20n),
  ...renounced(place),
]
export const marked = told('checkpoint()')

const selectors = [
  'initialize(address)',
  'name()',
  'symbol()',
  'decimals()',
  'totalSupply()',
  'balanceOf(address)',
  'allowance(address,address)',
  'approve(address,uint256)',
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
]
const zero = `0x${'00'.repeat(20)}`
const selectorOf = (signature: string): string => {
  const types = /\((.*)\)/.exec(signature)?.[1] ?? ''
  const values = types === '' ? [] : types.split(',').map(type => (type === 'address' ? zero : 0n))
  return call(zero, zero, signature, ...values).data.slice(0, 10)
}

export const dunlin: Life = {
  parts: [{ as: 'facet', contract: 'TokenFacet' }],
  types: 'address,bytes32[]',
  values: ({ parts }: Place) => [parts['facet'], selectors.map(one => selectorOf(one).padEnd(66, '0'))],
  before: routed('initialize(address)'),
}
