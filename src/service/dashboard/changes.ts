import type { Addition, Breakdown } from '../../api/explanation.ts'
import type { ScanResult } from '../../api/scanner.ts'
import { counterfactual } from '../../engine/counterfactual.ts'
import { type Markup, markup, nothing } from '../../output/html/markup.ts'
import { levelBadge } from './words.ts'

/** The smallest change that would lower the level, and what would raise it. */
export function changes(result: ScanResult): Markup {
  const found = counterfactual(result)
  if (found.kind === 'none') return markup`<p>This cannot be told: ${found.why}.</p>`
  if (found.unplayed !== null) return markup`<p>This cannot be told: ${found.unplayed}.</p>`
  return markup`<ul class="steps-to"><li>${downwards(found)}</li>${upwards(found).map(line => markup`<li>${line}</li>`)}</ul>`
}

function downwards({ level, down }: Breakdown): Markup {
  if (level === 'LOW') return markup`Down: LOW is the lowest level.`
  if (!down) return markup`Down: nothing that could be cleared here is enough to leave ${level}.`
  const { clear, complete, score, level: then, smallest } = down
  const steps = [
    ...(clear.length === 0 ? [] : [markup`were ${listed(clear)} clear`]),
    ...(complete.length === 0
      ? []
      : [markup`had ${listed(complete)} run to ${complete.length === 1 ? 'its end' : 'their ends'} without a finding`]),
  ]
  return markup`Down: ${steps.flatMap((step, at) => (at === 0 ? [step] : [', and ', step]))}, the score would be ${score}, ${levelBadge(then)}.${smallest ? nothing : ' There may be a smaller change.'}`
}

/** Checks without an answer that are named; the rest are counted. */
const mostOpen = 5

function upwards({ level, up, open }: Breakdown): readonly Markup[] {
  if (level === 'CRITICAL') return [markup`Up: CRITICAL is the highest level.`]
  if (!up) return [markup`Up: no single finding is enough to rise above ${level}.`]
  const more = open.length > mostOpen ? `, and ${open.length - mostOpen} more` : ''
  const unanswered =
    open.length === 0
      ? []
      : [
          markup`Up: a bad answer of a check that has none today: ${open.slice(0, mostOpen).flatMap((each, at) => (at === 0 ? [told(each)] : ['; ', told(each)]))}${more}.`,
        ]
  if (up.now === 'unknown') return unanswered
  return [...unanswered, markup`Up: ${told(up)}, which ${up.now === 'clear' ? 'is clear' : 'was not asked'} today.`]
}

const told = ({ id, row, score, level }: Addition): Markup => markup`<code>${id}</code> (${row}), to ${score}, ${levelBadge(level)}`

const listed = (names: readonly string[]): Markup =>
  markup`${names.flatMap((name, at) => [at === 0 ? '' : at === names.length - 1 ? ' and ' : ', ', markup`<code>${name}</code>`])}`
