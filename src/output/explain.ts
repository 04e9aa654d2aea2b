import { stripVTControlCharacters } from 'node:util'
import type { Addition, Breakdown, Contribution, Counterfactual, Explanation } from '../api/explanation.ts'
import type { ScanResult } from '../api/scanner.ts'
import { mark, type Paper, wrap } from './paint.ts'
import { visible, visibleName } from './visible.ts'

/** A page that may be limited to ASCII; where nobody says, it is. */
type Sheet = Paper & { readonly ascii?: boolean }

/** Below this many columns things that stand side by side stand below one another. */
const narrow = 72

const indented = (text: string, by: number, { width }: Paper): string[] =>
  wrap(visible(text), width - by).map(line => `${' '.repeat(by)}${line}`)

/** Text beside its name, which stands on the first line only; below it where there is little room. */
function labelled(name: string, text: string, paper: Paper): string[] {
  const { chalk, width } = paper
  if (width < narrow) return [chalk.dim(name), ...indented(text, 2, paper)]
  return wrap(visible(text), width - 11).map((line, at) => `${chalk.dim((at === 0 ? name : '').padEnd(11))}${line}`)
}

/** Every signal by kind of subject: what it can add at most, what proves it, and what it asks. */
export function signalsText(explanations: readonly Explanation[], model: string, paper: Paper): string {
  const { chalk, width } = paper
  const wide = Math.max(...explanations.map(({ id }) => id.length))
  const rowOf = (explanation: Explanation): string[] => {
    const { id, question } = explanation
    const strength = strongest(explanation, paper)
    const sources = [...new Set(explanation.proof.flatMap(({ sources }) => sources))]
    const proof = sources.length > 2 ? `${sources[0]} + ${sources.length - 1} more` : sources.join(' + ')
    const head =
      width < narrow
        ? [`  ${chalk.bold(id)}`, `    ${strength.text}  ${proof}`]
        : [`  ${chalk.bold(id)}${' '.repeat(wide - id.length)}  ${strength.text}${' '.repeat(16 - strength.length)}  ${proof}`]
    return [...head, ...indented(question, 4, paper)]
  }
  const kinds = (['wallet', 'token'] as const).map(kind => ({ kind, of: explanations.filter(each => each.kind === kind) }))
  const lines = [
    ...wrap(`Signals, the score each alone can lead to (model ${visible(model)}), and the sources that prove it.`, width),
    ...kinds.flatMap(({ kind, of }) => (of.length === 0 ? [] : ['', chalk.bold(`${kind} (${of.length})`), ...of.flatMap(rowOf)])),
    '',
    ...limitLines(explanations, paper),
    ...wrap('How each is weighed, verified by hand and cleared: chainvet explain SIGNAL', width),
  ]
  return `${lines.join('\n')}\n`
}

/** What no scan can show, once for each family of chains. */
function limitLines(explanations: readonly Explanation[], paper: Paper): string[] {
  const limits = new Map(explanations.flatMap(({ limits }) => limits.map(limit => [`${limit.family} ${limit.name}`, limit] as const)))
  if (limits.size === 0) return []
  return [
    paper.chalk.bold('What no scan shows'),
    ...[...limits.values()].flatMap(({ family, name, why }) => indented(`${spelled(family)}, ${name}: ${why}`, 2, paper)),
    '',
  ]
}

/** "100 !! CRITICAL", and its length without colours. */
function strongest({ rows }: Explanation, paper: Paper): { readonly text: string; readonly length: number } {
  const [top] = [...rows].sort((a, b) => b.solo - a.solo)
  if (!top?.level) return { text: 'note, 0 points', length: 14 }
  const text = `${String(top.solo).padStart(3)} ${mark(top.level, paper)}`
  return { text, length: stripVTControlCharacters(text).length }
}

