import type { Block } from '../api/check.ts'
import { levelOf } from '../api/level.ts'
import type { TokenScanResult, WalletScanResult } from '../api/scanner.ts'
import type { Dealing } from '../evidence/exposure.ts'
import type { Leg, Opening, Probe, Trading } from '../evidence/trading.ts'
import type { Transferability } from '../evidence/transferability.ts'
import model from '../signals/woe-1.json' with { type: 'json' }
import type { Gathered } from './gather.ts'
import type { Verdict } from './verdict.ts'

export function walletResult(gathered: Gathered, verdict: Verdict, scannedAt: string): WalletScanResult {
  const { subject, known } = gathered
  return {
    wallet_address: subject.given,
    chain_id: subject.chain.id,
    risk_score: verdict.score,
    risk_level: levelOf(verdict.score),
    flags: verdict.flags,
    security_summary: {
      ...shared(gathered, verdict),
      provider: known.opinion
        ? {
            name: known.opinion.provider,
            answered: known.opinion.answered,
            accusations: known.opinion.accusations.map(({ kind, fields }) => ({ kind, fields: [...fields] })),
          }
        : null,
      exposure: known.exposure?.dealings.map(dealingInWords) ?? null,
      ...(known.behaviour && { history: historyInWords(known) }),
    },
    explorer_summary: {
      balance_eth: known.account ? wholeUnits(known.account.balance, subject.chain.decimals) : null,
      tx_count: known.activity?.transactions?.value ?? null,
      outbound_count: outbound(known),
      unique_contracts_interacted: known.activity?.contracts?.value ?? null,
    },
    data_sources: answered(gathered),
    scanned_at: scannedAt,
  }
}

/** An account counts what it sends in its nonce; contracts start no transactions, and for them the index is asked. */
function outbound({ account, activity }: Gathered['known']): number | null {
  if (account?.nonce !== undefined && account.code.kind !== 'contract') return account.nonce
  return activity?.outbound?.value ?? null
}

export function tokenResult(gathered: Gathered, verdict: Verdict, scannedAt: string): TokenScanResult {
  const { subject, known } = gathered
  return {
    contract_address: subject.given,
    chain_id: subject.chain.id,
    risk_score: verdict.score,
    risk_level: levelOf(verdict.score),
    flags: verdict.flags,
    token_data: {
      name: known.token?.name ?? null,
      symbol: known.token?.symbol ?? null,
      decimals: known.token?.decimals ?? null,
      total_supply: known.token?.totalSupply?.toString() ?? null,
      kind: known.token?.kind ?? 'unknown',
      owner: known.control?.owner ?? null,
      controls:
        known.powers?.effects.map(({ kind, caller, callerKind, role, granted, target, steps, wait, selector, calldata, tax, amount }) => ({
          power: kind,
          caller,
          caller_kind: callerKind,
          role,
          selector: selector ?? null,
          calldata: calldata ?? null,
          ...(granted !== undefined && { granted }),
          ...(target !== undefined && { target }),
          ...(steps && { steps: steps.map(step => ({ ...step })) }),
          ...(wait !== undefined && { wait_seconds: wait }),
          ...(tax !== undefined && { tax }),
          ...(amount !== undefined && { amount: amount.toString() }),
        })) ?? null,
      trading: known.trading ? tradingInWords(known.trading) : null,
      liquidity:
        (known.market?.total ? undefined : known.market)?.pools.map(({ venue, address, quote, tokenReserve, quoteReserve, usd }) => ({
          venue,
          pool: address,
          quote: quote.symbol,
          token_reserve: tokenReserve.toString(),
          quote_reserve: quoteReserve.toString(),
          usd: usd ?? null,
        })) ?? null,
      holders: holdersInWords(known),
      ...(known.transferability && { transferability: transferabilityInWords(known.transferability) }),
      ...shared(gathered, verdict),
    },
    scanned_at: scannedAt,
  }
}

const shared = ({ block }: Gathered, { confidence, vector, checks, coverage }: Verdict) => ({
  model: model.model,
  confidence,
  vector,
  checks,
  coverage,
  block: block
    ? ({
        number: block.number,
        hash: block.hash,
        timestamp: secondsOf(block.time),
        ...(block.voices && { agreed_by: [...block.voices.agreed], contradicted: [...block.voices.outvoted] }),
      } satisfies Block)
    : null,
})

/** Only sources whose answers were used. */
const answered = ({ statuses }: Gathered): string[] => statuses.filter(({ status }) => status === 'answered').map(({ name }) => name)

