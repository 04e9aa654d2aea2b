import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostileTexts } from '../support/reports.ts'
import { addressOf, type SlowService, startSlowService } from '../support/slow-service.ts'
import { inTerminal, type Seen, seen, startHeld } from '../support/terminal.ts'

const attacks: readonly string[] = [
  // moves, erasures and a forged line
  '\u001b[2J\u001b[H-  LOW   score 0',
  '\u001b[5A\r\u001b[2K-  LOW   score 0\u001b[5B',
  '\u001b[1;1H-  LOW   score 0',
  'a\r-  LOW   score 0',
  `${'\b'.repeat(80)}-  LOW   score 0`,
  'a\n\n-  LOW   score 0',
  '\u000b\u000c-  LOW',
  '\u008d\u009b2J\u009b1;1HLOW',
  // a reset, another character set, a scroll region, hidden text, the alternate screen
  '\u001bc',
  '\u001b(0',
  '\u001b[1;1r',
  '\u001b[8mhidden',
  '\u001b[?1049h',
  '\u001b[31;1mred',
  // operating system commands: clipboard, title, link, colours, notification
  '\u001b]52;c;cm0gLXJmIH4=\u0007',
  '\u009d52;c;cm0gLXJmIH4=\u009c',
  '\u001b]0;owned\u0007',
  '\u001b]2;owned\u001b\\',
  '\u001b]8;;https://evil.example\u001b\\chainvet\u001b]8;;\u001b\\',
  '\u001b]10;#000000\u0007',
  '\u001b]9;owned\u0007',
  // questions a terminal answers by typing
  '\u001b[6n\u001b[c\u001b]10;?\u0007',
  '\u001bP$q"p\u001b\\',
  '\u0005',
  // other directions, nothing to see
  '\u202eWOL  -\u202c',
  '\u2066\u2067LOW\u2069\u2069',
  'US\u200bDC\ufeff\u00ad',
]
const all = attacks.join(' ')

const shapes: readonly string[] = ['token_name', 'token_symbol', 'name', 'symbol', 'honeypot_reason', 'note']
const details = Object.fromEntries(shapes.map(shape => [shape, all]))
let slow: SlowService
beforeAll(async () => {
  slow = await startSlowService({
    more: () => ({
      flags: [all, `[GoPlus] ${all}`, `[${all}] text`],
      token_data: details,
      explorer_summary: { balance_eth: 1, tx_count: 1, outbound_count: 1, unique_contracts_interacted: 1, ...details },
      data_sources: [all],
    }),
  })
})
afterAll(() => slow.stop())

/** Nothing that is obeyed: no escape but our colours, and no control character but the end of a line. */
function expectHarmless(raw: string, { titles, commands }: Seen): void {
  const uncoloured = raw.replace(/\u001b\[(?:[1-9]|[1-9]\d)m/g, '').replaceAll('\r\n', '\n')
  expect(uncoloured).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
  expect(uncoloured).not.toMatch(/\p{Bidi_Control}|[\u200b\ufeff\u00ad]/u)
  expect([titles, commands]).toEqual([[], []])
}

describe('a terminal obeys what is printed raw', () => {
  test('so these tests would notice', async () => {
    const script = `printf '\\033]52;c;eA==\\007\\033]0;owned\\007\\033]8;;http://x\\007x\\033]8;;\\007first\\n\\033[1A\\033[2Kforged'`
    const { raw } = await startHeld(script).ended
    const shown = await seen(raw)
    expect(shown.titles).toEqual(['owned'])
    expect(shown.commands).toEqual([52, 0, 8, 8])
    expect(shown.lines).toEqual(['forged'])
    expect(() => expectHarmless(raw, shown)).toThrow()
  })
})

describe.concurrent('a service whose every text is an attack', () => {
  const place = { columns: 100, rows: 30 }
  const critical = /^!! CRITICAL {3}score 100 {3}token on Ethereum \(1\)$/

  test('one token: the line with the level is the first one, and the only one of its kind', async () => {
    const { raw } = await inTerminal(['scan', 'token', addressOf(1), '-c', '1', '--progress', 'never'], { ...place, env: slow.env })
    const shown = await seen(raw, place)
    expectHarmless(raw, shown)
    expect(shown.lines[0]).toMatch(critical)
    expect(shown.lines[1]?.toLowerCase()).toBe(`   ${addressOf(1)}`)
    // a forged line would have to start where ours do
    expect(shown.lines.filter(line => /^(?:!!|! |\* |- |\? ) ?[A-Z]+/.test(line))).toHaveLength(1)
    // what was sent is shown, as text
    expect(raw).toContain('\\x1b[2J\\x1b[H')
    expect(raw).toContain('\\u{202E}')
  })

  test.each<[string, readonly string[]]>([
    ['a wallet', ['scan', 'wallet', addressOf(1), '-c', '1']],
    ['many tokens in blocks', ['scan', 'token', addressOf(1), addressOf(2), '-c', '1']],
    ['many tokens in a table', ['scan', 'token', addressOf(1), addressOf(2), '-c', '1', '--width', '900']],
    ['explained', ['scan', 'token', addressOf(1), '-c', '1', '--explain', '-v']],
    ['accessible', ['scan', 'token', addressOf(1), '-c', '1', '--accessible']],
    ['JSON', ['scan', 'token', addressOf(1), '-c', '1', '--json']],
    ['JSONL', ['scan', 'token', addressOf(1), '-c', '1', '-f', 'jsonl']],
    ['CSV', ['scan', 'token', addressOf(1), '-c', '1', '-f', 'csv']],
    ['Markdown', ['scan', 'token', addressOf(1), '-c', '1', '-f', 'markdown']],
    ['annotations', ['scan', 'token', addressOf(1), addressOf(2), '-c', '1', '--annotations', 'github', '--fail-on', 'low']],
  ])('%s: the terminal is told nothing but text', async (_, argv) => {
    const { raw } = await inTerminal([...argv, '--progress', 'never'], { ...place, env: slow.env })
    expect(raw.length).toBeGreaterThan(400)
    expectHarmless(raw, await seen(raw, place))
  })

  test('what a person typed is not obeyed either', async () => {
    for (const word of [all, ...attacks.slice(0, 3)]) {
      const { raw, code } = await inTerminal(['scan', 'wallet', word, '-c', '1'], { ...place, env: slow.env })
      expect(code).toBe(2)
      expectHarmless(raw, await seen(raw, place))
    }
  })
})

test.concurrent('no name of the corpus moves the line with its level', async () => {
  const names = new Map(hostileTexts.map(({ name }, at) => [addressOf(at + 1), name]))
  const service = await startSlowService({ more: address => ({ flags: [`[GoPlus] ${names.get(address.toLowerCase())}`] }) })
  const { raw } = await inTerminal(['scan', 'token', ...names.keys(), '-c', '1', '--progress', 'never'], { env: service.env })
  await service.stop()
  const shown = await seen(raw)
  expectHarmless(raw, shown)
  const told = shown.lines.flatMap((line, at) =>
    line.startsWith('!! CRITICAL  100  ethereum') ? [shown.lines[at + 1]?.trim().toLowerCase()] : [],
  )
  expect(told).toEqual([...names.keys()])
})
