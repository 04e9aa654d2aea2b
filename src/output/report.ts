import { ledgerOf, tokenDetailsOf } from '../api/ledger.ts'
import type { Row } from '../api/report.ts'
import { isWalletResult, type ScanResult, type TokenScanResult, type WalletScanResult } from '../api/scanner.ts'
import { chains } from '../chains/index.ts'
import { counted, grouped } from './amounts.ts'
import { namedHomoglyphs } from './homoglyphs.ts'
import { mark, type Paper, wrap } from './paint.ts'
import { partsOf, remarks } from './row-text.ts'
import { tokenName } from './stacked.ts'
import { disarmed, visible, visibleName } from './visible.ts'

type Fact = readonly [name: string, text: string]

/** What is known of a result besides what it says itself. */
export interface Circumstances {
  readonly row?: Row
  /** Origin of the service that was asked; null for the engine of this process. */
  readonly service?: string | null
}

/** One result for people: the verdict, the reasons, what was looked at. Says no more than the result does, whoever sent it. */
export function report(result: ScanResult, page: Paper & { readonly accessible?: boolean }, { row, service }: Circumstances = {}): string {
  const [kind, address] = isWalletResult(result)
    ? (['wallet', result.wallet_address] as const)
    : (['token', result.contract_address] as const)
  const chain = chains.find(({ id }) => id === result.chain_id)
  const subject = `${kind} on ${chain ? chain.name : row?.target ? visibleName(row.target.chain) : 'chain'} (${result.chain_id})`
  const facts: readonly Fact[] = [
    ...(row ? remarks(row).map(remark => ['Note', remark] as const) : []),
    ...(isWalletResult(result) ? activity(result, chain?.symbol) : market(result)),
    ...checked(result),
    ['Scanned', scanned(result, service ?? null)],
  ]
  const lines = page.accessible
    ? [
        `Level: ${visibleName(result.risk_level)}`,
        `Score: ${result.risk_score}`,
        `Subject: ${subject}`,
        `Address: ${visible(address)}`,
        ...reasons(result).map(({ tag, sentence }) => `Reason: [${tag}] ${sentence}`),
        ...(result.flags.length === 0 ? [`Reason: ${silence(result)}`] : []),
        ...facts.map(([name, text]) => `${name}: ${text}`),
      ]
    : [
        ...head(result, subject, page),
        `   ${visible(address)}`,
        '',
        ...why(result, page),
        '',
        ...facts.flatMap(fact => factLines(fact, page)),
      ]
  return disarmed(`${lines.join('\n')}\n`)
}

/** One line, or two where it would not fit. */
function head({ risk_level, risk_score }: ScanResult, subject: string, page: Paper): string[] {
  const score = `score ${risk_score}`
  const fits = `!! ${risk_level}   ${score}   ${subject}`.length <= page.width
  return fits ? [`${mark(risk_level, page)}   ${score}   ${subject}`] : [`${mark(risk_level, page)}   ${score}`, `   ${subject}`]
}

const reasons = ({ flags }: ScanResult) => flags.map(partsOf)

/** No reasons is said as what it is: silence of so many sources. */
function silence(result: ScanResult): string {
  const ledger = ledgerOf(result)
  const answered = ledger
    ? ledger.coverage.sources.filter(({ status }) => status === 'answered').length
    : isWalletResult(result)
      ? result.data_sources.length
      : undefined
  return answered === undefined ? 'no signals; the service does not say whom it asked' : `no signals from ${counted(answered, 'source')}`
}

/** The reasons, numbered, their tags aligned. */
function why(result: ScanResult, { chalk, width }: Paper): string[] {
  const parts = reasons(result)
  if (parts.length === 0) return wrap(silence(result), width - 11).map((line, at) => `${(at === 0 ? 'Why' : '').padEnd(11)}${line}`)
  const tagWidth = Math.max(...parts.map(({ tag }) => tag.length)) + 2
  const lead = 5 + tagWidth + 1
  return [
    'Why',
    ...parts.flatMap(({ tag, sentence }, at) => {
      const label = `[${tag}]`.padEnd(tagWidth)
      // on a narrow terminal the sentence starts below its tag
      const narrow = width - lead < 30
      const [line = sentence, ...lines] = wrap(sentence, narrow ? width - 5 : width - lead)
      const first = `  ${String(at + 1)}. ${chalk.cyan(label)}`
      if (narrow) return [first.trimEnd(), ...[line, ...lines].map(text => `     ${text}`)]
      return [`${first} ${line}`, ...lines.map(text => ' '.repeat(lead) + text)]
    }),
  ]
}

