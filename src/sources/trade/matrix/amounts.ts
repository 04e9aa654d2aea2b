import { encodeCall } from '../../evm/abi.ts'
import { largest } from '../arguments.ts'
import { failed, lastSwap, missing, saleLeg } from '../round-trip.ts'
import { balanceOf, transfer } from '../router.ts'
import { admitted, purchase, sale, saleAmount } from '../stage.ts'
import { type Transaction, wordIn } from '../transactions.ts'
import { type Basis, bought, day, exactly, type Group, type Outcomes, refusedPurchases, seller, shareOf, type Told } from './basis.ts'
import { type Branch, holds } from './branches.ts'

const millionths = 1_000_000n

const atLeast = (held: bigint | undefined, amount: bigint): boolean => held !== undefined && held >= amount

/** Shares of the pool that are sold at once, in millionths. */
const shares = { 'a thousandth': 1_000n, 'a hundredth': 10_000n, 'a twentieth': 50_000n }

/** Further sales of the account that sold half, one every two days; before the last it buys once more. */
const later = [1, 2, 3, 4, 5]

/** Sales from dust to a twentieth of the pool, of the whole balance, and five more of one account; without a router; by an operator. */
export function ofAmounts(basis: Basis): Group {
  const { stage, size, wait, arrives, bought: balance } = basis
  const { route, actors } = stage
  const whole = seller(basis, 'whole', { after: wait, amount: balance })
  const dust = seller(basis, 'dust', { after: wait, amount: balance / 1_000n + 1n })
  const half = halved(basis)
  const sized = Object.entries(shares).flatMap(([name, share]) => {
    // what must be spent to hold that much: the buy tax, the fee of the pool and the purchases before are made up for
    const purchase = (share * 12n * millionths * millionths) / (10n * arrives * (millionths - share))
    if (purchase > 300_000n) return []
    const amount = (route.pool.tokenReserve * share) / millionths
    return [{ ...seller(basis, name, { after: wait, amount, size: { ...size, purchase } }), share: shareOf(stage, amount) }]
  })
  const direct = basis.direct ? [withoutRouter(basis)] : []
  const operator = byOperator(basis)
  return {
    name: 'Sales of other sizes',
    needed: true,
    batch: { branches: [whole, dust, half, ...direct, operator, ...sized] },
    read(outcomes) {
      const sold = (kind: Told['kind'], name: string, amount: bigint, key = 'sell'): Told => {
        const outcome = outcomes.get(`${name}/${key}`)
        const out = lastSwap(stage, outcome)?.quoteOut
        return { kind, share: shareOf(stage, amount), ...saleLeg(stage, outcome, amount), ...(out !== undefined && { quoteOut: out }) }
      }
      const held = (name: string) => wordIn(outcomes, `${name}/bought`)
      const fitting = sized.filter(({ name, amount }) => atLeast(held(name), amount))
      const firstHalf = sold('amount', half.name, half.amount)
      const left = wordIn(outcomes, `${half.name}/left`)
      const before = held(half.name)
      const debited = before === undefined || left === undefined ? half.amount : before - left
      return {
        probes: [
          ...exactly(stage, outcomes, whole, 'whole'),
          ...(bought(outcomes, dust) ? [sold('amount', dust.name, dust.amount)] : []),
          // a token that takes more than was sold taxes the seller beside the sale
          ...(bought(outcomes, half) ? [firstHalf.ok && debited > half.amount ? sold('amount', half.name, debited) : firstHalf] : []),
          ...(firstHalf.ok ? later.map(nth => sold('again', half.name, half.amount / 8n, `again ${nth}`)) : []),
          ...fitting.map(({ name, amount }) => sold('amount', name, amount)),
          ...direct.flatMap(branch => branch.read(outcomes)),
          ...operator.read(outcomes),
        ],
        notRun: refusedPurchases(
          outcomes,
          sized,
          // the share is one of base units: 0.0999 % of the pool are the tenth that was tried
          () =>
            `Sales above ${Math.round(1_000 * Math.max(0, ...fitting.map(({ share }) => share))) / 10} % of the pool could not be tried`,
        ),
      }
    },
  }

  function halved({ stage: at }: Basis): Branch & { amount: bigint } {
    const buyer = actors.another('half')
    const amount = balance / 2n
    return {
      name: 'half',
      buyer,
      size,
      amount,
      steps: [
        { after: wait, transactions: [sale(at, 'sell', buyer, amount, size.gas), holds(at, buyer, 'left')] },
        // a day before the last of them, so that no holding period of a few hours ends later
        { after: wait + (2 * later.length - 1) * day, transactions: purchase(at, buyer, size, 'buy again') },
        ...later.map(nth => ({
          after: wait + 2 * nth * day,
          transactions: [sale(at, `again ${nth}`, buyer, amount / 8n, size.gas)],
        })),
      ],
    }
  }
}

