import { Hono } from 'hono'
import { type Chain, chains, parseAddress } from '../../chains/index.ts'
import { ChainvetError } from '../../errors.ts'
import { counted } from '../../output/amounts.ts'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import { takeOne } from '../burst.ts'
import { leaving } from '../cashier.ts'
import type { Parts, ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { tiers } from '../tiers.ts'
import { usageRecord } from '../usage.ts'
import type { Question } from '../verdicts.ts'
import { type Form, formOf } from './forms.ts'
import type { Guard, Visit } from './guard.ts'
import { onceField } from './keys.ts'
import { answer, notice, onwards, page, problem, proofField } from './layout.ts'
import { resultPage } from './result.ts'
import { sentence } from './words.ts'

/** What was filled in, to be shown again. */
interface Filled {
  readonly kind: string
  readonly chain: string
  readonly address: string
}

/** One address at a time. The call is charged as one of the API is; sending the form twice is one call. */
export function scanRoutes(parts: Parts, guard: Guard): Hono<ServiceEnv> {
  const { store, world } = parts
  const routes = new Hono<ServiceEnv>()

  const formPage = async (visit: Visit, filled: Filled, above: Markup, status = 200): Promise<Response> => {
    const usage = await store.quota.usage(visit.account.id)
    const { remaining, overage_calls: over } = usageRecord(usage)
    const cost =
      remaining > 0
        ? `${counted(remaining, 'call')} left this month.`
        : tiers[usage.tier].stops
          ? 'No call is left this month.'
          : `The pool is used up: ${counted(over, 'call')} beyond it so far.`
    const body = markup`${above}<p class="lede">A scan costs one call. ${cost}</p>${scanForm(visit, filled, onceField(world), above !== nothing)}`
    return answer(page({ title: 'Scan an address', place: 'scan', body }, visit), status)
  }

  routes.get(
    '/dashboard/scan',
    guard.reading(visit => formPage(visit, filledIn(formOf(new URL(visit.context.req.url).searchParams)), nothing)),
  )

  routes.post(
    '/dashboard/scan',
    guard.writing(async (visit, form) => {
      const filled = filledIn(form)
      const once = form.text('once')
      try {
        if (!/^[\w-]{16,64}$/.test(once)) throw new Refusal(400, 'The form did not arrive whole. Send it again.')
        const question = questionIn(filled)
        await takeOne(parts, 'scan', visit.digest)
        const order = { digest: visit.digest, question, repeat: `dashboard-${once}` }
        const { status, text } = await parts.cashier.charge(order, leaving(visit.context.env.outgoing))
        if (status === 404) return formPage(visit, filled, silent(question, detailIn(text)), 404)
        return await shownIn(visit, question, text)
      } catch (error) {
        if (error instanceof Refusal && error.status === 401) throw error
        const told = tellingOf(error)
        if (!told) throw error
        const { status, sentences, secret } = told
        return formPage(visit, secret ? { ...filled, address: '' } : filled, problem(sentences), status)
      }
    }),
  )

  /** The result has a page of its own in the history. Where it cannot be found there, it is shown as it came. */
  const shownIn = async (visit: Visit, { kind, chain, address }: Question, text: string): Promise<Response> => {
    const { account } = visit
    const newest = await store.history.page(account.id, { limit: 1, kind, chainId: chain.id, address }).catch(() => undefined)
    const id = newest?.entries[0]?.id
    const entry = id === undefined ? undefined : await store.history.entry(account.id, id).catch(() => undefined)
    if (entry?.result === text) return onwards(`/dashboard/history/${entry.id}`)
    return answer(resultPage({ kind, chainId: chain.id, address, result: text }, visit, { place: 'scan' }))
  }
  return routes
}

const filledIn = (form: Form): Filled => ({ kind: form.text('kind'), chain: form.text('chain'), address: form.text('address') })

function questionIn({ kind, chain: id, address: given }: Filled): Question {
  if (kind !== 'wallet' && kind !== 'token') throw new Refusal(400, 'Choose wallet or token.')
  const chain = chains.find(each => String(each.id) === id)
  if (!chain) throw new Refusal(400, 'Choose the chain that the address is on.')
  if (given === '') throw new Refusal(400, 'Give an address.')
  return { kind, chain, given, address: parseAddress(given, chain, { kind }) }
}

interface Telling {
  readonly status: number
  readonly sentences: readonly string[]
  /** What was given must not be shown again. */
  readonly secret: boolean
}

/** What went wrong, in words for somebody who sits before a form; nothing of it was charged. */
function tellingOf(error: unknown): Telling | undefined {
  if (!(error instanceof Refusal) && !(error instanceof ChainvetError)) return undefined
  const hint = error instanceof ChainvetError ? hints[error.code] : error.status === 502 ? 'Try again in a moment.' : undefined
  const sentences = [sentence(error.message), ...(hint === undefined ? [] : [hint]), free]
  return { status: error.status, sentences, secret: error.name === 'SecretRefusedError' }
}

const free = 'This cost nothing.'

const hints: Readonly<Record<string, string>> = {
  INVALID_ADDRESS: 'Check the chain, and copy the address again from where it came.',
  CHECKSUM_MISMATCH: 'A wrong capital letter usually means a typing error, sometimes a forged look-alike. Check the source.',
}

const detailIn = (text: string): string => {
  const read = JSON.parse(text) as { readonly detail?: unknown }
  return typeof read.detail === 'string' ? read.detail : 'It has no activity.'
}

const silent = ({ address }: Question, detail: string): Markup =>
  markup`${notice(markup`No score for <span class="mono">${address}</span>: <bdi>${detail}</bdi>.`)}<p>A wrong chain looks the same. This was an answer, so it cost one call.</p>`

function scanForm(visit: Visit, { kind, chain, address }: Filled, once: Markup, failed: boolean): Markup {
  const radio = (value: string, text: string): Markup =>
    markup`<label class="choice"><input type="radio" name="kind" value="${value}"${(kind === '' ? 'wallet' : kind) === value ? markup` checked` : nothing}>${text}</label>`
  return markup`<form class="form" method="post" action="/dashboard/scan">${proofField(visit)}${once}
<fieldset><legend>What is it?</legend>${radio('wallet', 'a wallet')}${radio('token', 'a token contract')}</fieldset>
<div><label class="label" for="chain">Chain</label><select id="chain" name="chain">${chainOptions(chain)}</select></div>
<div><label class="label" for="address">Address</label><input class="mono-in" id="address" name="address" value="${address}" required maxlength="512" spellcheck="false" autocapitalize="none" autocomplete="off" aria-describedby="address-hint${failed ? ' problem' : ''}"${failed ? markup` aria-invalid="true"` : nothing}><span class="hint" id="address-hint">Whole, as it is written on its chain. Never a private key or a recovery phrase.</span></div>
<div class="actions"><button class="primary">Scan</button></div></form>`
}

/** The chains as choices. */
export const chainOptions = (chosen: string, all: readonly Chain[] = chains): Markup =>
  markup`${all.map(({ id, name }) => markup`<option value="${id}"${String(id) === chosen ? markup` selected` : nothing}>${name}</option>`)}`
