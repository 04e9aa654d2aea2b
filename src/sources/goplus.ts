import { z } from 'zod'
import { SourceError } from '../errors.ts'
import type { Findings } from '../evidence/evidence.ts'
import type { Accusation, Opinion } from '../evidence/opinion.ts'
import type { Refusal } from '../http.ts'
import { count, flag, fraction } from './quantities.ts'
import type { Ask } from './source.ts'

const name = 'GoPlus'
/** Where its interface lies. */
export const goplusBase = 'https://api.gopluslabs.io/api/v1'
/** About 30 requests a minute without a key (July 2026). */
const pace = 0.4

/** Fields of address_security that accuse, by what they accuse of. */
const addressFields = {
  sanctioned: 'sanctions',
  cybercrime: 'crime',
  money_laundering: 'crime',
  financial_crime: 'crime',
  darkweb_transactions: 'crime',
  phishing_activities: 'crime',
  stealing_attack: 'crime',
  blackmail_activities: 'crime',
  malicious_mining_activities: 'deception',
  fake_kyc: 'deception',
  fake_token: 'fake token',
  fake_standard_interface: 'deception',
  honeypot_related_address: 'honeypot',
  gas_abuse: 'deception',
  reinit: 'deception',
  mixer: 'mixer',
  blacklist_doubt: 'suspicion',
} as const satisfies Record<string, Accusation['kind']>

/** Fields of token_security that accuse. Powers of an owner are left out: chainvet executes those itself. */
const tokenFields = {
  is_honeypot: 'honeypot',
  cannot_sell_all: 'honeypot',
  is_airdrop_scam: 'deception',
  hidden_owner: 'hidden control',
  can_take_back_ownership: 'hidden control',
  owner_change_balance: 'hidden control',
  honeypot_with_same_creator: 'deception',
} as const satisfies Record<string, Accusation['kind']>

const flags = <Fields extends Record<string, string>>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map(field => [field, flag])) as Record<keyof Fields & string, typeof flag>

const envelope = z.looseObject({ code: z.number(), message: z.string().nullish(), result: z.unknown() })
const address = envelope.extend({ result: z.looseObject(flags(addressFields)).nullish() })
const holder = z.looseObject({ percent: fraction })
const tokenReport = z
  .looseObject({
    ...flags(tokenFields),
    // how many there are
    honeypot_with_same_creator: count.transform(found => (found === undefined ? undefined : found > 0)),
    is_open_source: flag,
    is_true_token: flag,
    holders: z.array(holder).nullish(),
  })
  // shares of holders cannot sum to more than the whole; a report that says so is not believed in the rest
  .refine(({ holders }) => (holders ?? []).reduce((sum, { percent }) => sum + (percent ?? 0), 0) <= 1.001)
const token = envelope.extend({ result: z.record(z.string(), tokenReport).nullish() })

/** Every answer comes with HTTP 200; the code tells. 1 is an answer, 2 an unfinished one, 4029 the rate limit. */
function refusalIn({ code }: { code: number }): Refusal | undefined {
  if (code === 1 || code === 2) return undefined
  if (code === 4029) return { code: 'RATE_LIMITED', problem: 'asks for fewer requests' }
  return { code: 'UPSTREAM_UNAVAILABLE', problem: `answered with its error ${code}` }
}

/** GoPlus Security: reports on addresses and tokens of EVM chains. Its zeros mean "not found", never "safe". */
export const goplus: Ask = async (subject, { http, signal }) => {
  const { chain, kind } = subject
  const lower = subject.address.toLowerCase()
  if (kind === 'wallet') {
    const url = new URL(`${goplusBase}/address_security/${lower}?chain_id=${chain.id}`)
    const { code, result } = await http({ source: name, url, schema: address, refusal: refusalIn, pace }, signal)
    const opinion = opinionOf(result ?? {}, addressFields, `/address_security/${lower}`, { looked: code === 1 })
    // a report without most of its fields is one that has not been made
    const enough = opinion.accusations.length > 0 || opinion.answered * 2 > Object.keys(addressFields).length
    return enough ? { known: { opinion } } : silent()
  }
  const url = new URL(`${goplusBase}/token_security/${chain.id}?contract_addresses=${lower}`)
  const { code, result } = await http({ source: name, url, schema: token, refusal: refusalIn, pace }, signal)
  const entries = Object.entries(result ?? {})
  const report = entries.find(([key]) => key.toLowerCase() === lower)?.[1]
  if (!report) {
    if (entries.some(([key]) => /^0x[0-9a-f]{40}$/i.test(key)))
      throw new SourceError({ source: name, code: 'BAD_RESPONSE', problem: 'answered for another address' })
    return silent()
  }
  const fake: Accusation[] = report.is_true_token === false ? [{ kind: 'fake token', fields: ['is_true_token: no'] }] : []
  // without the source the provider does not look, and its zeros say nothing
  const looked = code === 1 && report.is_open_source === true
  const opinion = opinionOf(report, tokenFields, `/token_security/${chain.id}`, { looked, also: fake })
  if (opinion.answered > 0) return { known: { opinion } }
  return silent(report.is_open_source === false ? 'does not look into a contract whose source is not published' : undefined)
}

const silent = (why = 'knows nothing of it'): Findings => ({ known: {}, missing: { opinion: `${name} ${why}` } })

function opinionOf(
  report: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Accusation['kind']>>,
  path: string,
  { looked, also = [] }: { looked: boolean; also?: readonly Accusation[] },
): Opinion {
  const said = Object.keys(fields).filter(field => typeof report[field] === 'boolean')
  const accusing = said.filter(field => report[field] === true)
  const kinds = [...new Set(accusing.map(field => fields[field]).filter(kind => kind !== undefined))]
  const accusations = [...kinds.map((kind): Accusation => ({ kind, fields: accusing.filter(field => fields[field] === kind) })), ...also]
  const result =
    accusations.length > 0 ? accusations.flatMap(accusation => accusation.fields).join(', ') : `${said.length} fields, none set`
  return {
    provider: name,
    accusations,
    answered: looked ? said.length + also.length : accusations.length,
    proofs: [{ source: name, method: `GET ${path}`, result }],
  }
}
