import type { DataStatus, DataUpdate } from '../api/data.ts'
import type { Paper } from './paint.ts'
import { table } from './table.ts'
import { visible, visibleName } from './visible.ts'

interface Shape {
  readonly ascii: boolean
  readonly accessible: boolean
}

/** The state of the lists for people: where they are, how old each is, and what that means for a scan. */
export function statusText(status: DataStatus, { chalk, width }: Paper, { ascii, accessible }: Shape): string {
  const lines = [
    `Lists: ${visible(status.file)} (${status.origin === 'user' ? 'fetched by data update' : 'those of the program'})`,
    `SHA-256: ${status.sha256}, ${status.bytes} bytes`,
    ...(status.problem === null ? [] : [chalk.red(`${visible(status.user_file ?? 'Your file')} is not read: ${visible(status.problem)}`)]),
  ]
  const rows = listRows(status)
  const boxed = accessible
    ? ''
    : table(['LIST', 'FAMILY', { head: 'ENTRIES', align: 'right' }, 'AS OF', { head: 'DAYS', align: 'right' }, 'FROM', ''], rows, { ascii })
  const fits = boxed !== '' && boxed.indexOf('\n') <= width
  const body = fits ? boxed : rows.map(stacked).join('')
  const end = status.too_old
    ? `A list of sanctions is too old: a scan that rests on it cannot end in LOW.\n  Fetch new ones: chainvet data update\n`
    : 'The lists of sanctions are young enough for every scan.\n'
  return `${lines.join('\n')}\n\n${body}\n${end}`
}

const listRows = ({ lists }: DataStatus): string[][] =>
  lists.map(({ name, family, entries, as_of, age_days, host, issued_on, too_old, fixed }) => [
    name,
    family,
    String(entries),
    as_of,
    String(age_days),
    host === null ? 'the program' : issued_on === null ? host : `${host}, issued ${issued_on}`,
    too_old ? 'too old' : fixed ? 'orders, final' : '',
  ])

const stacked = ([name = '', family = '', entries = '', asOf = '', days = '', from = '', remark = '']: readonly string[]): string =>
  `${visible(name)} (${family}): ${entries} entries, as of ${asOf}, ${days} days old, from ${visible(from)}${remark === '' ? '' : `; ${remark}`}\n`

/** What an update did, list by list, with examples. */
export function updateText({ sources, dry_run, written, file }: DataUpdate, { chalk }: Paper): string {
  const parts = sources.map(source => {
    const { list, state, problem, before, after, as_of, issued_on, added, delisted, left_out } = source
    const dates = as_of === null ? '' : `, as of ${as_of}${issued_on === null ? '' : ` (issued ${issued_on})`}`
    const size = before === null || after === null ? '' : ` ${before} -> ${after} addresses${dates}`
    const mark =
      state === 'kept'
        ? chalk.red('not updated, the list stays as it was')
        : state === 'added'
          ? 'added to, from a copy without dates;'
          : state
    const omitted = [
      ...(left_out.other_chains > 0 ? [`${left_out.other_chains} of other chains`] : []),
      ...(left_out.everybodys > 0 ? [`${left_out.everybodys} that are tokens, services or nobody's`] : []),
    ]
    return [
      `${visible(list)}: ${mark}${size}`,
      ...(problem === null ? [] : [`  ${chalk.yellow(visible(problem))}`]),
      ...exampleLines('+', 'added', added),
      ...exampleLines('-', 'taken back', delisted),
      ...(omitted.length === 0 ? [] : [`  left out: ${omitted.join(', ')}`]),
    ].join('\n')
  })
  const end = written
    ? `Written: ${visible(file)}`
    : dry_run
      ? 'Nothing was written (--dry-run).'
      : 'Nothing was written: there is nothing new that could be used.'
  return `${parts.join('\n')}\n${end}\n`
}

function exampleLines(sign: string, what: string, { count, examples }: DataUpdate['sources'][number]['added']): string[] {
  if (count === 0) return []
  const rest = count - examples.length
  return [
    `  ${count} ${what}:`,
    ...examples.map(({ address, entity, programme, listed_on }) => {
      const facts = [
        visibleName(entity),
        ...(programme === null ? [] : [visibleName(programme)]),
        ...(listed_on === null ? [] : [`since ${listed_on}`]),
      ]
      return `    ${sign} ${visible(address)}  ${facts.join(', ')}`
    }),
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ]
}
