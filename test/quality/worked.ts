import type { Level } from '../../src/api/level.ts'
import { encodeCall } from '../../src/sources/evm/abi.ts'
import { addresses, ether } from '../support/chain/ethereum.ts'
import { benign, type Case, type Life } from './case.ts'
import { old } from './cases/established.ts'
import { rates } from './cases/money.ts'
import { asAddress, balanceCall, deeds, pairCall } from './chain.ts'
import { compileFile } from './compile.ts'
import type { Watched } from './run.ts'

/** A worked example of the model: a token of which the signals of its row are true, and nothing else is. */
interface Worked {
  readonly case: Case
  readonly score: number
  readonly level: Level
  /** As `pointsOf` tells them; 5 and these are the score. */
  readonly points: Readonly<Record<string, number>>
  /** The strongest of each group: what the score is worked out from. */
  readonly vector: string
  /** What cannot be judged of it; all else is, and is clear. */
  readonly unknown?: readonly string[]
}

/** With its trap, if it has one. */
const armed = (name: string, place: string, life: Life): Case => ({ ...benign(name, place, life), variant: 'trap' })

const supply = 55_000_000n * ether
/** Hours old, and with as many holders as an old one: nothing but its age is fresh. */
const newborn: Life = { age: 'newborn', given: 64 }
/** A pool of less than 10,000 dollars, and people who trade in it. */
const thin: Life = { ether: 1, pooled: 40, buyers: 3, sellers: 2 }
/** The liquidity is two months old: the row is about what has not settled. */
const grown: Life = { age: 'grown', given: 64, ether: 100, lp: 'kept' }

export const plain: Case = benign('established, and nothing to be said', 'Launch8 Ordinary', old)

export const worked: readonly Worked[] = [
  {
    case: armed('honeypot', 'Exits8 Velvet', { ...old, sellers: 0 }),
    score: 100,
    level: 'CRITICAL',
    // nor can those who hold it: a finding of the same group, for which the other speaks
    points: { 'token/sell-blocked/never A100': 95, 'token/transfers-refused/most A100': 0 },
    vector: 'CV:1/exit:A100',
    unknown: ['token/sell-limited', 'token/sell-tax'],
  },
  {
    case: armed('time bomb', 'Exits8 Eventide', {
      ...old,
      types: 'uint256',
      values: ({ present }) => [BigInt(present + 180 * 86_400)],
    }),
    score: 97,
    level: 'CRITICAL',
    points: { 'token/sell-stops/stops A97': 92 },
    vector: 'CV:1/exit:A97',
  },
  {
    case: benign('10 % tax, otherwise established', 'Fees8 Tithe', { ...old, ...rates('Decimal', 'DCML', 0, 100, 0) }),
    score: 30,
    level: 'MEDIUM',
    points: { 'token/sell-tax/tenth C30': 25 },
    vector: 'CV:1/tax:C30',
  },
  {
    case: benign('5 % tax, otherwise established', 'Fees8 Tithe', { ...old, ...rates('Vigesimal', 'VGSM', 0, 50, 0) }),
    score: 15,
    level: 'LOW',
    points: { 'token/sell-tax/twentieth C15': 10 },
    vector: 'CV:1/tax:C15',
  },
  {
    case: benign('an account mints, established', 'Real8 CappedToken', old),
    score: 35,
    level: 'MEDIUM',
    points: { 'token/owner-mints/mints C35': 30 },
    vector: 'CV:1/supply:C35',
  },
  {
    // 84.4 before the cap of tier B
    case: armed('an account mints and can take the liquidity, 10 % tax', 'Fees8 Spring', {
      ...grown,
      ...rates('Spring', 'SPRG', 0, 100, 0),
    }),
    score: 79,
    level: 'HIGH',
    points: { 'token/removable-liquidity/account B50': 45, 'token/owner-mints/mints C35': 26, 'token/sell-tax/tenth C30': 3 },
    vector: 'CV:1/liquidity:B50/supply:C35/tax:C30',
  },
  {
    // 72 before the cap of tier C
    case: benign('fresh, thin, unverified, nothing proven', 'Launch8 Ordinary', { ...newborn, ...thin, verified: false }),
    score: 49,
    level: 'MEDIUM',
    points: { 'token/age/day C40': 35, 'token/liquidity/small C30': 9, 'token/unverified-source/unverified D15': 0 },
    vector: 'CV:1/age:C40/market:C30/code:D15',
  },
  {
    case: armed('fresh, thin, one holder of 60 %, an account can take the liquidity', 'Launch8 Ordinary', {
      ...newborn,
      ...thin,
      lp: 'kept',
      // three tenths to the pool, one to the people, and six stay
      pooled: 30,
      spread: 'none',
      shut: place => deeds.disperse(place.deployer, place.token, place, supply / 10n),
    }),
    score: 79,
    level: 'HIGH',
    points: {
      'token/concentrated/half B50': 45,
      'token/removable-liquidity/account B50': 29,
      'token/age/day C40': 0,
      'token/liquidity/small C30': 0,
    },
    vector: 'CV:1/holders:B50/liquidity:B50/age:C40/market:C30',
  },
  {
    case: armed('the owner can block sales', 'Powers5 Harbinger', old),
    score: 75,
    level: 'HIGH',
    points: { 'token/owner-blocks-sales/all B75': 70 },
    vector: 'CV:1/switch:B75',
  },
  {
    case: armed('the owner can block sales, fresh, an account can take the liquidity', 'Powers5 Harbinger', { ...newborn, lp: 'kept' }),
    score: 79,
    level: 'HIGH',
    points: { 'token/owner-blocks-sales/all B75': 70, 'token/removable-liquidity/account B50': 4, 'token/age/day C40': 0 },
    vector: 'CV:1/switch:B75/liquidity:B50/age:C40',
  },
]

const { usdc } = addresses
/** Slots of EIP-1967. */
const slots = {
  implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
}

/**
 * Makes the dollar of the chain what the one of main network is: a proxy that an account upgrades, and an issuer that mints,
 * freezes and pauses. Its pool and what people hold stay.
 */
export async function issueDollar({ chain, tokens: [first] }: Watched): Promise<void> {
  const { rpc, send, accounts } = chain
  const [founder = '0x', admin = '0x', ...others] = accounts
  const [logic, proxy] = [
    compileFile('Issuers6', 'trap', ['InheritedDollar'])['InheritedDollar'],
    compileFile('Proxies7', 'trap', ['Hull'])['Hull'],
  ]
  if (!first || !logic || !proxy) throw new Error('There is nothing to make a dollar of.')
  await rpc('evm_setAutomine', [true])

  const ask = (call: { to: string; data: string }) => rpc<string>('eth_call', [call, 'latest'])
  const holders = [founder, asAddress(await ask(pairCall(usdc)))]
  const amounts = await Promise.all(holders.map(async holder => BigInt(await ask(balanceCall(usdc, holder)))))

  const implementation = await chain.deploy(founder, logic.bytecode, '', [])
  await rpc('anvil_setCode', [usdc, proxy.runtime])
  const point = (slot: string, to: string) => rpc('anvil_setStorageAt', [usdc, slot, `0x${to.slice(2).padStart(64, '0')}`])
  await point(slots.implementation, implementation)
  await point(slots.admin, admin)
  await send({ from: founder, to: usdc, data: encodeCall('take(address[],address[],uint256[])', others.slice(0, 4), holders, amounts) })

  const [reserve = 0n] = amounts
  for (const deed of deeds.disperse(founder, usdc, first.place, reserve)) await send(deed)
}