const dealingInWords = ({
  direction,
  party,
  label,
  hops,
  via,
  asset,
  amount,
  decimals,
  share,
  usd,
  transactions,
  count,
  last,
}: Dealing) => ({
  direction,
  path: [
    ...(via ? [{ address: via.address, amount: inUnits(via.amount, decimals, asset), transactions: [...via.transactions] }] : []),
    ...(hops === 2 && !via ? [{ address: 'another address' }] : []),
    { address: party, label: label.entity, amount: inUnits(amount, decimals, asset), category: label.category },
  ],
  list: label.list,
  share,
  asset,
  amount: amount.toString(),
  decimals,
  usd: usd ?? null,
  transactions: [...transactions],
  count,
  last: last ? secondsOf(last) : null,
})

const historyInWords = ({ activity, exposure }: Gathered['known']) => ({
  read: exposure?.read.transactions ?? null,
  truncated: exposure ? !exposure.read.complete : null,
  counterparties: activity?.counterparties?.value ?? null,
  first_seen: activity?.firstSeen ? secondsOf(activity.firstSeen) : null,
  last_seen: activity?.lastSeen ? secondsOf(activity.lastSeen) : null,
  first_funder: activity?.firstFunder ?? null,
  left_out: activity?.leftOut ?? null,
  followed: exposure?.read.beyond ? { addresses: exposure.read.beyond.followed, left: exposure.read.beyond.left } : null,
})

/** "1.5 BTC": every digit, and the symbol without the contract behind it. */
function inUnits(amount: bigint, decimals: number, asset: string): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const rest = digits.slice(point).replace(/0+$/, '')
  return `${digits.slice(0, point)}${rest === '' ? '' : `.${rest}`} ${asset.split(' ', 1)[0]}`
}

function holdersInWords({ creation, holders }: Gathered['known']): TokenScanResult['token_data']['holders'] {
  if (!holders) return creation?.holders === undefined ? null : { count: creation.holders }
  return {
    count: holders.count?.value ?? creation?.holders ?? null,
    at_least: holders.count?.atLeast ?? false,
    float: holders.float?.toString() ?? null,
    top: holders.top.map(({ address, amount, kind }) => ({ address, amount: amount.toString(), kind })),
  }
}

const transferabilityInWords = ({ obstacles, fee, laterFee }: Transferability) => ({
  obstacles: obstacles.map(({ kind, by, replaceable }) => ({ kind, by: by ?? null, replaceable: replaceable ?? null })),
  fee: fee ?? null,
  later_fee: laterFee ? { ...laterFee } : null,
})

const secondsOf = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`

const legInWords = ({ ok, tax, reason }: Leg) => ({ ok, tax: tax ?? null, ...(reason !== undefined && { reason }) })

const probeInWords = ({ kind, share, after, blocks, proof: _, ...leg }: Probe) => ({
  kind,
  ...legInWords(leg),
  ...(share !== undefined && { share }),
  ...(after !== undefined && { after_seconds: after }),
  ...(blocks !== undefined && { after_blocks: blocks }),
})

function openingInWords(opening: Opening) {
  if ('after' in opening) return { opens_after_seconds: opening.after }
  if ('own' in opening) return { opens_with_own_call: opening.own }
  return { opens_with: { caller: opening.caller, selector: opening.selector } }
}

const tradingInWords = ({
  venue,
  pool,
  method,
  buy,
  buyWhenOpen,
  sales,
  transfer,
  resale,
  opensWith,
  probes,
  largestSale,
  sellLimit,
  notRun,
}: Trading) => ({
  venue,
  pool,
  method,
  buy: legInWords(buy),
  sales: sales.map(sale => ({ after_seconds: sale.after, ...legInWords(sale) })),
  transfer: transfer ? legInWords(transfer) : null,
  resale: resale ? legInWords(resale) : null,
  ...(opensWith && openingInWords(opensWith)),
  ...(buyWhenOpen && { buy_when_open: legInWords(buyWhenOpen) }),
  ...(probes && { probes: probes.map(probeInWords) }),
  ...(largestSale && { largest_sale: { share: largestSale.share, quote: largestSale.quote.toString(), usd: largestSale.usd ?? null } }),
  ...(sellLimit && { sell_limit: { ...sellLimit } }),
  not_run: [...notRun],
})

/** Base units as the nearest double of whole units: exact digits first, one rounding at the very end. */
export function wholeUnits(amount: bigint, decimals: number): number {
  const digits = amount.toString().padStart(decimals + 1, '0')
  return Number.parseFloat(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`)
}