/** One signal in full. */
export function explanationText(explanation: Explanation, model: string, paper: Paper): string {
  const { chalk, width } = paper
  const { id, question, why, proof, decisive, rows, verify, repeat, remedy, families } = explanation
  const lines = [
    chalk.bold(id),
    ...wrap(question, width),
    '',
    ...labelled('Why', why, paper),
    ...labelled('Proved by', `${proved(proof)}.`, paper),
    ...labelled('Asked on', `${families.map(spelled).join(', ')}.`, paper),
    ...labelled('Decisive', decisiveNote(decisive), paper),
    '',
    chalk.bold('Weights'),
    ...rows.flatMap(row => weightLines(row, paper)),
    ...indented(`${tierNote(rows)} (model ${visible(model)}).`, 2, paper),
    '',
    chalk.bold('Verify by hand'),
    ...indented(verify, 2, paper),
    '',
    chalk.bold('Repeat the evidence'),
    ...repeat.flatMap(({ says, lines }) => [...indented(says, 2, paper), ...lines.map(line => `    ${visible(line)}`)]),
    '',
    chalk.bold('How an owner clears it'),
    ...indented(remedy, 2, paper),
    ...explanation.elsewhere.flatMap(other => elsewhereLines(other, paper)),
  ]
  return `${lines.join('\n')}\n`
}

const proved = (proof: Explanation['proof']): string => proof.map(({ means, sources }) => `${means} (${sources.join(', ')})`).join('; and ')

const names: Readonly<Record<string, string>> = { evm: 'EVM chains', xrp: 'XRP' }
const spelled = (family: string): string => names[family] ?? family.charAt(0).toUpperCase() + family.slice(1)

/** What is other on some chains, below what holds on all the rest. */
function elsewhereLines({ families, proof, decisive, verify, remedy }: Explanation['elsewhere'][number], paper: Paper): string[] {
  return [
    '',
    paper.chalk.bold(`On ${families.map(spelled).join(', ')}`),
    ...labelled('Proved by', `${proved(proof)}.`, paper),
    ...labelled('Decisive', decisiveNote(decisive), paper),
    ...labelled('Verify', verify, paper),
    ...labelled('Clear', remedy, paper),
  ]
}

function weightLines({ row, solo, level, tier, group, decibans, source }: Explanation['rows'][number], paper: Paper): string[] {
  const weight =
    level === null
      ? `${row}: no points, a note; group ${group}`
      : `${row}: alone ${solo} (${level}), tier ${tier}, group ${group}, ${decibans.toFixed(1)} decibans`
  return [...indented(weight, 2, paper), ...indented(`from: ${source}`, 4, paper)]
}

const decisiveNote = (decisive: readonly string[]): string =>
  decisive.length === 0
    ? 'no: without its evidence the check is unknown, and the scan says so.'
    : `its evidence is that of the check ${decisive.map(name => `"${name}"`).join(' and ')}: while that is missing, a scan cannot be LOW.`

/** Where the tiers of the rows end, and what a group is for; without the full stop. */
function tierNote(rows: Explanation['rows']): string {
  const caps = new Map(rows.filter(({ level }) => level !== null).map(({ tier, cap }) => [tier, cap]))
  if (caps.size === 0) return 'A note never changes a score'
  const ends = [...caps].map(([tier, cap]) => `tier ${tier} at ${cap}`).join(', ')
  return `The best finding of a scan caps its score: ${ends}. Of the findings of a group only the strongest counts`
}

/**
 * How the score comes about, as a sum, and what would change the level. `counterfactual` is that of the result. Bars are
 * of ASCII characters unless the sheet says that others may be used.
 */
export function contributionsText({ risk_score }: Pick<ScanResult, 'risk_score'>, counterfactual: Counterfactual, sheet: Sheet): string {
  const head = `How ${risk_score} comes about`
  if (counterfactual.kind === 'none') return `${hung(`${head} cannot be shown: `, `${counterfactual.why}.`, sheet).join('\n')}\n`
  const { contributions, unplayed, missing } = counterfactual
  const changes = unplayed === null ? [...downwards(counterfactual, sheet), ...upwards(counterfactual, sheet)] : []
  const raised = contributions.some(({ kind }) => kind === 'check')
  const lines = [
    sheet.chalk.bold(head),
    ...sum(contributions, sheet),
    `${String(risk_score).padStart(6)}  sum`,
    '',
    ...(missing.length === 0
      ? []
      : hung('Did not run: ', `${missing.map(({ check, reason }) => `"${check}" (${reason})`).join(', ')}.`, sheet)),
    ...changes,
    ...(unplayed === null ? [] : hung('What would change the level cannot be told: ', `${unplayed}.`, sheet)),
    ...(raised ? hung('How to verify and clear one: ', 'chainvet explain SIGNAL', sheet) : []),
  ]
  return `${lines.join('\n')}\n`
}

