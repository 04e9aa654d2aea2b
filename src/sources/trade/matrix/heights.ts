import type { Probe } from '../../../evidence/trading.ts'
import { hexNumber } from '../../evm/block.ts'
import type { Rpc } from '../../evm/pool.ts'
import { saleLeg } from '../round-trip.ts'
import { type Size, type Stage, saleAmount } from '../stage.ts'
import { type Basis, bought, type Group, minute, refusedPurchases, seller } from './basis.ts'
import { elsewhere, tradeOf } from './in-one-call.ts'

/** Blocks that a holder waits: geth counts those in between among the 256 of a request. */
const waited = 200

/** A sale many blocks after the purchase, which some tokens count in place of seconds. */
export function afterBlocks(basis: Basis): Group {
  const { stage, size, wait } = basis
  const amount = saleAmount(stage, size)
  const branch = seller(basis, 'height', { after: Math.max(wait, 40 * minute), amount, skip: waited })
  return {
    name: 'A sale many blocks later',
    needed: false,
    batch: { branches: [branch] },
    read: outcomes => ({
      probes: bought(outcomes, branch)
        ? [{ kind: 'height', blocks: waited, ...saleLeg(stage, outcomes.get('height/sell'), basis.given) }]
        : [],
      notRun: refusedPurchases(outcomes, [branch], () => 'A sale many blocks later could not be tried'),
    }),
  }
}

/** Blocks of twelve seconds in a day, a week, a month and a year; before them two that divide into no round number of them. */
const heights = [719n, 11_003n, 7_200n, 50_400n, 216_000n, 2_628_000n] as const
const blockTime = 12n

/**
 * Purchase and sale in one moment at block numbers that no node simulates its way to. The actors have code, so a token that
 * treats contracts otherwise says nothing here: it must trade like this at the next block first.
 */
export async function atHeights(
  rpc: Rpc,
  stage: Stage,
  size: Size,
): Promise<{ readonly probes: readonly Probe[]; readonly notRun: readonly string[] }> {
  const trade = tradeOf(stage, size)
  const at = (blocks: bigint) =>
    elsewhere(rpc, stage, trade, {
      time: stage.header.timestamp + blocks * blockTime,
      block: { number: hexNumber(stage.header.number + blocks) },
    })
  const [now, ...later] = await Promise.all([at(1n), ...heights.map(at)])
  if (!now?.ok)
    return {
      probes: [],
      notRun: ['No trade at later block numbers: this node does not run it, or the token treats contracts differently.'],
    }
  const probes = later.flatMap((leg, nth): Probe[] => {
    const blocks = heights[nth]
    return leg && blocks !== undefined ? [{ kind: 'height', blocks: Number(blocks), ...leg }] : []
  })
  return { probes, notRun: [] }
}
