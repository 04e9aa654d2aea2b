import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { App } from '../../src/cli/app.ts'
import { shells } from '../../src/cli/commands/completion.ts'
import { run } from '../../src/cli/run.ts'
import { runBin, runCli } from '../support/run-cli.ts'

const shipped = (file: string): string => readFileSync(new URL(`../../completions/${file}`, import.meta.url), 'utf8')

test.each(Object.entries(shells))(
  'completion %s prints the file that is shipped, from the source and from the bundle',
  async (shell, { file }) => {
    const expected = { code: 0, stdout: shipped(file), stderr: '' }
    expect(await runCli(['completion', shell])).toEqual(expected)
    expect(await runBin(['completion', shell])).toEqual(expected)
  },
)

test.each([
  ['tcsh', 'Allowed choices are bash, zsh, fish, powershell'],
  [undefined, 'shell'],
])('completion %s is a usage error', async (shell, words) => {
  const { code, stdout, stderr } = await runCli(['completion', ...(shell === undefined ? [] : [shell])])
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain('[USAGE]')
  expect(stderr).toContain(words)
})

test('a broken configuration does not keep a shell from starting', async () => {
  const env = { CHAINVET_CONFIG_DIR: new URL('.', import.meta.url).pathname, CHAINVET_TIMEOUT: 'nonsense' }
  expect((await runBin(['completion', 'bash'], env)).code).toBe(0)
})

/** Where the file goes is told to people, and to nobody else: a start file may run this for every shell. */
test.each([
  ['two terminals', true, true, [], true],
  ['a file, from a terminal', false, true, [], false],
  ['a terminal, stderr elsewhere', true, false, [], false],
  ['two terminals and --quiet', true, true, ['--quiet'], false],
])('advice on stderr for %s: %s %s', async (_, stdoutIsTTY, stderrIsTTY, flags, told) => {
  const said: string[] = []
  const stream = (isTTY: boolean, lines: string[]): App['stdout'] => ({
    isTTY,
    columns: 80,
    write: text => void lines.push(text),
    drained: async () => {},
  })
  const app = {
    env: {},
    cwd: '/',
    stdout: stream(stdoutIsTTY, []),
    stderr: stream(stderrIsTTY, said),
    stdin: { isTTY: true, async *bytes() {}, readHidden: async () => '' },
    signal: new AbortController().signal,
    stopped: undefined,
    exitCode: 0,
  } satisfies App
  await run(app, ['completion', 'fish', ...flags])
  expect(said.join('').includes('~/.config/fish/completions/chainvet.fish')).toBe(told)
})
