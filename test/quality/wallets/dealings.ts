import { addresses, ether } from '../../support/chain/ethereum.ts'
import type { WalletCase } from './case.ts'
import { addressOfName, type Town } from './town.ts'

/** A wallet that somebody without a label paid `clean` thousandths of an ether, and that has paid somebody else a little. */
async function used(town: Town, name: string, clean: number, paid = 10): Promise<string> {
  const wallet = await town.person(name)
  if (clean > 0) await town.pay(await town.person(`${name} employer`), wallet, clean)
  if (paid > 0) await town.pay(wallet, await town.person(`${name} shop`), paid)
  return wallet
}

const noExposure = [/\[Exposure\]/]

/** Money from a party, as so many thousandths of an ether beside what an employer paid. */
const from = (party: string, dirty: number, clean: number, more: Pick<WalletCase, 'level'> & Partial<WalletCase>): WalletCase => ({
  name: `${dirty} of ${dirty + clean} thousandths from ${party}${more.phase === 'early' ? ', early' : ''}`,
  live: async town => {
    const wallet = await used(town, `from ${party} ${dirty} ${clean} ${more.phase}`, clean)
    if (party === 'mixer')
      await town.call(await town.person('relayer'), town.mixer, 'withdraw(address,uint256)', wallet, (BigInt(dirty) * ether) / 1_000n)
    else await town.pay(addressOfName(party), wallet, dirty)
    return wallet
  },
  ...more,
})

/** Money to a party, beside what a shop was paid. */
const to = (party: string, dirty: number, clean: number, more: Pick<WalletCase, 'level'> & Partial<WalletCase>): WalletCase => ({
  name: `${dirty} of ${dirty + clean} thousandths to ${party}${more.phase === 'early' ? ', early' : ''}`,
  live: async town => {
    const wallet = await used(town, `to ${party} ${dirty} ${clean} ${more.phase}`, 1_000, clean)
    await town.pay(wallet, party === 'mixer' ? town.mixer : addressOfName(party), dirty)
    return wallet
  },
  ...more,
})

/** Through somebody who has nothing else but what the party paid, and `between` of its own. */
const through = (
  party: string,
  dirty: number,
  clean: number,
  between: number,
  more: Pick<WalletCase, 'level'> & Partial<WalletCase>,
): WalletCase => ({
  name: `${dirty} of ${dirty + clean} thousandths through somebody whom ${party} paid, beside ${between} of others${more.phase === 'early' ? ', early' : ''}`,
  live: async town => {
    const middle = await town.person(`middle ${party} ${dirty} ${clean} ${between} ${more.phase}`)
    if (between > 0) await town.pay(await town.person('some employer'), middle, between)
    if (party === 'mixer')
      await town.call(await town.person('relayer'), town.mixer, 'withdraw(address,uint256)', middle, (BigInt(dirty) * ether) / 1_000n)
    else await town.pay(addressOfName(party), middle, dirty)
    const wallet = await used(town, `through ${party} ${dirty} ${clean} ${between} ${more.phase}`, clean)
    await town.pay(middle, wallet, dirty)
    return wallet
  },
  ...more,
})

