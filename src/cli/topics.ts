import { wrap } from '../output/paint.ts'
import { definitions, type Entry } from './help.ts'

/** What `chainvet help` explains besides commands. Their texts are loaded when one is read. */
export const topics = {
  'exit-codes': 'what the program ends with, and whether to try again',
  environment: 'variables that have an effect',
  formats: 'what results can be written as',
  accessibility: 'output for screen readers and for terminals without colours',
} as const

export type Topic = keyof typeof topics

export const isTopic = (word: string): word is Topic => Object.hasOwn(topics, word)

/** Formats of results, and what each is for. */
export const formatEntries: readonly Entry[] = [
  ['table', 'For people. One target: the verdict and its reasons. Many: a table, or blocks where the terminal is narrow.'],
  ['json', 'One document. One target: the result of the interface specification and one more member, chainvet. Many: a report.'],
  ['jsonl', 'A line for each row as soon as it is done. The last line has the type "summary": without it the output is cut off.'],
  ['csv', 'The columns of the input unchanged, then those of chainvet, which begin with cv_.'],
  ['sarif', 'SARIF 2.1.0, for code scanning. Every result has a file and a line.'],
  ['junit', 'JUnit XML, for build servers: failure is the gate, error is a row without a score, skipped is an accepted risk.'],
  ['markdown', 'For pull requests and job summaries: the gate first, then what is MEDIUM or worse.'],
  ['html', 'One file that asks nobody for anything and reads without JavaScript.'],
]

/** The text of a topic, its lines no longer than `width` where words allow it. */
export async function topicText(topic: Topic, width: number): Promise<string> {
  const lines = await texts[topic](width)
  return `${lines.join('\n')}\n`
}

const texts: Record<Topic, (width: number) => Promise<readonly string[]> | readonly string[]> = {
  async 'exit-codes'(width) {
    const { exitCodeEntries, precedence } = await import('./exit-codes.ts')
    return [
      'What the program ends with',
      '',
      ...definitions(exitCodeEntries(), width),
      '',
      ...wrap(`Several at once: ${precedence}`, width),
      '',
      ...wrap(
        'The numbers do not change. 20 can be set to another number with --gate-exit-code. Nothing on the way (node, npx, a shell, timeout) ends with 20 by itself, so it means one thing.',
        width,
      ),
    ]
  },
  async environment(width) {
    const { environment } = await import('./environment.ts')
    return [
      'Variables of the environment',
      '',
      ...wrap('A flag wins over a variable, a variable over a configuration file. An empty variable counts as not set.', width),
      '',
      ...environment.flatMap(({ names, meaning }) => [`  ${names.join(', ')}`, ...wrap(meaning, width - 6).map(line => `      ${line}`)]),
      '',
      ...wrap('Which of them are set here: chainvet doctor', width),
    ]
  },
  formats: width => [
    ...wrap('What results can be written as: --format NAME, or by the ending of --output FILE', width),
    '',
    ...definitions(formatEntries, width),
    '',
    ...wrap(
      'One run can write several: --report sarif=scan.sarif --report junit=scan.xml. A saved JSON report becomes any of them later, with the same bytes: chainvet convert.',
      width,
    ),
    '',
    ...wrap('Addresses are never shortened. Times are UTC. JSON is ASCII: what a name holds cannot reach a terminal.', width),
    'Their shapes: chainvet schema',
  ],
  accessibility: width => [
    ...wrap('Accessible mode: --accessible, or CHAINVET_ACCESSIBLE=1 or ACCESSIBLE=1 for every run', width),
    '',
    ...definitions(
      [
        ['one fact a line', 'Label: value, in the order of importance; no tables, no boxes, no columns to hold in mind.'],
        ['no marks', 'Levels are words: CRITICAL, HIGH, MEDIUM, LOW, UNSCORED.'],
        ['nothing moves', 'No spinner and no line that is rewritten. Progress is a line of its own now and then.'],
        ['nothing is lost', 'Every result, exit code and machine format is the same as without it.'],
      ],
      width,
    ),
    '',
    ...wrap(
      'Without it, too: colour is never the only sign, --no-color or NO_COLOR=1 takes it away, --ascii draws boxes with plain characters, --width fits another number of columns, --progress never keeps stderr still. Help and error texts need none of these.',
      width,
    ),
  ],
}
