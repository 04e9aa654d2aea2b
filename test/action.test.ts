import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { beginWithTreasury, key, type Story, treasury } from './support/story.ts'
import { runStep, scriptsIn } from './support/workflow-step.ts'

const action = readFileSync(new URL('../.github/action.yml', import.meta.url), 'utf8')
const [install = '', scan = ''] = scriptsIn(action)

/** The environment of the second step, with the defaults of the inputs. */
const inputsOf = (story: Story, given: Readonly<Record<string, string>>) => ({
  FOLDER: join(story.folder, 'temp'),
  INPUT: '',
  KIND: 'wallet',
  CHAIN: '',
  CHANGED: '',
  FAIL_ON: 'critical',
  IGNORE_FILE: '',
  PROJECT_CONFIG: 'false',
  ATTEMPTS: '1',
  CHAINVET_API_KEY: key,
  CHAINVET_BASE_URL: story.service.url.origin,
  CHAINVET_CONFIG_DIR: join(story.folder, 'temp/config'),
  ...given,
})
const scanned = (story: Story, given: Readonly<Record<string, string>>) => runStep(story, scan, inputsOf(story, given))

/** A list with a CRITICAL and a damaged row. */
const risky = () => beginWithTreasury({ findings: { [treasury.phishing]: 100 } })

/** What a runner would obey of a log: commands outside of the stretches in which they are text. */
function obeyed(log: string): string[] {
  let word: string | undefined
  return log.split('\n').flatMap(line => {
    const [, stop] = /^::stop-commands::(\w+)$/.exec(line) ?? []
    if (stop !== undefined) word = stop
    else if (word !== undefined) word = line === `::${word}::` ? undefined : word
    else if (/^\s*::|##\[/.test(line)) return [line]
    return []
  })
}

test('every script gets its inputs as variables, and none is written into its text', () => {
  expect(scriptsIn(action)).toHaveLength(2)
  for (const script of scriptsIn(action)) expect(script).not.toContain('${{')
  const given = [...action.matchAll(/\$\{\{ inputs\.([\w-]+) \}\}/g)].map(([, name]) => name)
  const declared = [...action.slice(0, action.indexOf('\noutputs:')).matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name)
  expect(new Set(given)).toEqual(new Set(declared))
})

test('a list with a CRITICAL fails the step with 20, and every report is there', async () => {
  const story = await risky()
  const { code, log, outputs, summary } = await scanned(story, { INPUT: 'treasury/wallets.csv' })
  expect([code, outputs['exit-code']]).toEqual([20, '20'])
  for (const name of ['report', 'sarif', 'junit']) expect(existsSync(outputs[name] ?? '')).toBe(true)
  expect(summary).toContain('gate **FAILED**')
  expect(obeyed(log)).toContainEqual(
    expect.stringMatching(new RegExp(`^::error file=treasury/wallets\\.csv,line=2,.*::${treasury.phishing} scored 100`)),
  )
})

test('nothing of a pull request loosens the gate: neither its settings nor its accepted risks', async () => {
  const story = await risky()
  story.write('chainvet.config.json', { fail_on: 'none', allow_unscored: true, columns: { address: 'label' } })
  story.write('chainvet.ignore.json', {
    schema_version: 1,
    ignores: [
      {
        target: `eip155:1:${treasury.phishing}`,
        type: 'wallet',
        accepted_level: 'CRITICAL',
        reason: 'trust me, I am sure',
        expires: new Date(Date.now() + 86_400_000 * 30).toISOString().slice(0, 10),
      },
    ],
  })
  const { code } = await scanned(story, { INPUT: 'treasury/wallets.csv' })
  expect([code, story.has('chainvet.config.json')]).toEqual([20, true])
  const accepted = await scanned(story, { INPUT: 'treasury/wallets.csv', IGNORE_FILE: 'chainvet.ignore.json' })
  expect(accepted.code).toBe(8)
})

test('what a token is called is no command to the runner', async () => {
  const story = await beginWithTreasury({
    findings: { [treasury.phishing]: { risk_score: 100, flags: ['##[add-mask]a', '::warning::hello\n::error::there'] } },
  })
  const { code, log } = await scanned(story, { INPUT: 'treasury/wallets.csv' })
  expect(code).toBe(20)
  expect(log).toContain('##[add-mask]a')
  const commands = obeyed(log)
  expect(commands.length).toBeGreaterThan(0)
  expect(commands.filter(line => !/^::(error|warning) file=treasury\/wallets\.csv,line=\d+,/.test(line))).toEqual([])
})

test('without an input the checkout is searched, and the reports of a run are not part of it', async () => {
  const story = await risky()
  const { code, outputs } = await scanned(story, { CHAIN: 'ethereum' })
  const { results } = JSON.parse(readFileSync(outputs['report'] ?? '', 'utf8')) as { results: { file: string }[] }
  expect([code, new Set(results.map(({ file }) => file))]).toEqual([20, new Set(['treasury/wallets.csv'])])
})

test.each([
  ['an input that is a flag', { INPUT: '--no-ignore', KIND: 'file' }, 2],
  ['an input that is not there', { INPUT: 'no.csv' }, 2],
  ['a kind that is another command', { INPUT: 'treasury/wallets.csv', KIND: 'repo' }, 2],
  ['a level that is none', { INPUT: 'treasury/wallets.csv', FAIL_ON: '' }, 2],
  ['an ignore file that is not there', { INPUT: 'treasury/wallets.csv', IGNORE_FILE: 'no.json' }, 2],
  ['no attempt', { INPUT: 'treasury/wallets.csv', ATTEMPTS: '0' }, 2],
  ['a key that the service refuses', { INPUT: 'treasury/wallets.csv', CHAINVET_API_KEY: 'cv_test_ffffffffffffffffffff' }, 4],
])('%s never passes', async (_, inputs, expected) => {
  const { code, log } = await scanned(await risky(), inputs)
  expect(code).toBe(expected)
  expect(obeyed(log)).toContainEqual(expect.stringMatching(/^::error title=chainvet::/))
})

test.each(['file:../evil', 'https://example.com/x.tgz', 'latest', '1.0.0; id', ''])('"%s" is installed as no version', async version => {
  const { code, log } = await runStep(await risky(), install, { VERSION: version })
  expect([code, obeyed(log)]).toEqual([2, ['::error title=chainvet::"version" is not a version such as 0.1.0']])
})