/** s = 5 + (severity - 5) x m x 0.5^(hops - 1); an ether is $3,000 in the only pool. */
export const dealings: readonly WalletCase[] = [
  // the worked examples of the model
  from('mixer', 600, 400, {
    quick: true,
    level: 'HIGH',
    score: 55,
    points: { 'wallet/exposure/mixer B55': 50 },
    flags: [/60 % of what it received in ETH, worth \$1,\d{3}, comes from .*A mixer/],
  }),
  {
    ...from('mixer', 100, 1_000_000, { quick: true, level: 'LOW', score: 7, points: { 'wallet/exposure/mixer-trace D7': 2 } }),
    name: 'dust of a mixer: a tenth of an ether in a thousand',
  },
  through('mixer', 1_000, 0, 0, {
    quick: true,
    level: 'MEDIUM',
    score: 30,
    points: { 'wallet/exposure/mixer-far C30': 25 },
    flags: [/through 0x/],
  }),
  from('heist', 200, 800, {
    quick: true,
    level: 'HIGH',
    score: 75,
    points: { 'wallet/exposure/theft B75': 70 },
    flags: [/20 % of what it received/],
  }),
  {
    name: 'a fifth from a heist, first funded by a scammer',
    quick: true,
    level: 'HIGH',
    score: 79,
    points: { 'wallet/exposure/theft B75': 70, 'wallet/associates/flagged B60': 4 },
    flags: [/first funded by/, /A heist/],
    live: async town => {
      const wallet = await town.person('heist and scammer')
      // what the scammer paid is a thousandth, and weighs nothing as an exposure
      await town.pay(addressOfName('scammer'), wallet, 1)
      await town.pay(await town.person('heist employer'), wallet, 799)
      await town.pay(addressOfName('heist'), wallet, 200)
      await town.pay(wallet, await town.person('heist shop'), 10)
      return wallet
    },
  },
  // sizes
  from('mixer', 50, 950, { level: 'MEDIUM', score: 30 }),
  from('mixer', 10, 990, { level: 'LOW', score: 10 }),
  from('heist', 50, 950, { level: 'MEDIUM', score: 40 }),
  from('scammer', 100, 900, { level: 'HIGH', score: 70 }),
  from('phisher', 100, 900, { level: 'HIGH', score: 70 }),
  from('reported', 500, 500, { level: 'HIGH', score: 50 }),
  from('rumoured', 500, 500, { level: 'LOW', score: 20 }),
  from('sanctioned', 500, 500, { level: 'HIGH', score: 79 }),
  // 5 + 74 x .1
  from('sanctioned', 10, 990, { level: 'LOW', score: 12 }),
  from('exchange', 900, 100, { quick: true, level: 'LOW', score: 5, noFlags: noExposure }),
  from('bridge', 900, 100, { level: 'LOW', score: 5, noFlags: noExposure }),
  to('scammer', 10, 990, { level: 'HIGH', score: 70 }),
  to('mixer', 5, 995, { level: 'MEDIUM', score: 30 }),
  to('mixer', 500, 500, { level: 'HIGH', score: 55 }),
  // no amount may be paid to whom an official list names
  to('sanctioned', 4, 996_000, { quick: true, level: 'HIGH', score: 79 }),
  to('exchange', 900, 100, { level: 'LOW', score: 5, noFlags: noExposure }),
  to('delisted', 500, 500, { level: 'HIGH', score: 55, flags: [/A mixer taken off the list/], noFlags: [/OFAC/] }),
  // before the listing one level less
  from('listedLater', 500, 500, { phase: 'early', quick: true, level: 'MEDIUM', score: 49, flags: [/before the listing of/] }),
  from('listedLater', 500, 500, { level: 'HIGH', score: 79, noFlags: [/before the listing/] }),
  to('listedLater', 500, 500, { phase: 'early', level: 'MEDIUM', score: 49 }),
  to('listedLater', 500, 500, { level: 'HIGH', score: 79 }),
  {
    name: 'before and after the listing are told apart',
    level: 'HIGH',
    score: 79,
    phase: 'turn',
    live: async town => {
      const wallet = await used(town, 'both sides of a listing', 500)
      await town.pay(addressOfName('listedLater'), wallet, 300)
      await town.pass(600 * 86_400)
      await town.pay(addressOfName('listedLater'), wallet, 200)
      return wallet
    },
    facts: ({ security_summary: { exposure } }) =>
      exposure?.length === 2 && exposure.every(({ count }) => count === 1) ? undefined : `not told apart: ${JSON.stringify(exposure)}`,
  },
  // two steps away
  through('sanctioned', 1_000, 0, 0, { level: 'MEDIUM', score: 42 }),
  // 5 + 74 x .5 x .5 = 23.5, and half up
  through('sanctioned', 500, 500, 0, { level: 'LOW', score: 24 }),
  // 5 + 74 x .5 x .5 x .5 = 23.5 points at a share of half: the ten times are reached at 100 %
  through('heist', 500, 0, 500, { level: 'LOW' }),
  through('scammer', 1_000, 0, 0, { level: 'MEDIUM' }),
  through('rumoured', 1_000, 0, 0, { level: 'LOW' }),
  through('listedLater', 1_000, 0, 0, { phase: 'early', level: 'LOW', score: 24 }),
  through('exchange', 1_000, 0, 0, { level: 'LOW', score: 5, noFlags: noExposure }),
  {
    name: 'through an exchange that a sanctioned party had paid: money is not followed beyond a service',
    level: 'LOW',
    score: 5,
    noFlags: noExposure,
    live: async town => {
      await town.pay(addressOfName('sanctioned'), addressOfName('exchange'), 500)
      const wallet = await used(town, 'customer of the exchange', 100)
      await town.pay(addressOfName('exchange'), wallet, 500)
      return wallet
    },
  },
  {
    name: 'through somebody whom a sanctioned party paid only afterwards',
    level: 'LOW',
    score: 5,
    noFlags: noExposure,
    live: async town => {
      const middle = await town.person('paid afterwards')
      await town.pay(await town.person('some employer'), middle, 900)
      const wallet = await used(town, 'paid before', 100)
      await town.pay(middle, wallet, 900)
      await town.pass(86_400)
      await town.pay(addressOfName('sanctioned'), middle, 5_000)
      return wallet
    },
  },
  {
    name: 'to somebody who passes it on to a mixer',
    level: 'MEDIUM',
    flags: [/went to .*A mixer.* through/],
    live: async town => {
      const wallet = await used(town, 'indirect customer of a mixer', 1_000, 0)
      const middle = await town.person('runner')
      await town.pay(wallet, middle, 900)
      await town.pass(3 * 3_600)
      await town.pay(middle, town.mixer, 800)
      return wallet
    },
  },
  // dollars
  {
    name: 'dollars from a heist, and where they went',
    level: 'HIGH',
    score: 75,
    flags: [/received in USDC 0x[0-9a-fA-F]{40}, worth \$2,000/],
    live: async town => {
      const wallet = await used(town, 'dollars of a heist', 0)
      await town.dollars(addressOfName('heist'), wallet, 2_000)
      await town.dollars(await town.person('dollar employer'), wallet, 8_000)
      await town.dollars(wallet, await town.person('dollar shop'), 100)
      return wallet
    },
    facts: ({ security_summary: { exposure } }) => {
      const [one] = exposure ?? []
      const right =
        one?.amount === '2000000000' && one.usd === 2_000 && one.share === 0.2 && one.count === 1 && one.transactions?.length === 1
      return right ? undefined : `the exposure is ${JSON.stringify(exposure)}`
    },
  },
  {
    name: 'much money in a small share',
    level: 'HIGH',
    score: 79,
    live: async town => {
      const wallet = await used(town, 'rich', 0)
      await town.dollars(addressOfName('sanctioned'), wallet, 10_000)
      for (const donor of ['a', 'b', 'c']) await town.dollars(await town.person(`donor ${donor}`), wallet, 90_000)
      await town.dollars(wallet, await town.person('dollar shop'), 100)
      return wallet
    },
  },
  {
    name: 'swept to a scammer',
    level: 'HIGH',
    flags: [/Nine tenths or more of what it sent went to/],
    live: async town => {
      const wallet = await used(town, 'swept', 2_000, 1)
      await town.pay(wallet, addressOfName('scammer'), 900)
      return wallet
    },
  },
  {
    name: 'first funded by a scammer',
    level: 'HIGH',
    score: 60,
    flags: [/first funded by/],
    live: async town => {
      const wallet = await town.person('child of a scammer')
      await town.pay(addressOfName('scammer'), wallet, 1)
      await town.pay(await town.person('later employer'), wallet, 5_000)
      await town.pay(wallet, await town.person('later shop'), 10)
      return wallet
    },
  },
  // people who did nothing
  {
    name: 'paid by an employer',
    quick: true,
    level: 'LOW',
    score: 5,
    flags: [],
    noFlags: [/./],
    live: town => used(town, 'employee', 1_000),
  },
  {
    name: 'trades on a market',
    level: 'LOW',
    score: 5,
    noFlags: [/./],
    live: async town => {
      const wallet = await used(town, 'trader', 5_000)
      await town.call(wallet, addresses.usdc, 'approve(address,uint256)', addresses.router, 2n ** 255n)
      const path = [addresses.usdc, addresses.weth]
      await town.call(
        wallet,
        addresses.router,
        'swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
        10n ** 9n,
        0n,
        path,
        wallet,
        2n ** 40n,
      )
      return wallet
    },
  },
  {
    name: 'a busy shop',
    level: 'LOW',
    score: 5,
    live: async town => {
      const wallet = await town.person('shop keeper')
      for (let customer = 0; customer < 40; customer++) await town.pay(await town.person(`customer ${customer}`), wallet, 20)
      await town.pay(wallet, addressOfName('exchange'), 700)
      return wallet
    },
  },
  {
    name: 'saves and never sends',
    level: 'LOW',
    score: 8,
    flags: [/never sent one/],
    live: town => used(town, 'saver', 1_000, 0),
  },
  { name: 'a day old', phase: 'recent', level: 'LOW', score: 10, flags: [/First used/], live: town => used(town, 'newcomer', 1_000) },
  {
    name: 'takes turns with itself',
    level: 'LOW',
    score: 5,
    live: async town => {
      const wallet = await used(town, 'own best friend', 1_000)
      await town.pay(wallet, wallet, 500)
      return wallet
    },
  },
]