type Reading = Branch & { read(outcomes: Outcomes): Told[] }

/** Tokens are sent to the pool and the pool is told to pay one unit: what it counts as received is what arrived. */
function withoutRouter({ stage, size, wait }: Basis): Reading {
  const {
    token,
    route: { pool, quote },
    actors,
  } = stage
  const buyer = actors.another('direct')
  const amount = saleAmount(stage, size)
  const tokenFirst = token.toLowerCase() < quote.address.toLowerCase()
  const swap = encodeCall('swap(uint256,uint256,address,bytes)', tokenFirst ? 0n : 1n, tokenFirst ? 1n : 0n, buyer, '0x')
  const transactions: Transaction[] = [
    { key: 'send', from: buyer, to: token, data: transfer(pool.address, amount), gas: size.gas },
    { key: 'sell', from: buyer, to: pool.address, data: swap, gas: size.gas },
  ]
  return {
    name: 'direct',
    buyer,
    size,
    steps: [{ after: wait, transactions }],
    read(outcomes) {
      if (!outcomes.get('direct/buy')?.ok) return []
      const sent = outcomes.get('direct/send')
      return [{ kind: 'direct', ...(sent?.ok ? saleLeg(stage, outcomes.get('direct/sell'), amount) : failed(sent)) }]
    },
  }
}

/** An account that the holder has approved moves the tokens of the holder to a third one. */
function byOperator({ stage, size, wait }: Basis): Reading {
  const { token, actors } = stage
  const [buyer, operator, receiver] = ['operated', 'operator', 'receiver'].map(role => actors.another(role)) as [string, string, string]
  const amount = saleAmount(stage, size)
  const allow = (key: string, much: bigint): Transaction => ({
    key,
    from: buyer,
    to: token,
    data: encodeCall('approve(address,uint256)', operator, much),
    gas: size.gas,
  })
  const transactions: Transaction[] = [
    allow('allow', amount),
    // some are allowed all or nothing
    allow('allow all', largest),
    // where whoever buys is let in before, so are these
    ...admitted(stage, operator, 'itself'),
    ...admitted(stage, receiver, 'receiver'),
    {
      key: 'move',
      from: operator,
      to: token,
      data: encodeCall('transferFrom(address,address,uint256)', buyer, receiver, amount),
      gas: size.gas,
    },
    { key: 'received', from: actors.stranger, to: token, data: balanceOf(receiver) },
  ]
  return {
    name: 'operator',
    buyer,
    size,
    steps: [{ after: wait, transactions }],
    read(outcomes) {
      if (!outcomes.get('operator/buy')?.ok) return []
      const moved = outcomes.get('operator/move')
      const arrived = wordIn(outcomes, 'operator/received')
      return [
        {
          kind: 'operator',
          ...(moved?.ok ? { ok: true, ...(arrived !== undefined && { tax: missing(arrived, amount) }) } : failed(moved)),
        },
      ]
    },
  }
}
