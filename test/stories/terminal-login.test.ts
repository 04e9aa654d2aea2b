import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SlowService, slowKey, startSlowService } from '../support/slow-service.ts'
import { commandLine, type Ended, inShell, inTerminal, keys, seen, startHeld } from '../support/terminal.ts'

let slow: SlowService
beforeAll(async () => {
  slow = await startSlowService()
})
afterAll(() => slow.stop())

const stored = () => join(slow.home, '.config/chainvet/credentials.json')
const keyless = () => ({ HOME: slow.home, CHAINVET_BASE_URL: slow.service.url.href })
const storedKey = () =>
  existsSync(stored())
    ? (JSON.parse(readFileSync(stored(), 'utf8')) as { keys: Record<string, string> }).keys[slow.service.url.origin]
    : undefined

/** Types at the hidden prompt, and looks at the terminal afterwards. */
async function typed(...pieces: readonly string[]): Promise<Ended> {
  const terminal = startHeld(`${commandLine('login')}; echo "exit $?"; stty -a`, { columns: 200, env: keyless() })
  await terminal.until('(input hidden): ')
  for (const piece of pieces) terminal.press(piece)
  return terminal.ended
}

describe('the hidden prompt', () => {
  beforeEach(() => rmSync(stored(), { force: true }))

  test('a key that is typed reaches the file, and neither the screen nor a byte on the way to it', async () => {
    const { raw } = await typed(...slowKey, keys.enter)
    expect(raw).toContain('exit 0')
    expect(storedKey()).toBe(slowKey)
    expect(raw).not.toContain(slowKey)
    // what the mask shows: the prefix and the last four characters
    const { lines } = await seen(raw, { columns: 200 })
    expect(lines[0]?.trimEnd()).toBe(`Paste your API key for ${slow.service.url.origin} (input hidden):`)
    expect(
      lines
        .slice(0, 3)
        .join('\n')
        .replaceAll('cv_test_', '')
        .match(/[a-p]{6,}/g)
        ?.filter(word => slowKey.includes(word)),
    ).toEqual([])
    expect(raw).toContain('cv_test_****************3f9a')
  })

  test.each<[string, string]>([
    ['backspace takes back what was typed', `${slowKey}xy${keys.backspace}${keys.backspace}`],
    ['backspace in an empty line does no harm', `${keys.backspace}${slowKey}`],
    ['Ctrl-U empties the line', `something else\u0015${slowKey}`],
    ['a line that was pasted with its end', `${slowKey}\n`],
    ['blanks around it', `  ${slowKey} `],
  ])('%s', async (_, text) => {
    const { raw } = await typed(text + keys.enter)
    expect([raw.includes('exit 0'), storedKey()]).toEqual([true, slowKey])
  })

  test.each<[string, string, string]>([
    ['nothing', '', 'the API key from the terminal is empty  [USAGE]'],
    ['blanks', '   ', 'the API key from the terminal is empty  [USAGE]'],
    ['two lines at once', `${slowKey}\nrm -rf important`, 'the API key from the terminal has more than one line  [USAGE]'],
    ['an arrow key', `${slowKey}\u001b[D`, 'the API key from the terminal has characters that no key has  [USAGE]'],
  ])('%s is refused, and nothing is stored', async (_, text, message) => {
    const { raw } = await typed(text + keys.enter)
    expect(raw).toContain('exit 2')
    expect((await seen(raw, { columns: 200 })).lines).toContain(`error: ${message}`)
    expect(storedKey()).toBeUndefined()
    expect(raw).not.toContain(slowKey)
    expect(raw).not.toContain('important')
  })

  test.each<[string, string]>([
    ['Ctrl-C', keys.interrupt],
    ['Ctrl-D', keys.endOfInput],
  ])('%s ends it with 130', async (_, key) => {
    const { raw } = await typed(key)
    expect(raw).toContain('exit 130')
    expect(raw).toContain('stopped before a key was given')
    expect(storedKey()).toBeUndefined()
  })

  test.each<[string, string]>([
    ['an answer', slowKey + keys.enter],
    ['Ctrl-C', `half${keys.interrupt}`],
    ['Ctrl-D', keys.endOfInput],
    ['a refusal', keys.enter],
  ])('after %s the terminal echoes and reads lines again', async (_, text) => {
    const { raw } = await typed(text)
    const settings = raw.slice(raw.indexOf('exit '))
    expect(
      settings
        .match(/[ \n]-?(echo|icanon|isig|icrnl|opost)\b/g)
        ?.map(word => word.trim())
        .sort(),
    ).toEqual(['echo', 'icanon', 'icrnl', 'isig', 'opost'])
  })

  test('SIGTERM at the prompt: the terminal echoes again', async () => {
    const line = `${commandLine('login')} & echo "pid $!"; fg >/dev/null; echo "exit $?"; stty -a`
    const terminal = startHeld(`set -m; ${line}`, { columns: 200, env: keyless() })
    await terminal.until('(input hidden): ')
    process.kill(Number(/pid (\d+)/.exec(terminal.raw())?.[1]), 'SIGTERM')
    const { raw } = await terminal.ended
    expect(raw).toContain('exit 143')
    expect(raw.slice(raw.indexOf('exit '))).toMatch(/ icanon .* echo /s)
  })
})

describe('without somebody to ask', () => {
  const alternatives = ['printf %s "$KEY" | chainvet login --with-token', 'CHAINVET_API_KEY']

  test.each<[string, string]>([
    ['standard input is no terminal', 'chainvet login'],
    ['--no-input', 'chainvet login --no-input'],
  ])('%s: refused with both alternatives', async (_, line) => {
    const { code, stdout, stderr } = await inShell(line, { env: keyless() })
    expect([code, stdout.length]).toEqual([2, 0])
    for (const alternative of alternatives) expect(stderr).toContain(alternative)
  })

  test('stderr is no terminal: nobody would see the question', async () => {
    const told = join(slow.home, 'told')
    const { code } = await startHeld(`${commandLine('login')} 2> ${told}`, { env: keyless() }).ended
    expect(code).toBe(2)
    expect(readFileSync(told, 'utf8')).toContain(alternatives[0])
  })

  test('--no-input on a terminal asks nothing', async () => {
    const { code, raw } = await inTerminal(['login', '--no-input'], { env: keyless() })
    expect([code, raw.includes('input hidden')]).toEqual([2, false])
  })
})

describe('"-" while standard input is a terminal', () => {
  test.each<[string, readonly string[]]>([
    ['scan wallet -', ['scan', 'wallet', '-', '-c', '1']],
    ['scan wallet -i -', ['scan', 'wallet', '-i', '-', '-c', '1']],
    ['scan token - --extract', ['scan', 'token', '-', '--extract', '-c', '1']],
    ['scan file -', ['scan', 'file', '-']],
    ['login --with-token', ['login', '--with-token']],
    ['--api-key-file -', ['usage', '--api-key-file', '-']],
  ])('%s ends with 2 and says so', async (_, argv) => {
    const { code, raw } = await inTerminal(argv, { env: keyless() })
    expect(code).toBe(2)
    expect((await seen(raw)).lines[0]).toBe('error: nothing is piped in  [USAGE]')
  })
})
