import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { chains } from '../../src/chains/index.ts'
import { exitCodes } from '../../src/cli/exit-codes.ts'
import { signals } from '../../src/signals/index.ts'
import { completionFiles } from './files.ts'
import { has } from './shells.ts'
import { allNodes, commandTree } from './tree.ts'

const folder = resolve(import.meta.dirname, '../../completions')
const read = (name: string): string => readFileSync(resolve(folder, name), 'utf8')
const made = completionFiles()
const names = Object.keys(made)
const nodes = allNodes(commandTree())

describe('the committed files', () => {
  test('are these and no others', () => {
    expect(readdirSync(folder).sort()).toEqual([...names].sort())
  })

  test.each(names)('%s is what the command tree gives: else run "npm run completions"', name => {
    expect(read(name)).toBe(made[name])
  })

  test('are the same on every day, in every time zone and language', () => {
    vi.useFakeTimers({ now: new Date('2031-07-09T10:11:12Z') })
    vi.stubEnv('TZ', 'Asia/Tokyo')
    vi.stubEnv('LANG', 'tr_TR.UTF-8')
    expect(completionFiles()).toEqual(made)
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })

  test.each(names.filter(name => name !== 'chainvet.1'))('%s starts no program: no substitution runs chainvet or node', name => {
    expect(read(name)).not.toMatch(/\$\(\s*(command )?(chainvet|node|npx)\b|`(chainvet|node)|& *chainvet\b/)
  })
})

describe.each([
  ['bash', ['-n'], 'chainvet.bash'],
  ['zsh', ['-n'], '_chainvet'],
  ['fish', ['--no-execute'], 'chainvet.fish'],
] as const)('%s', (shell, flags, name) => {
  test.skipIf(!has(shell))(has(shell) ? 'reads its file without an error' : `${shell} is not installed: its file was not read`, () => {
    const { status, stderr } = spawnSync(shell, [...flags, resolve(folder, name)], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })
})

describe('every file knows', () => {
  const words = (name: string): Set<string> =>
    new Set(
      read(name)
        .replaceAll('\\-', '-')
        .match(/[\w./-]+/g),
    )
  const everything = names.map(name => ({ name, known: words(name) }))

  test.each(everything)('all commands and their flags: $name', ({ name, known }) => {
    const flags = nodes.flatMap(({ flags: own }) => own.flatMap(flag => flag.names.filter(spelled => spelled.startsWith('--'))))
    // fish spells a flag without its dashes
    const spelled = name === 'chainvet.fish' ? flags.map(flag => flag.slice(2)) : flags
    expect(spelled.filter(flag => !known.has(flag))).toEqual([])
    expect(
      nodes
        .slice(1)
        .filter(node => !known.has(node.name))
        .map(({ path }) => path),
    ).toEqual([])
  })

  test.each(everything.filter(({ name }) => name !== 'chainvet.1'))('all chains and signals: $name', ({ known }) => {
    const expected = [...chains.flatMap(({ names: all, id }) => [...all, String(id)]), ...signals.map(({ id }) => id)]
    expect(expected.filter(word => !known.has(word))).toEqual([])
  })
})

describe('PowerShell', () => {
  // it is not run here, so at least its brackets and quotes have to close, each by its own
  test('closes every bracket and every text', () => {
    const open: string[] = []
    const pairs: Readonly<Record<string, string>> = { ')': '(', '}': '{', ']': '[' }
    const code = read('chainvet.ps1')
      .replace(/^\s*#.*$/gm, '')
      .replace(/'(?:[^'\n]|'')*'/g, '')
      // text in double quotes holds sub-expressions, whose brackets are those of the text
      .replace(/"(?:[^"\n]|"")*"/g, '')
    expect(code).not.toMatch(/['"]/)
    for (const character of code) {
      if ('({['.includes(character)) open.push(character)
      else if (character in pairs) expect(open.pop()).toBe(pairs[character])
    }
    expect(open).toEqual([])
  })

  test('names only lists that it has', () => {
    const text = read('chainvet.ps1')
    const lists = new Set([...text.matchAll(/^ {8}'((?:keyed-)?list-\d+)' = @\(/gm)].map(([, name]) => name))
    const used = [...text.matchAll(/'((?:keyed-)?list-\d+)'/g)].map(([, name]) => name)
    expect(used.filter(name => !lists.has(name))).toEqual([])
    expect(lists.size).toBeGreaterThan(5)
  })
})

describe('the manual page', () => {
  const groff = has('groff')

  test.skipIf(!groff)(groff ? 'is read by groff without a warning' : 'groff is not installed: the page was not read', () => {
    const { status, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', resolve(folder, 'chainvet.1')], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })

  test.skipIf(!groff)(
    groff ? 'shows hyphens, quotes and backslashes as they are typed' : 'groff is not installed: the page was not shown',
    () => {
      const page = execFileSync('groff', ['-man', '-Tascii', '-P-cbou', resolve(folder, 'chainvet.1')], { encoding: 'utf8' })
      expect(page).toContain('--chain <name|id>')
      for (const { code, name } of exitCodes) expect(page).toMatch(new RegExp(`^ +${code} +${name}:`, 'm'))
      expect(page).toMatch(/^CHAINVET\(1\)/)
    },
  )

  test('is the one that package.json installs', () => {
    const { man, files } = JSON.parse(readFileSync(resolve(folder, '../package.json'), 'utf8')) as { man: string; files: string[] }
    expect(man).toBe('completions/chainvet.1')
    expect(files).toContain('completions')
  })
})