const barWidth = 12

/** One line each: points, a bar beside the largest, the check and its sentence; a narrow sheet has no bars. */
function sum(contributions: readonly Contribution[], sheet: Sheet): string[] {
  const { chalk, width, ascii = true } = sheet
  const checks = contributions.filter(({ kind }) => kind !== 'base')
  const most = Math.max(1, ...checks.map(({ points }) => points))
  const names = Math.max(0, ...checks.map(contribution => nameOf(contribution).length))
  const side = 8 + barWidth + 2 + names + 2
  return contributions.flatMap(contribution => {
    const points = `${String(contribution.points).padStart(6)}  `
    const text = sentenceOf(contribution)
    if (contribution.kind === 'base')
      return wrap(`base: ${text}`, width - 8).map((line, at) => `${at === 0 ? points : ' '.repeat(8)}${line}`)
    const bar = (ascii ? '#' : '\u2588').repeat(Math.ceil((contribution.points / most) * barWidth)).padEnd(barWidth)
    const name = nameOf(contribution)
    if (width - side >= 30) {
      const [first, ...rest] = wrap(text, width - side)
      return [`${points}${chalk.dim(bar)}  ${chalk.cyan(name.padEnd(names))}  ${first}`, ...rest.map(line => ' '.repeat(side) + line)]
    }
    return [
      `${points}${width < narrow ? '' : `${chalk.dim(bar)}  `}${chalk.cyan(name)}`,
      ...wrap(text, width - 8).map(line => `${' '.repeat(8)}${line}`),
    ]
  })
}

const nameOf = ({ kind, id }: Contribution): string => (kind === 'check' && id !== null ? visibleName(id) : kind)

/** What is worth 21 points is not always 21 points less without it: others move up, and a cap may fall. */
const sentenceOf = ({ points, sentence, without }: Contribution): string =>
  `${visible(sentence)}${points > 0 && without !== null ? ` Without it: ${without}.` : ''}`

/** Text behind a lead; further lines are indented. */
const hung = (lead: string, text: string, { width }: Paper): string[] =>
  wrap(lead + visible(text), width - 2).map((line, at) => (at === 0 ? line : `  ${line}`))

function downwards({ level, down }: Breakdown, sheet: Sheet): string[] {
  if (level === 'LOW') return hung('', 'LOW is the lowest level.', sheet)
  if (!down) return hung(`To leave ${level}: `, 'nothing that could be cleared here is enough.', sheet)
  const { clear, complete, score, smallest } = down
  const steps = [
    ...(clear.length === 0 ? [] : [`clear ${clear.join(' and ')}`]),
    ...(complete.length === 0 ? [] : [`run ${complete.map(name => `"${name}"`).join(' and ')} without a finding`]),
  ]
  const others = smallest ? '' : ' There may be a smaller change.'
  return hung(`To leave ${level}: `, `${steps.join(', and ')}. Then the score is ${score}, ${down.level}.${others}`, sheet)
}

/** Names of unanswered checks that are shown; the rest are counted. */
const mostOpen = 5

function upwards({ level, up, open }: Breakdown, sheet: Sheet): string[] {
  if (level === 'CRITICAL') return hung('', 'CRITICAL is the highest level.', sheet)
  const lead = `To rise above ${level}: `
  if (!up) return hung(lead, 'no single finding is enough.', sheet)
  const shown = open.slice(0, mostOpen).map(told)
  const more = open.length > mostOpen ? `, and ${open.length - mostOpen} more` : ''
  return [
    ...(open.length === 0 ? [] : hung(lead, `a bad answer of one that has none today: ${shown.join(', ')}${more}.`, sheet)),
    ...(up.now === 'unknown'
      ? []
      : hung(
          open.length === 0 ? lead : 'Or a change: ',
          `${told(up)}, which ${up.now === 'clear' ? 'is clear' : 'was not asked'} today.`,
          sheet,
        )),
  ]
}

/** "token/age "day" (40, MEDIUM)" */
const told = ({ id, row, score, level }: Addition): string => `${id} "${row}" (${score}, ${level})`
