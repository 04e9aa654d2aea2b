import { htmlOf, type Markup, markup, nothing } from '../../output/html/markup.ts'
import { assets } from './assets.ts'
import type { Visit } from './guard.ts'

/** What stands in a page. */
export interface Sheet {
  /** Its heading, and the beginning of the title of the window. */
  readonly title: string
  /** Where it belongs in the navigation. */
  readonly place?: Place
  readonly body: Markup
  /** Seconds after which a browser without script loads the page again. */
  readonly again?: number
}

const places = [
  ['usage', '/dashboard', 'Usage'],
  ['scan', '/dashboard/scan', 'Scan'],
  ['history', '/dashboard/history', 'History'],
  ['batches', '/dashboard/batches', 'Batches'],
  ['keys', '/dashboard/keys', 'Keys'],
] as const

type Place = (typeof places)[number][0]

/**
 * Nothing is loaded but the three files of `assets.ts`, nothing runs inline, forms go nowhere else, no page stands in a frame, and
 * no script can turn text into markup.
 */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** What every page is sent with. With `same-origin` a browser says where a form comes from, and no other host hears of addresses. */
const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  Vary: 'Cookie',
}

/** A whole page. Without a visit it is one for strangers: it has no navigation. */
export function page({ title, place, body, again }: Sheet, visit?: Pick<Visit, 'account' | 'proof'>): string {
  return htmlOf(markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} - chainvet</title>
<link rel="icon" href="${assets.icon.path}">
<link rel="stylesheet" href="${assets.style.path}">
<script src="${assets.script.path}" defer></script>
${again === undefined ? nothing : markup`<noscript><meta http-equiv="refresh" content="${again}"></noscript>`}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header><div class="bar-top"><p class="brand"><a href="/dashboard"><strong>chainvet</strong></a></p>${visit ? navigation(place) : nothing}${visit ? who(visit) : nothing}</div></header>
<main id="main" tabindex="-1">
<h1>${title}</h1>
${body}
</main>
<footer><p>Times are UTC. A score is no promise: look at the evidence before money moves.</p></footer>
</body>
</html>
`)
}

const navigation = (place: Place | undefined): Markup =>
  markup`<nav aria-label="Dashboard"><ul>${places.map(
    ([name, path, title]) => markup`<li><a href="${path}"${name === place ? markup` aria-current="page"` : nothing}>${title}</a></li>`,
  )}</ul></nav>`

const who = ({ account, proof }: Pick<Visit, 'account' | 'proof'>): Markup =>
  markup`<div class="who"><bdi>${account.name}</bdi><form method="post" action="/dashboard/sign-out">${proofField({ proof })}<button class="quiet">Sign out</button></form></div>`

/** Stands in every form of a session. */
export const proofField = ({ proof }: Pick<Visit, 'proof'>): Markup => markup`<input type="hidden" name="proof" value="${proof}">`

/** Something went wrong, and what can be done. */
export const problem = (sentences: readonly (string | Markup)[], id = 'problem'): Markup =>
  markup`<div class="problem" role="alert" id="${id}">${sentences.map(sentence => markup`<p>${sentence}</p>`)}</div>`

export const notice = (sentence: string | Markup): Markup => markup`<div class="notice" role="status"><p>${sentence}</p></div>`

/** An answer that is a page. */
export const answer = (html: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(html, { status, headers: { ...pageHeaders, ...headers } })

/** Leads on after something was done, so that a reload does not do it again. */
export const onwards = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
