import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { addresses, ether } from '../../support/chain/ethereum.ts'
import { compileFile } from '../compile.ts'
import type { WalletCase } from './case.ts'
import { addressOfName, type Town } from './town.ts'

const at = (
  name: string,
  address: string | ((town: Town) => string),
  more: Pick<WalletCase, 'level'> & Partial<WalletCase>,
): WalletCase => ({
  name,
  live: async town => (typeof address === 'string' ? address : address(town)),
  ...more,
})

/** Dirty money that came to a place where everybody deals with everybody. */
const dirtied = (name: string, address: string | ((town: Town) => string), more: Partial<WalletCase> = {}): WalletCase => ({
  name,
  level: 'LOW',
  score: 5,
  live: async town => {
    const place = typeof address === 'string' ? address : address(town)
    await town.pay(addressOfName('sanctioned'), place, 500)
    return place
  },
  ...more,
})

/** An account that lends itself the code at the address of a name (EIP-7702). */
const delegating = (name: string, delegate: string, more: Pick<WalletCase, 'level'> & Partial<WalletCase>): WalletCase => ({
  name,
  live: async town => {
    const wallet = await town.person(name)
    await town.pay(await town.person(`${name} employer`), wallet, 100)
    await town.pay(wallet, await town.person(`${name} shop`), 10)
    const address = delegate.startsWith('0x') ? delegate : addressOfName(delegate)
    await town.rpc('anvil_setCode', [wallet, `0xef0100${address.slice(2)}`])
    return wallet
  },
  ...more,
})

const frozen = (symbol: string, freeze: (town: Town, issuer: string, wallet: string) => Promise<void>): WalletCase => ({
  name: `frozen by the issuer of ${symbol}`,
  quick: true,
  level: 'CRITICAL',
  score: 95,
  points: { 'wallet/issuer-frozen/frozen A95': 90 },
  flags: [new RegExp(`The issuer of ${symbol} has frozen this wallet`)],
  live: async town => {
    const wallet = await town.person(`frozen ${symbol}`)
    await town.pay(await town.person('frozen employer'), wallet, 100)
    await town.pay(wallet, await town.person('frozen shop'), 10)
    await freeze(town, await town.person('issuer'), wallet)
    return wallet
  },
})

const safe = (name: string, threshold: number, more: Pick<WalletCase, 'level'> & Partial<WalletCase>): WalletCase => ({
  name,
  live: async town => {
    const owners = ['one', 'two', 'three'].map(addressOfName)
    const wallet = await town.contract('SafeLike', 'uint256,address[]', [BigInt(threshold), owners])
    await town.pay(await town.person('client'), wallet, 100)
    return wallet
  },
  ...more,
})

