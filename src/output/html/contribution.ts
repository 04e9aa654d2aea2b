import { addsUp, type Ledger } from '../../api/ledger.ts'
import type { Entry } from './keep.ts'
import { type Markup, markup, nothing, trusted } from './markup.ts'
import { fine, scale, thresholds } from './overview.ts'

/** One part of a score. */
interface Part {
  readonly points: number
  readonly name: string
  readonly says: string
  readonly tone: string
}

/** What every scan begins with, in every version of our model. */
const base = 5

function partsOf({ checks, coverage }: Ledger): Part[] {
  const raised = checks.filter(({ outcome, points }) => outcome === 'raised' || points > 0).sort((a, b) => b.points - a.points)
  return [
    { points: base, name: 'base', says: 'Where every scan begins.', tone: 's0' },
    ...raised.map(({ points, id, sentence }, at) => ({ points, name: id, says: sentence, tone: `s${(at % 6) + 1}` })),
    ...(coverage.points > 0 || coverage.missing.length > 0
      ? [
          {
            points: coverage.points,
            name: 'coverage',
            says: `Not known: ${coverage.missing.map(({ check, reason }) => `${check} (${reason})`).join('; ')}. A score without a decisive check is never below 25.`,
            tone: 'gap',
          },
        ]
      : []),
  ]
}

/** The score as a bar of its parts. Parts that do not add up are listed and not drawn: such a picture would be a lie. */
export function contribution({ n }: Entry, ledger: Ledger, score: number): Markup {
  const parts = partsOf(ledger)
  const whole = addsUp(ledger, score)
  const drawn = whole ? bar(n, parts, score) : nothing
  const complaint = whole
    ? nothing
    : markup`<p class="callout">The parts this result names do not add up to its score of ${score}; they are listed as they came.</p>`
  return markup`<figure class="parts">${drawn}${complaint}<table class="plain"><caption class="sr">Parts of the score: points, part, reason</caption><tbody>${parts.map(
    ({ points, name, says, tone }) =>
      markup`<tr><td class="num" data-points="${points}">+${points}</td><th scope="row" class="k-${points === 0 ? 'none' : tone}"><code>${name}</code></th><td><bdi>${says}</bdi></td></tr>`,
  )}</tbody><tfoot><tr><td class="num">${score}</td><th scope="row">score</th><td>${whole ? 'of 100' : ''}</td></tr></tfoot></table></figure>`
}

function bar(n: number, parts: readonly Part[], score: number): Markup {
  let from = 0
  const segments = parts.map(({ points, tone }) => {
    const x = from
    from += points
    return points === 0 ? nothing : markup`<rect class="f-${tone}" x="${fine(x)}%" y="6" width="${points}%" height="20"/>`
  })
  const words = parts.map(({ points, name }) => `${name} ${points}`).join(' + ')
  return markup`<svg class="bar" role="img" aria-labelledby="c${n}t" aria-describedby="c${n}d" width="100%" height="60"><title id="c${n}t">How the score of ${score} comes about</title><desc id="c${n}d">${words} = ${score}.</desc>${track}${segments}${rule}</svg>`
}

const track = trusted('<rect class="track" x="0" y="6" width="100%" height="20"/>')
/** The scale under every bar, written once in the page and used by all. */
export const sharedScale = markup`<g id="scale">${thresholds(2, 32)}${scale(45)}</g>`
const rule = trusted('<use href="#scale"/>')
