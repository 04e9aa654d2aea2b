import type { LaterBuy } from '../../../evidence/trading.ts'
import type { Rpc } from '../../evm/pool.ts'
import { lastSwap, missing } from '../round-trip.ts'
import { opening, purchase, purses, type Size, type Stage } from '../stage.ts'
import { simulateCall, wordIn } from '../transactions.ts'
import { hour, proofOf } from './basis.ts'
import { holds } from './branches.ts'

/** What a purchase loses an hour from now, where one loses much now. `undefined` where that could not be measured. */
export async function laterPurchase(rpc: Rpc, stage: Stage, size: Size): Promise<LaterBuy | undefined> {
  const { header, actors } = stage
  const comer = actors.another('comes an hour later')
  const question = simulateCall({
    header,
    blocks: [...opening(stage, 12), { after: 12 + hour, transactions: [...purchase(stage, comer, size), holds(stage, comer)] }],
    overrides: purses(stage, size, [comer, actors.stranger]),
    randao: actors.randao,
    heard: stage.route.pool.address,
  })
  const [reply] = await rpc(question)
  if (!reply.ok) return undefined
  const [outcome, arrived] = [reply.value.get('buy'), wordIn(reply.value, 'holds')]
  const paid = outcome?.ok ? lastSwap(stage, outcome)?.tokenOut : undefined
  if (!paid || arrived === undefined) return undefined
  const tax = missing(arrived, paid)
  return { after: hour, tax, proof: proofOf(stage, question, `a purchase loses ${tax} an hour later`) }
}