const factLines = ([name, text]: Fact, { chalk, width }: Paper): string[] =>
  wrap(text, width - 11).map((line, at) => `${chalk.dim((at === 0 ? name : '').padEnd(11))}${line}`)

const known = (value: number | null): string => (value === null ? 'unknown' : grouped(value))
/** "1 transaction", "2 transactions", "unknown transactions". */
const amount = (value: number | null, what: string): string => (value === null ? `unknown ${what}s` : counted(value, what))

function activity({ explorer_summary: summary }: WalletScanResult, symbol: string | undefined): Fact[] {
  const { tx_count, outbound_count, unique_contracts_interacted, balance_eth } = summary
  if ([tx_count, outbound_count, unique_contracts_interacted, balance_eth].every(value => value === null)) return [['Activity', 'unknown']]
  const balance = `${known(balance_eth)}${symbol === undefined ? '' : ` ${symbol}`}`
  const parts = [
    amount(tx_count, 'transaction'),
    `${known(outbound_count)} outbound`,
    amount(unique_contracts_interacted, 'contract'),
    `native balance ${balance}`,
  ]
  return [['Activity', parts.join(', ')]]
}

const percent = (tax: number | null): string => (tax === null ? 'not measured' : `${grouped(Math.round(tax * 1000) / 10)} %`)

function market(result: TokenScanResult): Fact[] {
  const data: TokenScanResult['token_data'] | undefined = tokenDetailsOf(result) && result.token_data
  if (!data) return []
  const { name, symbol, liquidity, trading } = data
  const pool = liquidity?.[0]
  const sale = trading?.sales.find(({ ok }) => ok)
  const depth =
    pool &&
    `${visibleName(pool.venue)}, against ${namedHomoglyphs(pool.quote)}${pool.usd === null ? '' : `, $${grouped(Math.round(pool.usd))}`}`
  const sold = sale ? `tax ${percent(sale.tax)}` : trading && trading.sales.length > 0 ? 'refused' : 'not tried'
  return [
    ['Token', tokenName(name, symbol)],
    ['Market', depth ?? (liquidity ? 'no pool found' : 'unknown')],
    ['Trading', trading ? `buy ${trading.buy.ok ? `tax ${percent(trading.buy.tax)}` : 'refused'}, sell ${sold}` : 'not simulated'],
  ]
}

/** Which questions were answered, and by whom. Sources that failed are named too: their silence is not good news. */
function checked(result: ScanResult): Fact[] {
  const ledger = ledgerOf(result)
  if (!ledger) return isWalletResult(result) ? [['Sources', result.data_sources.map(visibleName).join(', ') || 'none named']] : []
  const { checks, coverage } = ledger
  const open = checks.filter(({ outcome }) => outcome === 'unknown').length
  const words = { answered: undefined, failed: 'did not answer', silent: 'knows nothing', skipped: 'skipped' }
  const sources = coverage.sources.map(({ name, status }) => visibleName(name) + (words[status] === undefined ? '' : ` (${words[status]})`))
  return [
    ['Checked', `${coverage.judged} of ${coverage.total} questions${open > 0 ? `, ${open} without an answer` : ''}`],
    ['Sources', sources.join(', ')],
  ]
}

function scanned(result: ScanResult, service: string | null): string {
  const block = ledgerOf(result)?.block
  return [
    `${visible(result.scanned_at.slice(0, 19).replace('T', ' '))} UTC`,
    ...(block ? [`block ${grouped(block.number)}`] : []),
    ...(service === null ? [] : [`remote ${visible(service)}`]),
  ].join(', ')
}
