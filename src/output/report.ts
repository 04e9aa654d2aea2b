import { isWalletResult, type ScanResult, type TokenScanResult, type WalletScanResult } from '../api/scanner.ts'
import { chainById } from '../chains/index.ts'
import { mark, type Paper, wrap } from './paint.ts'
import { visible, visibleName } from './visible.ts'

/** One result for people: the verdict, the reasons, what was looked at. */
export function report(result: ScanResult, paper: Paper): string {
  const { chalk } = paper
  const [kind, address, details, subject] = isWalletResult(result)
    ? (['wallet', result.wallet_address, result.security_summary, activity(result)] as const)
    : (['token', result.contract_address, result.token_data, market(result)] as const)
  const chain = chainById(result.chain_id)
  const head = `${mark(result.risk_level, paper)}   score ${result.risk_score}   ${kind} on ${chain.name} (${chain.id})`
  const facts: (readonly [string, string])[] = [
    ...subject,
    ['Checked', checked(details)],
    ['Sources', sources(details)],
    ['Scanned', `${result.scanned_at.slice(0, 19).replace('T', ' ')} UTC${details.block ? `, block ${number(details.block.number)}` : ''}`],
  ]
  const lines = [
    head,
    `   ${visible(address)}`,
    '',
    ...why(result.flags, details.coverage.sources.filter(({ status }) => status === 'answered').length, paper),
    '',
    ...facts.flatMap(([name, text]) =>
      wrap(text, paper.width - 11).map((line, at) => `${chalk.dim((at === 0 ? name : '').padEnd(11))}${line}`),
    ),
  ]
  return `${lines.join('\n')}\n`
}

/** The reasons, numbered, their tags aligned. No reasons is said as what it is: silence of so many sources. */
function why(flags: readonly string[], answered: number, { chalk, width }: Paper): string[] {
  if (flags.length === 0) return [`Why        no signals from ${answered} source${answered === 1 ? '' : 's'}`]
  const parts = flags.map(flag => /^\[([^\]]+)\] (.*)$/s.exec(flag) ?? ['', '?', flag])
  const tagWidth = Math.max(...parts.map(([, tag = '']) => visible(tag).length)) + 2
  const lead = 5 + tagWidth + 1
  return [
    'Why',
    ...parts.flatMap(([, tag = '', sentence = ''], at) => {
      const label = `[${visible(tag)}]`.padEnd(tagWidth)
      // on a narrow terminal the sentence starts below its tag
      const narrow = width - lead < 30
      const lines = wrap(visible(sentence), narrow ? width - 5 : width - lead)
      const first = `  ${String(at + 1)}. ${chalk.cyan(label)}`
      if (narrow) return [first.trimEnd(), ...lines.map(line => `     ${line}`)]
      return [`${first} ${lines[0] ?? ''}`, ...lines.slice(1).map(line => ' '.repeat(lead) + line)]
    }),
  ]
}

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 8 })
const known = (value: number | null): string => (value === null ? 'unknown' : number(value))

/** "1 transaction", "2 transactions", "unknown transactions". */
const counted = (value: number | null, what: string): string => `${known(value)} ${what}${value === 1 ? '' : 's'}`

function activity({ explorer_summary: summary, chain_id }: WalletScanResult): (readonly [string, string])[] {
  const { tx_count, outbound_count, unique_contracts_interacted, balance_eth } = summary
  const { symbol } = chainById(chain_id)
  return [
    [
      'Activity',
      `${counted(tx_count, 'transaction')}, ${known(outbound_count)} outbound, ${counted(unique_contracts_interacted, 'contract')}, native balance ${known(balance_eth)} ${symbol}`,
    ],
  ]
}

const percent = (tax: number | null): string => (tax === null ? 'not measured' : `${number(Math.round(tax * 1000) / 10)} %`)

function market({ token_data: data }: TokenScanResult): (readonly [string, string])[] {
  const pool = data.liquidity?.[0]
  const name = `${data.name === null ? 'no name' : visibleName(data.name)} (${data.symbol === null ? 'no symbol' : visibleName(data.symbol)})`
  const { trading } = data
  const sale = trading?.sales.find(({ ok }) => ok)
  return [
    ['Token', name],
    [
      'Market',
      pool
        ? `${pool.venue}, against ${visibleName(pool.quote)}${pool.usd === null ? '' : `, $${number(Math.round(pool.usd))}`}`
        : data.liquidity
          ? 'no pool found'
          : 'unknown',
    ],
    [
      'Trading',
      trading
        ? `buy ${trading.buy.ok ? `tax ${percent(trading.buy.tax)}` : 'refused'}, sell ${sale ? `tax ${percent(sale.tax)}` : trading.sales.length > 0 ? 'refused' : 'not tried'}`
        : 'not simulated',
    ],
  ]
}

function checked({ checks, coverage }: WalletScanResult['security_summary'] | TokenScanResult['token_data']): string {
  const open = checks.filter(({ outcome }) => outcome === 'unknown').length
  return `${coverage.judged} of ${coverage.total} questions${open > 0 ? `, ${open} without an answer` : ''}`
}

/** Sources that failed are named too: their silence is not good news. */
function sources({ coverage }: WalletScanResult['security_summary'] | TokenScanResult['token_data']): string {
  return coverage.sources
    .map(({ name, status }) =>
      status === 'answered' ? name : `${name} (${status === 'failed' ? 'did not answer' : status === 'silent' ? 'knows nothing' : status})`,
    )
    .join(', ')
}
