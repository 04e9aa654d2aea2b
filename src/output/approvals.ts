import type { ApprovalsDocument } from '../api/approvals.ts'
import { counted } from './amounts.ts'
import { wrap } from './paint.ts'
import { table } from './table.ts'
import { asciiJson, visible, visibleName } from './visible.ts'

/** How approvals are drawn. */
export interface ApprovalsPage {
  /** Name of the chain. */
  readonly chain: string
  readonly width: number
  readonly ascii: boolean
  /** One fact a line, no box. */
  readonly accessible: boolean
}

type Item = ApprovalsDocument['approvals'][number]

export const approvalsJson = (document: ApprovalsDocument): string => `${asciiJson(document, 2)}\n`

/** Approvals for people: what may be taken and by whom, and below it the transaction that ends each. */
export function approvalsText(document: ApprovalsDocument, page: ApprovalsPage): string {
  const { approvals, unread, permit2_lockdown: lockdown } = document
  const sheet = [...heading(document, page), '']
  if (approvals.length > 0) {
    const drawn = page.accessible ? undefined : boxed(approvals, page)
    sheet.push(...(drawn ?? approvals.flatMap((item, at) => spoken(item, at))), '')
    sheet.push(...wrap('To take one back, the owner signs and sends this; chainvet has no key and does neither:', page.width))
    sheet.push(...approvals.flatMap((item, at) => revocation(item, at)))
    if (lockdown && approvals.filter(({ kind }) => kind === 'permit2').length > 1)
      sheet.push('all of Permit2 at once', ...callLines(lockdown))
    sheet.push('')
  }
  if (unread.length > 0) {
    sheet.push(`Not known, ${counted(unread.length, 'approval')}:`)
    for (const { kind, token, spender, reason } of unread)
      sheet.push(
        `  ${kinds[kind]}`,
        `     token ${visible(token.address)}`,
        `     spender ${visible(spender.address)}`,
        `     ${visible(reason)}`,
      )
    sheet.push('')
  }
  sheet.push(...wrap(`Finding: ${visible(document.finding.sentence)}`, page.width))
  return `${sheet.join('\n')}\n`
}

function heading({ wallet_address: wallet, approvals, block, history }: ApprovalsDocument, { chain, width }: ApprovalsPage): string[] {
  const from = `Read from blocks ${history.from_block} to ${history.to_block} (${history.sources.map(visible).join(', ')})`
  return [
    ...wrap(`${counted(approvals.length, 'live approval')} of ${visible(wallet)} on ${visible(chain)}`, width),
    ...wrap(`State of block ${block.number}, ${visible(block.timestamp)}. ${from}.`, width),
    ...(history.complete
      ? []
      : wrap(
          `INCOMPLETE: there may be others, from before or beside these. ${visible(history.reason ?? 'The rest was not read')}.`,
          width,
        )),
  ]
}

const kinds: Readonly<Record<Item['kind'], string>> = {
  erc20: 'allowance',
  permit2: 'Permit2',
  operator: 'collection',
  nft: 'one NFT',
}

/** The box, or `undefined` where it is wider than the page. */
function boxed(approvals: readonly Item[], { width, ascii }: ApprovalsPage): string[] | undefined {
  const rows = approvals.map((item, at) => [
    String(at + 1),
    kinds[item.kind],
    tokenIn(item),
    allowanceIn(item),
    atRiskIn(item),
    item.spender.address,
    spenderIn(item),
  ])
  const columns = [{ head: '#', align: 'right' as const }, 'KIND', 'TOKEN', 'MAY TAKE', 'AT RISK NOW', 'SPENDER', 'WHO IS']
  const lines = table(columns, rows, { ascii }).trimEnd().split('\n')
  const [border = ''] = lines
  return border.length <= width ? lines : undefined
}

const spoken = (item: Item, at: number): string[] => [
  `${at + 1}. ${kinds[item.kind]}: ${tokenIn(item)}`,
  `   May take: ${allowanceIn(item)}`,
  `   At risk now: ${atRiskIn(item)}`,
  `   Spender: ${visible(item.spender.address)}`,
  `   Who is: ${spenderIn(item)}`,
]

const revocation = ({ token, revoke }: Item, at: number): string[] => [`${at + 1}  token ${visible(token.address)}`, ...callLines(revoke)]

const callLines = ({ to, data, value, note }: Item['revoke']): string[] => [
  `   to ${visible(to)} value ${value}`,
  `   data ${visible(data)}`,
  ...(note === undefined ? [] : [`   note: ${visible(note)}`]),
]

/** A symbol proves nothing: whoever is not in the registry may only call himself so. */
const tokenIn = ({ token: { symbol, registered } }: Item): string =>
  symbol === null || symbol === '' ? 'no symbol' : `${visibleName(symbol)}${registered ? '' : ' (unregistered)'}`

const allowanceIn = ({ kind, unlimited, token_id: id, allowance, allowance_tokens: tokens, expires }: Item): string => {
  const until = expires === null ? '' : ` until ${expires}`
  if (kind === 'operator') return 'all pieces'
  if (kind === 'nft') return `piece ${visibleName(id ?? 'unknown')}`
  return `${unlimited ? 'unlimited' : inTokens(allowance, tokens)}${until}`
}

const atRiskIn = ({ at_risk: amount, at_risk_tokens: tokens }: Item): string => inTokens(amount, tokens)

const inTokens = (amount: string | null, tokens: string | null): string => tokens ?? (amount === null ? 'unknown' : `${amount} base units`)

function spenderIn({ spender: { kind, name, flagged, verified, labels } }: Item): string {
  const [accusation] = flagged ? labels.filter(({ category }) => category !== 'service' && category !== 'system') : []
  if (flagged) return `FLAGGED${accusation ? `, ${visibleName(accusation.list)}: ${visibleName(accusation.entity)}` : ''}`
  if (name !== null) return visibleName(name)
  const [label] = labels
  if (label) return `${visibleName(label.category)}: ${visibleName(label.entity)}`
  if (kind === 'account') return 'an account, not a contract'
  if (kind === 'delegated') return 'an account that borrows code'
  if (kind === 'unknown') return 'unknown'
  return verified === null ? 'a contract' : verified ? 'a contract, source published' : 'a contract, source not published'
}
