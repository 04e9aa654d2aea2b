import type { Level } from '../../../src/api/level.ts'
import { ether } from '../../support/chain/ethereum.ts'
import { benign, type Case, type Life, trap } from '../case.ts'
import { deeds } from '../chain.ts'

const critical: readonly Level[] = ['CRITICAL']
const high: readonly Level[] = ['HIGH']
const medium: readonly Level[] = ['MEDIUM']
const { call } = deeds
const market: Life = { open: ({ deployer, token, pair }) => [call(deployer, token, 'setMarket(address)', pair)] }

/**
 * Three percent go to all who hold, the pool among them: of what a seller pays it gets its share back, which is more than three
 * quarters of the supply. Against the pool's own reserves a sale loses 3 % of the rest.
 */
export const reflected = { buy: 3, sell: 0.7, transfer: 3 }

/** A token of Fees8 with these rates, in thousandths. */
export const rates = (name: string, symbol: string, buy: number, sell: number, transfer: number) => ({
  types: 'string,string,uint256,uint256,uint256',
  values: () => [name, symbol, BigInt(buy), BigInt(sell), BigInt(transfer)],
  taxes: { buy: buy / 10, sell: sell / 10, transfer: transfer / 10 },
})

/** Taxes, E4. */
export const taxed: readonly Case[] = [
  trap('a sale pays 99 percent', 'Powers5 Gilded', {
    effects: ['E4 now'],
    // its tax goes to the owner, and this token refuses to send anything to nobody: giving up the ownership stops all sales
    also: ['E3'],
    levels: critical,
    taxes: { buy: 0, sell: 99, transfer: 0 },
    ...market,
    twin: { taxes: { buy: 0, sell: 0, transfer: 0 } },
  }),
  trap('a sale credits one part in fifty and says it was all', 'Fees8 Prism', {
    effects: ['E4 now'],
    also: ['E9'],
    levels: critical,
    taxes: { buy: 0, sell: 98, transfer: 0 },
    twin: { taxes: { buy: 0, sell: 0, transfer: 0 } },
  }),
  // a tax of all there is, or of more, is a blocked sale: a pool refuses to swap nothing
  trap('the owner sets the toll without a bound', 'Powers5 Tollgate', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: high,
    taxes: { buy: 0, sell: 2, transfer: 0 },
    ...market,
    twin: { taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  trap('the owner sets the fee of a reflection token without a bound', 'Reflect6 Evermoon', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'a fee of everything takes a quarter from a seller, since the pool gets its share of it back: 45 C',
    taxes: reflected,
    twin: { taxes: reflected },
  }),
  trap('all rates in one word that the owner shifts', 'Fees8 Abacus', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: high,
    taxes: { buy: 0, sell: 2, transfer: 0 },
    twin: { taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  trap('those who hold pay nearly everything, the newcomer three percent', 'Fees8 Favour', {
    effects: ['E4 now'],
    also: ['E1', 'E3'],
    levels: ['HIGH', 'CRITICAL'],
    because: 'taxes that differ by ten points among holders are high; nobody who holds can leave',
    taxes: { buy: 0, sell: 3, transfer: 0 },
    shut: ({ deployer, token, buyers, given }) => [call(deployer, token, 'rank(address[],uint16)', [...buyers, ...given], 970n)],
    twin: { taxes: { buy: 0, sell: 3, transfer: 0 } },
  }),
  trap('a sale pays 55 percent', 'Fees8 Tithe', {
    effects: ['E4 now'],
    levels: critical,
    twin: false,
    ...rates('Tithe', 'TTHE', 0, 550, 0),
  }),
  trap('a purchase pays 60 percent', 'Fees8 Tithe', {
    effects: ['E4 now'],
    levels: critical,
    twin: false,
    ...rates('Entrance', 'ENTR', 600, 10, 0),
  }),
  trap('a sale pays 25 percent', 'Fees8 Tithe', {
    effects: ['E4 now'],
    levels: high,
    twin: false,
    ...rates('Quarter', 'QRTR', 20, 250, 0),
  }),
  trap('a sale pays 12.5 percent', 'Fees8 Tithe', {
    effects: ['E4 now'],
    levels: medium,
    twin: false,
    ...rates('Eighth', 'EGTH', 0, 125, 0),
  }),
  trap('a transfer pays all of it', 'Fees8 Tithe', {
    effects: ['E4 now'],
    levels: high,
    because: 'the row of a transfer tax of 90 percent and more is 60 B',
    twin: false,
    ...rates('Ferryman', 'OBOL', 0, 0, 1000),
  }),
  [
    benign('two percent both ways, for good', 'Fees8 Tithe', { age: 'old', ...rates('Twopence', 'TWOP', 20, 20, 0) }),
    benign('five percent on sales and one on transfers', 'Fees8 Tithe', { also: ['E4'], ...rates('Fivepence', 'FIVP', 0, 50, 10) }),
    benign('half a percent of everything', 'Fees8 Tithe', { age: 'old', ...rates('Halfpenny', 'HLFP', 5, 5, 5) }),
    benign('a fee that can be five percent at most', 'Fees8 Breakwater', { also: ['E4'], taxes: { buy: 2, sell: 2, transfer: 0 } }),
    benign('a fee of two percent that is sold on the way', 'Launch8 Treasury', { taxes: { buy: 2, sell: 2, transfer: 0 } }),
  ],
].flat()

/** The market, E8. */
export const markets: readonly Case[] = [
  trap('an account can take the liquidity out', 'Launch8 Ordinary', {
    effects: ['E8 reachable'],
    levels: high,
    lp: 'kept',
    twin: { lp: 'burnt' },
  }),
  trap('a locker that its maker opens at will', 'Launch8 Ordinary', {
    effects: ['E8 reachable'],
    levels: high,
    parts: [{ as: 'locker', contract: 'PrivateLocker' }],
    lp: ({ deployer, pair, parts }) => [call(deployer, pair, 'transfer(address,uint256)', parts['locker'], 10n * ether)],
    twin: false,
  }),
  trap('the liquidity was taken out', 'Launch8 Ordinary', {
    effects: ['E8 now'],
    levels: ['MEDIUM', 'HIGH', 'CRITICAL'],
    because: 'almost nothing is left to sell into, and who took it holds what was in it',
    lp: ({ deployer, pair }) => [
      call(deployer, pair, 'transfer(address,uint256)', pair, 51_000n * ether),
      call(deployer, pair, 'burn(address)', deployer),
    ],
    twin: false,
  }),
  trap('seven tenths of the supply with one account', 'Launch8 Ordinary', {
    effects: ['E8 now'],
    levels: high,
    pooled: 30,
    spread: 'none',
    twin: { pooled: 30, spread: 'disperser' },
  }),
  trap('a pool with a few hundred dollars', 'Launch8 Ordinary', {
    effects: ['E8 now'],
    levels: medium,
    ether: 0.1,
    buyers: 0,
    sellers: 0,
    twin: false,
  }),
  trap('no pool at all', 'Launch8 Ordinary', {
    effects: ['E8 now'],
    levels: medium,
    pooled: 0,
    sellers: 0,
    age: 'old',
    twin: false,
  }),
  [
    benign('several signatures hold the liquidity', 'Launch8 Ordinary', {
      age: 'old',
      also: ['E8'],
      lp: ({ deployer, pair, parts }) => [call(deployer, pair, 'transfer(address,uint256)', parts['multisig'], 10n * ether)],
    }),
  ],
].flat()

const named = (name: string, symbol: string): Life => ({ types: 'string,string', values: () => [name, symbol] })
const invisible = '\u200b'

/** Deception, E9. */
export const deceptions: readonly Case[] = [
  trap('the name and the symbol of a dollar', 'Names8 Named', {
    effects: ['E9 now'],
    levels: critical,
    ...named('USD Coin', 'USDC'),
    twin: named('Harbour Coin', 'HBRC'),
  }),
  trap('the symbol of a dollar in another alphabet', 'Names8 Named', {
    effects: ['E9 now'],
    levels: critical,
    ...named('Tether USD', 'USD\u0422'),
    twin: named('Tethys', 'TTHYS'),
  }),
  trap('the symbol of a dollar with a character nobody sees', 'Names8 Named', {
    effects: ['E9 now'],
    levels: critical,
    ...named('USD Coin', `US${invisible}DC`),
    twin: named('Continental', 'CNTL'),
  }),
  trap('the name of a governance token in wide letters', 'Names8 Named', {
    effects: ['E9 now'],
    levels: critical,
    ...named('Uniswap', '\uff35\uff2e\uff29'),
    twin: named('Unison', 'UNSN'),
  }),
  trap('everybody seems to hold some', 'Names8 Phantom', {
    effects: ['E9 now'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'balances that no transfer explains: 60 B if proven, else 40 C',
  }),
  [
    benign('another project with the symbol of a known one', 'Names8 Named', {
      age: 'old',
      also: ['E9'],
      ...named('Beam Engine Works', 'BEAM'),
    }),
  ],
].flat()
