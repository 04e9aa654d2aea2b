import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { addresses, ether } from '../../support/chain/ethereum.ts'
import type { WalletCase } from './case.ts'
import { addressOfName, imitationOf, type Town } from './town.ts'

/** Somebody who was paid and paid, each time by and to people whom nobody knows. */
async function resident(town: Town, name: string): Promise<string> {
  const wallet = await town.person(name)
  await town.pay(await town.person(`${name} employer`), wallet, 1_000)
  await town.pay(wallet, await town.person(`${name} shop`), 100)
  return wallet
}

const nothing = 'transferFrom(address,address,uint256)'
const warning = /Warning: 0x[0-9a-fA-F]{40} imitates 0x/

/** A victim whose friend is imitated by what `poison` does. */
const victim = (
  name: string,
  poison: (town: Town, victim: string, friend: string) => Promise<unknown>,
  more: Partial<WalletCase> = {},
): WalletCase => ({
  name,
  level: 'LOW',
  score: 5,
  flags: [warning],
  live: async town => {
    const wallet = await resident(town, name)
    const friend = addressOfName(`${name} friend`)
    await town.dollars(wallet, friend, 500)
    await poison(town, wallet, friend)
    return wallet
  },
  ...more,
})

export const acts: readonly WalletCase[] = [
  // dust
  {
    name: 'dusted by a sanctioned party',
    quick: true,
    level: 'LOW',
    score: 5,
    flags: [/\[Exposure\]/],
    live: async town => {
      const wallet = await resident(town, 'dusted')
      await town.pay(await town.person('rich uncle'), wallet, 9_000)
      await town.pay(addressOfName('sanctioned'), wallet, 0.002)
      return wallet
    },
  },
  {
    name: 'dusted in dollars by a scammer',
    level: 'LOW',
    score: 5,
    live: async town => {
      const wallet = await resident(town, 'dusted in dollars')
      await town.dollars(await town.person('dollar uncle'), wallet, 9_000)
      await town.dollars(addressOfName('scammer'), wallet, 0.5)
      return wallet
    },
  },
  {
    name: 'got a token that nobody asked for',
    level: 'LOW',
    score: 5,
    noFlags: [/./],
    live: async town => {
      const wallet = await resident(town, 'airdropped')
      const token = await town.contract('Airdrop')
      await town.call(await town.person('spammer'), token, 'drop(address[])', [wallet, addressOfName('x'), addressOfName('y')])
      return wallet
    },
    facts: ({ security_summary }) => {
      const { counterparties, left_out: leftOut } = security_summary.history ?? {}
      return counterparties === 2 && leftOut === 1 ? undefined : `counterparties ${counterparties}, left out ${leftOut}`
    },
  },
  {
    name: 'told of a counterfeit from a sanctioned party',
    level: 'LOW',
    score: 5,
    noFlags: [/\[Exposure\]/],
    live: async town => {
      const wallet = await resident(town, 'told of a counterfeit')
      const token = await town.contract('Counterfeit')
      await town.call(await town.person('spammer'), token, 'tell(address,address,uint256)', addressOfName('sanctioned'), wallet, 10n ** 12n)
      await town.call(await town.person('spammer'), token, 'tell(address,address,uint256)', wallet, addressOfName('sanctioned'), 10n ** 12n)
      return wallet
    },
  },
  {
    name: 'told of nothing to a sanctioned party',
    level: 'LOW',
    score: 5,
    noFlags: [/\[Exposure\]/],
    live: async town => {
      const wallet = await resident(town, 'told of nothing')
      await town.call(await town.person('spammer'), addresses.usdc, nothing, wallet, addressOfName('sanctioned'), 0n)
      return wallet
    },
  },
  // poisoning
  victim(
    'poisoned by nothing',
    (town, wallet, friend) => town.call(addressOfName('spammer'), addresses.usdc, nothing, wallet, imitationOf(friend), 0n),
    { quick: true },
  ),
  victim('poisoned by a little', (town, wallet, friend) => town.dollars(imitationOf(friend), wallet, 0.01)),
  victim('poisoned by a little coin', async (town, wallet, friend) => {
    await town.pay(wallet, friend, 50)
    await town.pay(imitationOf(friend), wallet, 0.001)
  }),
  victim('poisoned by a counterfeit', async (town, wallet, friend) => {
    const token = await town.contract('Counterfeit')
    await town.call(addressOfName('spammer'), token, 'tell(address,address,uint256)', wallet, imitationOf(friend), 500_000_000n)
  }),
  victim('a little from somebody unlike anybody', (town, wallet) => town.dollars(addressOfName('unlike anybody'), wallet, 0.01), {
    flags: [],
    noFlags: [warning],
  }),
  {
    name: 'puts nothing into the histories of three',
    quick: true,
    level: 'HIGH',
    score: 79,
    flags: [/history of 3 others/],
    live: async town => {
      const wallet = await resident(town, 'poisoner')
      for (const name of ['a', 'b', 'c'])
        await town.call(wallet, addresses.usdc, nothing, addressOfName(`owner ${name}`), addressOfName(`fake ${name}`), 0n)
      return wallet
    },
  },
  {
    name: 'imitates the friend of somebody, and sends a little',
    level: 'HIGH',
    score: 79,
    flags: [/its address imitates/],
    live: async town => {
      const mark = await resident(town, 'mark of a little')
      const friend = addressOfName('friend of the mark')
      await town.dollars(mark, friend, 700)
      const wallet = imitationOf(friend)
      await town.dollars(await town.person('operator'), wallet, 1)
      await town.dollars(wallet, mark, 0.01)
      return wallet
    },
  },
  {
    name: 'imitates the friend of somebody, and others tell of nothing to it',
    level: 'HIGH',
    score: 79,
    flags: [/its address imitates/],
    live: async town => {
      const mark = await resident(town, 'mark of nothing')
      const friend = addressOfName('friend of the mark of nothing')
      await town.dollars(mark, friend, 700)
      const wallet = imitationOf(friend)
      await town.call(await town.person('operator'), addresses.usdc, nothing, mark, wallet, 0n)
      return wallet
    },
  },
  {
    name: 'the friend whom somebody imitates',
    level: 'LOW',
    score: 5,
    live: async town => {
      const mark = await resident(town, 'mark with a true friend')
      const wallet = await resident(town, 'true friend')
      await town.dollars(mark, wallet, 700)
      await town.dollars(wallet, mark, 0.01)
      await town.dollars(imitationOf(wallet), mark, 0.01)
      return wallet
    },
  },
  {
    name: 'puts nothing into the histories of two',
    level: 'LOW',
    score: 5,
    live: async town => {
      const wallet = await resident(town, 'careless caller')
      for (const name of ['a', 'b'])
        await town.call(wallet, addresses.usdc, nothing, addressOfName(`owner ${name}`), addressOfName(`fake ${name}`), 0n)
      return wallet
    },
  },
  // drainers
  {
    name: 'takes what three had approved',
    quick: true,
    level: 'HIGH',
    score: 79,
    flags: [/It took tokens of 3 others who had approved it/],
    live: async town => {
      const wallet = await resident(town, 'drainer')
      for (const name of ['a', 'b', 'c']) {
        const owner = await town.person(`drained ${name}`)
        await town.call(owner, addresses.usdc, 'approve(address,uint256)', wallet, 2n ** 255n)
        await town.call(wallet, addresses.usdc, nothing, owner, await town.person('cold wallet'), 100_000_000n)
      }
      return wallet
    },
  },
  {
    name: 'hands in the permits of three and takes',
    level: 'HIGH',
    score: 79,
    flags: [/handed in permits of 3 others/],
    live: async town => {
      const wallet = await resident(town, 'permit drainer')
      const token = await town.contract('Permitted')
      const zero = `0x${'00'.repeat(32)}`
      for (const name of ['a', 'b', 'c']) {
        const owner = addressOfName(`permitted ${name}`)
        await town.call(
          wallet,
          token,
          'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
          owner,
          wallet,
          5n,
          2n ** 40n,
          27,
          zero,
          zero,
        )
        await town.call(wallet, token, nothing, owner, wallet, 5n)
      }
      return wallet
    },
  },
  {
    name: 'a contract that divides what three pay, 20 to 80',
    level: 'HIGH',
    score: 79,
    flags: [/divided within the same transaction/],
    live: async town => {
      const splitter = await town.contract('Splitter', 'address,address', [
        addressOfName('operator of drainers'),
        addressOfName('affiliate'),
      ])
      for (const name of ['a', 'b', 'c'])
        await town.send({ from: await town.person(`claimer ${name}`), to: splitter, data: encodeCall('Claim()'), value: ether })
      return splitter
    },
  },
  {
    name: 'a contract with a promise that three pay for',
    level: 'MEDIUM',
    score: 40,
    flags: [/whose name promises something/],
    live: async town => {
      const bait = await town.contract('Bait')
      for (const name of ['a', 'b', 'c'])
        await town.send({ from: await town.person(`believer ${name}`), to: bait, data: encodeCall('SecurityUpdate()'), value: ether })
      return bait
    },
  },
  {
    name: 'takes what two had approved',
    level: 'LOW',
    score: 5,
    live: async town => {
      const wallet = await resident(town, 'collector of two')
      for (const name of ['d', 'e']) {
        const owner = await town.person(`drained ${name}`)
        await town.call(owner, addresses.usdc, 'approve(address,uint256)', wallet, 2n ** 255n)
        await town.call(wallet, addresses.usdc, nothing, owner, wallet, 100_000_000n)
      }
      return wallet
    },
  },
  {
    name: 'collects from accounts that it had supplied with coin',
    level: 'LOW',
    score: 5,
    live: async town => {
      const wallet = await resident(town, 'treasurer')
      for (const name of ['f', 'g', 'h', 'i']) {
        const owner = await town.person(`deposit ${name}`)
        await town.pay(wallet, owner, 5)
        await town.call(owner, addresses.usdc, 'approve(address,uint256)', wallet, 2n ** 255n)
        await town.call(wallet, addresses.usdc, nothing, owner, wallet, 100_000_000n)
      }
      return wallet
    },
  },
  {
    name: 'keeps nothing for an hour, five times',
    level: 'MEDIUM',
    score: 30,
    flags: [/within the hour, 5 times of 5/],
    live: async town => {
      const wallet = await town.person('mule')
      for (let turn = 0; turn < 5; turn++) {
        await town.pay(await town.person(`sender ${turn}`), wallet, 100)
        await town.pay(wallet, await town.person(`receiver ${turn}`), 95)
        await town.pass(7_200)
      }
      return wallet
    },
  },
  {
    name: 'keeps nothing for an hour, four times',
    level: 'LOW',
    score: 5,
    live: async town => {
      const wallet = await town.person('hasty')
      for (let turn = 0; turn < 4; turn++) {
        await town.pay(await town.person(`payer ${turn}`), wallet, 100)
        await town.pay(wallet, await town.person(`payee ${turn}`), 95)
        await town.pass(7_200)
      }
      return wallet
    },
  },
]
