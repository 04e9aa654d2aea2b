import type { Entry } from './help.ts'

interface ExitCode {
  readonly code: number
  /** One or two words, for the line under a help text. */
  readonly name: string
  readonly when: string
  /** Whether the same command line may fare better later. */
  readonly retry: string
}

/** What the program can end with, a compatibility promise. Where several are true, {@link precedence} decides. */
export const exitCodes: readonly ExitCode[] = [
  {
    code: 0,
    name: 'ok',
    when: 'Everything asked for was done, every target has a score or may go without, the gate is clear.',
    retry: '-',
  },
  { code: 1, name: 'internal', when: 'A bug, a full disk, an output that cannot be written. Never a verdict.', retry: 'maybe' },
  {
    code: 2,
    name: 'usage',
    when: 'A flag, address, chain, configuration or ignore file is wrong, or the input is missing or empty. Nothing was scanned.',
    retry: 'no',
  },
  { code: 4, name: 'key', when: 'The service has no key from you, or refuses it.', retry: 'no' },
  { code: 5, name: 'try again', when: 'A rate limit, a source that is down, the network, a timeout; nothing has a score.', retry: 'yes' },
  {
    code: 6,
    name: 'quota',
    when: 'The calls of the month are used up, overage is not allowed, or --max-calls was reached.',
    retry: 'next month',
  },
  {
    code: 8,
    name: 'incomplete',
    when: 'The run ended and at least one target has no score: no activity, a source that is down, a bad row, an unknown level.',
    retry: 'maybe',
  },
  { code: 20, name: 'gate', when: 'At least one result is at or above the gate (--fail-on, --fail-on-score).', retry: 'no' },
  { code: 130, name: 'interrupted', when: 'Ctrl-C (SIGINT). What was done is written.', retry: '--resume' },
  { code: 143, name: 'terminated', when: 'SIGTERM. What was done is written.', retry: '--resume' },
  { code: 141, name: 'reader gone', when: 'The program that read the output closed it.', retry: '-' },
]

/** A CRITICAL that was found is a verdict, even if row 900 timed out. */
export const precedence = '130, 143 and 141 win over 20, which wins over 4, then 6, 5 and 8.'

/** The codes that a script meets, in one line. */
export const exitCodeLine = `Exit codes: ${exitCodes
  .filter(({ code }) => code !== 1 && code < 100)
  .map(({ code, name }) => `${code} ${name}`)
  .join('  ')}   (chainvet help exit-codes)`

/** The table as terms and what they mean. */
export const exitCodeEntries = (): readonly Entry[] =>
  exitCodes.map(({ code, name, when, retry }) => [
    `${String(code).padStart(3)}  ${name}`,
    retry === '-' ? when : `${when} Retry helps: ${retry}.`,
  ])
