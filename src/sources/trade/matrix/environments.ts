import { hexNumber } from '../../evm/block.ts'
import { saleLeg } from '../round-trip.ts'
import { saleAmount } from '../stage.ts'
import { ordinarySurroundings, type Surroundings } from '../transactions.ts'
import { type Basis, bought, type Group, minute, refusedPurchases, seller } from './basis.ts'

/** Blocks that differ in what chance is made of: what refuses one sale in three stays unseen in one scan of hundreds. */
const chances = 16

/** How much more than usual is bid for a purchase when many want to be first. */
const hurry = 20n

/** A chain without a base fee may get one; one that has it sees a quarter of it, and eight times as much within half an hour. */
const busier = (baseFee: bigint): bigint => (baseFee > 0n ? baseFee * 8n : 10n ** 9n)
const calmer = (baseFee: bigint): bigint => baseFee / 4n

/** Sales that differ in what was paid for the purchase, the random value, the proposer, the parity of number and second, the base fee, the price of gas, the gas itself and the seller's purse. */
export function byChance(basis: Basis): Group {
  const { stage, size, wait, tightGas } = basis
  const { header, actors } = stage
  const amount = saleAmount(stage, size)
  const { gasPrice, baseFee } = ordinarySurroundings(header, actors.randao)
  const branches = Array.from({ length: chances }, (_, nth) => {
    const gas = nth % 2 === 0 ? (tightGas ?? size.gas) : size.gas
    // blocks follow one another, so the parity of the number changes with each; that of the second with every other
    const after = wait + nth * 7 * minute + (Math.floor(nth / 2) % 2)
    const surroundings: Partial<Surroundings> = {
      randao: actors.chance(nth),
      ...(nth % 3 === 1 && { miner: actors.another(`proposer ${nth}`) }),
      ...(nth % 4 === 3 && { gasPrice: gasPrice * 3n }),
      ...(nth % 5 === 2 && { baseFee: busier(baseFee), gasPrice: busier(baseFee) + gasPrice }),
      ...(nth % 5 === 4 && { baseFee: calmer(baseFee) }),
    }
    // enough for the gas and for little more
    const paid = surroundings.gasPrice ?? gasPrice
    const poor = nth % 6 === 5 && { left: hexNumber(2n * gas * paid) }
    // somebody may have been in a hurry to buy
    const dear = nth % 4 === 1 && { entry: { gasPrice: gasPrice * hurry } }
    return { ...seller(basis, `chance ${nth + 1}`, { after, amount, gas, surroundings, ...poor }), ...dear, gas }
  })
  return {
    name: 'Sales in other blocks',
    needed: true,
    batch: { branches },
    read: outcomes => ({
      probes: branches
        .filter(branch => bought(outcomes, branch))
        // what merely ran out of gas says nothing
        .filter(({ name, gas }) => outcomes.get(`${name}/sell`)?.ok || (outcomes.get(`${name}/sell`)?.gasUsed ?? gas) < (gas * 9n) / 10n)
        .map(({ name }) => ({ kind: 'chance', ...saleLeg(stage, outcomes.get(`${name}/sell`), basis.given) })),
      notRun: refusedPurchases(outcomes, branches, count => `${count} of ${chances} blocks could not be tried`),
    }),
  }
}

const nothing = `0x${'00'.repeat(32)}`

/** The sale as careless simulations make it: nothing is paid, nobody proposes, there is no random value, and gas for a whole block. */
export function asSimulation(basis: Basis): Group {
  const { stage, size, wait } = basis
  const amount = saleAmount(stage, size)
  // below the 2^24 that EIP-7825 allows a transaction
  const gas = 16_000_000n
  const branch = seller(basis, 'simulation', { after: wait, amount, gas })
  const surroundings = { miner: `0x${'00'.repeat(20)}`, randao: nothing, baseFee: 0n, gasPrice: 0n }
  return {
    name: 'A sale that looks simulated',
    needed: true,
    batch: { branches: [branch], surroundings, validation: false },
    read: outcomes => ({
      probes: bought(outcomes, branch) ? [{ kind: 'simulation', ...saleLeg(stage, outcomes.get('simulation/sell'), basis.given) }] : [],
      notRun: refusedPurchases(outcomes, [branch], () => 'A sale that looks simulated could not be tried'),
    }),
  }
}

/** An account with code buys and sells: many tokens treat contracts differently, so this is a difference and no verdict. */
export function byContract(basis: Basis): Group {
  const { stage, size, wait } = basis
  const amount = saleAmount(stage, size)
  const branch = seller(basis, 'contract', { after: wait, amount })
  return {
    name: 'A sale by a contract',
    needed: false,
    // STOP: it takes coins and does nothing
    batch: { branches: [branch], code: '0x00' },
    read: outcomes => ({
      probes: bought(outcomes, branch) ? [{ kind: 'contract', ...saleLeg(stage, outcomes.get('contract/sell'), basis.given) }] : [],
      notRun: refusedPurchases(outcomes, [branch], () => 'A sale by a contract could not be tried'),
    }),
  }
}
