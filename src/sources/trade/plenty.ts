import { encodeCall, wordOf } from '../evm/abi.ts'
import { hexNumber } from '../evm/block.ts'
import type { Question, Rpc } from '../evm/pool.ts'
import { bytes } from '../quantities.ts'
import { bargain } from './bargain.ts'
import { burns } from './controllers/nobody.ts'
import type { Payment } from './payments.ts'
import { balanceOf } from './router.ts'
import type { Stage } from './stage.ts'

/** Of what an old coin can be exchanged for there may be this part of the supply left. */
const mostLeft = 4n
/** So many times the supply may come of what somebody has of a coin: whose coin it is may have brought little of it yet. */
const mostOwn = 1_000n

interface Making {
  /** Who pays. */
  readonly payer: string
  /** What was made for the payment, and what there was before, in base units of the token. */
  readonly made: bigint
  readonly supply: bigint | undefined
  /** Whether nobody but holders of the coin can be given it. */
  readonly isShut: boolean
}

/**
 * Whether there is so much of a coin that it is no price: what is burnt leaves no more than a quarter of the supply to be made; a coin that nobody
 * else is given makes ten times the supply at most, and one of which its payer has the larger half a thousand times. What a coin does not tell counts as yes.
 */
export async function isPlenty(
  rpc: Rpc,
  stage: Stage,
  { asset, amount, burnt }: Payment,
  { payer, made, supply, isShut }: Making,
): Promise<boolean> {
  const coins = await coinsOf(rpc, stage, asset, payer)
  if (coins === undefined || supply === undefined) return true
  const { left, own } = coins
  const makesMore = (paid: bigint, most: bigint) => made * paid > most * amount
  if (burnt) return makesMore(left * mostLeft, supply)
  if (isShut) return makesMore(left, supply * bargain)
  return own * 2n > left && makesMore(own, supply * mostOwn)
}

/** How much of a coin is in the hands of people, which is no less than one of them has; `undefined` where it does not say. */
async function coinsOf(
  rpc: Rpc,
  stage: Stage,
  asset: string,
  holder: string,
): Promise<{ readonly left: bigint; readonly own: bigint } | undefined> {
  const ask = (data: string): Question<string> => ({
    method: 'eth_call',
    params: [{ to: asset, data }, hexNumber(stage.header.number)],
    result: bytes,
  })
  const [supply, held, ...gone] = await rpc(ask(encodeCall('totalSupply()')), ...[holder, ...burns].map(account => ask(balanceOf(account))))
  // what nobody says to be burnt is still there
  const burnt = gone.flatMap(reply => (reply.ok ? (wordOf(reply.value) ?? []) : []))
  const [all, own] = [supply, held].map(reply => (reply?.ok ? wordOf(reply.value) : undefined))
  if (all === undefined || own === undefined) return undefined
  const left = burnt.reduce((rest, one) => rest - one, all)
  return { left: left > own ? left : own, own }
}