/** Who stands on a list, who is frozen, and places that everybody uses. */
export const standings: readonly WalletCase[] = [
  at('a sanctioned party', addressOfName('sanctioned'), {
    quick: true,
    level: 'CRITICAL',
    score: 100,
    points: { 'wallet/sanctioned/listed A100': 95 },
    flags: [/OFAC SDN lists it/],
  }),
  at('a party listed later', addressOfName('listedLater'), { level: 'CRITICAL', score: 100 }),
  at('a heist', addressOfName('heist'), { level: 'CRITICAL' }),
  at('a phisher', addressOfName('phisher'), {
    quick: true,
    level: 'CRITICAL',
    score: 92,
    points: { 'wallet/labelled/scam A92': 87 },
    flags: [/\[Labels\]/],
  }),
  {
    name: 'named by a web page alone',
    quick: true,
    level: 'LOW',
    score: 20,
    points: { 'wallet/labelled/web C20': 15 },
    flags: [/^\[Labels\]/],
    live: async town => {
      const wallet = await town.person('rumoured')
      await town.pay(await town.person('employer of the rumoured'), wallet, 100)
      await town.pay(wallet, await town.person('shop of the rumoured'), 10)
      return wallet
    },
  },
  at('a mixer', town => town.mixer, { level: 'HIGH' }),
  at('a mixer that was taken off the list', addressOfName('delisted'), {
    level: 'HIGH',
    noFlags: [/OFAC SDN lists it/],
    flags: [/took that back on 2025-03-21/],
  }),
  frozen('USDC', async (town, issuer, wallet) => {
    await town.call(issuer, addresses.usdc, 'blacklist(address)', wallet)
  }),
  frozen('USDT', async (town, issuer, wallet) => {
    await town.rpc('anvil_setCode', [addresses.usdt, compileFile('Issuers5', 'trap', ['OldDollar'])['OldDollar']?.runtime])
    await town.rpc('anvil_setStorageAt', [addresses.usdt, `0x${'0'.repeat(64)}`, `0x${issuer.slice(2).padStart(64, '0')}`])
    await town.call(issuer, addresses.usdt, 'addBlackList(address)', wallet)
  }),
  {
    ...dirtied('an exchange', addressOfName('exchange'), { quick: true, flags: [/As a service, for its customers/] }),
    live: async town => {
      const place = addressOfName('exchange')
      await town.pay(addressOfName('sanctioned'), place, 500)
      await town.pay(place, await town.person('customer of all'), 10)
      await town.call(place, addresses.usdc, 'transferFrom(address,address,uint256)', addressOfName('deposit x'), place, 0n)
      return place
    },
  },
  {
    ...dirtied('a bridge', addressOfName('bridge')),
    live: async town => {
      await town.pay(addressOfName('sanctioned'), addressOfName('bridge'), 500)
      await town.pay(addressOfName('bridge'), addressOfName('sanctioned'), 400)
      return addressOfName('bridge')
    },
    flags: [/As a service/],
  },
  dirtied('a burn address', town => town.burn, { flags: [/As an address that nobody owns/], score: 8 }),
  {
    ...dirtied('wrapped ether', addresses.weth, { flags: [/As a contract that everybody uses \(WETH\)/] }),
    live: async town => {
      await town.person('sanctioned')
      await town.send({ from: addressOfName('sanctioned'), to: addresses.weth, value: ether, data: encodeCall('deposit()') })
      return addresses.weth.toLowerCase()
    },
  },
  // accounts with code
  delegating('runs code that nobody knows', 'some code', {
    quick: true,
    level: 'MEDIUM',
    score: 30,
    flags: [/a contract chainvet does not know and without verified source/],
  }),
  delegating('runs the code of a sweeper', 'sweeper', {
    quick: true,
    level: 'CRITICAL',
    score: 85,
    points: { 'wallet/delegated/flagged A85': 80 },
    flags: [/lists as Somebody|lists as A sweeper/],
  }),
  {
    ...delegating('runs code whose source is published', 'unused', { level: 'LOW', score: 15, flags: [/with verified source/] }),
    quick: true,
    live: async town => {
      const wallet = await town.person('borrower of published code')
      await town.pay(await town.person('employer of the borrower'), wallet, 100)
      await town.pay(wallet, await town.person('shop of the borrower'), 10)
      const delegate = await town.contract('Bait')
      await town.rpc('anvil_setCode', [wallet, `0xef0100${delegate.slice(2)}`])
      return wallet
    },
  },
  {
    name: 'dealt with an exchange and a router for two years',
    quick: true,
    level: 'LOW',
    score: 5,
    points: {},
    noFlags: [/./],
    live: async town => {
      const wallet = await town.person('an ordinary user')
      await town.pay(addressOfName('exchange'), wallet, 2_000)
      const path = [addresses.usdc, addresses.weth]
      const dollars = 100_000_000n
      await town.call(wallet, addresses.usdc, 'approve(address,uint256)', addresses.router, dollars)
      const swap = 'swapExactTokensForETH(uint256,uint256,address[],address,uint256)'
      await town.call(wallet, addresses.router, swap, dollars, 0n, path, wallet, 2n ** 40n)
      await town.pay(wallet, addressOfName('exchange'), 100)
      return wallet
    },
  },
  delegating('runs the code of an audited wallet', '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b', { level: 'LOW', score: 5 }),
  safe('two of three sign', 2, { level: 'LOW', score: 5 }),
  safe('one of three signs', 1, { level: 'LOW', score: 8, flags: [/One of its 3 owners can move everything alone/] }),
  at('the dollar', addresses.usdc.toLowerCase(), { level: 'LOW', score: 5 }),
  at('a router', addresses.router.toLowerCase(), { level: 'LOW', score: 5 }),
]
