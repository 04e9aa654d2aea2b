import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { afterAll, describe, expect, test } from 'vitest'
import type { App } from '../src/cli/app.ts'
import { refuseKeysIn } from '../src/cli/config/api-key.ts'
import { configKey } from '../src/cli/config/keys.ts'
import { environment } from '../src/cli/environment.ts'
import { exitCodes, precedence } from '../src/cli/exit-codes.ts'
import { program } from '../src/cli/program.ts'
import { formatNames } from '../src/output/index.ts'
import { version } from '../src/version.ts'
import { allNodes, commandTree } from './completions/tree.ts'
import { listedWallet } from './demo/scene.ts'
import { git, repository, write } from './support/checkout.ts'
import { runCli } from './support/run-cli.ts'
import { beginWithTreasury, key, treasury } from './support/story.ts'
import { runStep, scriptsIn } from './support/workflow-step.ts'

const root = new URL('..', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const readme = read('README.md')
const packageJson = JSON.parse(read('package.json')) as { scripts: Record<string, string>; engines: { node: string } }

/** Fenced blocks with their language. */
const blocks = [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({ language, text }))
const prose = readme.replace(/^```[\s\S]*?^```$/gm, '')

/** What a shell makes of a line: its words until the command ends. Variables stay as they are. */
function wordsOf(line: string): string[] {
  const words: string[] = []
  for (const [token, quoted] of line.matchAll(/(?:[^\s"'|<>;&#]|#(?<=\S#)|"[^"]*"|'[^']*')+|([|<>;&#])/g)) {
    if (quoted !== undefined) break
    words.push(token.replace(/["']/g, ''))
  }
  return words
}

/** Every command line of the program, in a block or in a sentence. A command that goes on over several lines is one. */
const commands = [
  ...blocks
    .filter(({ language }) => language !== 'js')
    .flatMap(({ text }) => text.replaceAll(/\\\n\s*/g, '').split('\n'))
    .flatMap(line => /(?:^\s*(?:- |entry: )?|\| )(chainvet (?!.*: \|$).*)$/.exec(line)?.[1] ?? []),
  ...[...prose.matchAll(/`(chainvet [^`]+)`/g)].map(([, line = '']) => line.replaceAll('\n', ' ')),
]

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'chainvet-readme-')))
afterAll(() => rmSync(folder, { recursive: true }))
const silent = { isTTY: false, columns: undefined, write: () => {}, drained: () => Promise.resolve() }
const app = { env: {}, cwd: folder, stdout: silent, stderr: silent, exitCode: 0 } as unknown as App

/** Parses a command line and runs nothing; the command it would have run. */
async function parsed(line: string): Promise<string> {
  const argv = wordsOf(line).slice(1)
  let reached = ''
  const stub = (command: Command, path: string): void => {
    if (command.commands.length === 0) {
      command.action(() => {
        reached = path
      })
    }
    for (const child of command.commands) stub(child, `${path} ${child.name()}`.trim())
  }
  const tree = program(app)
  stub(tree, '')
  refuseKeysIn(argv)
  await tree.parseAsync(argv, { from: 'user' })
  return reached
}

describe('command lines', () => {
  test('are found', () => {
    expect(commands.length).toBeGreaterThan(40)
    expect(commands.filter(line => wordsOf(line).length < 2)).toEqual([])
  })

  test.each([...new Set(commands)])('%s', async line => {
    const reached = await parsed(line)
    expect(wordsOf(line).join(' ').startsWith(`chainvet ${reached}`)).toBe(true)
    expect(reached).not.toBe('')
  })

  test('name every command of the program', async () => {
    const used = new Set(await Promise.all(commands.map(parsed)))
    const leaves = allNodes(commandTree()).filter(({ children }) => children.length === 0)
    const forCompleteness = ['config get', 'config unset', 'config path', 'logout']
    expect(leaves.map(({ path }) => path).filter(path => !used.has(path) && !forCompleteness.includes(path))).toEqual([])
  })

  test('and sentences use flags that the program has', () => {
    const known = new Set(allNodes(commandTree()).flatMap(({ flags }) => flags.flatMap(({ names }) => names)))
    const ofNpm = ['--global', '--ignore-scripts', '--stay', '--part']
    const used = new Set([...readme.matchAll(/(?<![\w-])--[a-z][\w-]*/g)].map(([flag]) => flag))
    expect([...used].filter(flag => !known.has(flag) && !ofNpm.includes(flag))).toEqual([])
  })

  test('the two that set it up come first, and scripts are those of package.json', () => {
    expect(blocks.slice(0, 2).map(({ text }) => text)).toEqual(['npm ci && npm run demo\n', 'npm ci && npm test\n'])
    const scripts = [...readme.matchAll(/npm run (\w+)/g)].map(([, name = '']) => name)
    expect(scripts.filter(name => packageJson.scripts[name] === undefined)).toEqual([])
    expect(readme).toContain(`Node ${packageJson.engines.node.replace(/^>=/, '').replace(/\.0$/, '')} or later`)
    const versions = [...`${readme}${read('.github/action.yml')}`.matchAll(/chainvet@(\d\S+)|default: (\d+\.\d+\S*)$/gm)]
    expect(new Set(versions.map(([, used, standard]) => used ?? standard))).toEqual(new Set([version]))
  })
})

describe('tables and lists', () => {
  const rows = (heading: string): string[][] => {
    const [, body = ''] = new RegExp(`^\\| ${heading} \\|.*\\n\\|[-|]+\\n((?:\\|.*\\n)+)`, 'm').exec(readme) ?? []
    return body
      .trimEnd()
      .split('\n')
      .map(row => row.slice(2, -2).split(' | '))
  }

  test('the exit codes are those of the program, and so is which of them wins', () => {
    expect(rows('exit code')).toEqual(exitCodes.map(({ code, name, when, retry }) => [String(code), name, when, retry]))
    expect(readme).toContain(precedence.replace(/\.$/, ''))
  })

  test('the formats are those of the program', () => {
    expect(rows('format').map(([name]) => name)).toEqual(formatNames.map(name => `\`${name}\``))
  })

  test('every variable has an effect', () => {
    const known = new Set(environment.flatMap(({ names }) => names))
    const used = [...readme.matchAll(/\b(?:CHAINVET_[A-Z_]+|[A-Z]+_API_KEY|ACCESSIBLE|XDG_[A-Z_]+|APPDATA)\b/g)].map(([name]) => name)
    expect(used.filter(name => !known.has(name))).toEqual([])
  })

  test('what a project file may not set is refused there', () => {
    const [, list = ''] = /or what that may cost: ([\s\S]*?) and any key end/.exec(readme) ?? []
    const names = [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(5)
    const keys = names.map(name => configKey(name) ?? configKey(`${name}.ethereum`))
    expect(keys.map(found => found?.project)).toEqual(names.map(() => false))
  })
})

describe('links', () => {
  test('lead to files that are there, and to headings', () => {
    const anchors = [...prose.matchAll(/^#+ (.*)$/gm)].map(
      ([, text = '']) =>
        `#${text
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-')}`,
    )
    const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    expect(targets.length).toBeGreaterThan(10)
    const dead = targets.filter(target => (target.startsWith('#') ? !anchors.includes(target) : !existsSync(new URL(target, root))))
    expect(dead).toEqual([])
  })

  test('show every picture, each with words for who cannot see it', () => {
    const pictures = readdirSync(new URL('.github', root)).filter(name => /\.(svg|png)$/.test(name))
    const shown = [...prose.matchAll(/!\[([^\]]*)\]\(\.github\/([^)]+)\)/g)]
    expect(shown.map(([, , name]) => name).sort()).toEqual(pictures.sort())
    expect(shown.filter(([, words = '']) => words.length < 60)).toEqual([])
    expect(readFileSync(new URL('.github/report.png', root)).length).toBeLessThan(400_000)
  })
})

describe('snippets for CI', () => {
  const yaml = blocks.filter(({ language }) => language === 'yaml').map(({ text }) => text)

  test('give the action inputs that it has', () => {
    const [, , given = ''] = /uses: (OWNER\/chainvet\S+)\n\s+with: \{([^}]*)\}/.exec(yaml[0] ?? '') ?? []
    const names = [...given.matchAll(/([\w-]+):/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(read('.github/action.yml')).toMatch(new RegExp(`^  ${name}:$`, 'm'))
  })

  test('the plain steps fail with 20 on a CRITICAL, whatever the checkout brings', async () => {
    const story = await beginWithTreasury({ findings: { [treasury.phishing]: 100 } })
    story.write('chainvet.config.json', { allow_unscored: true, columns: { address: 'label' } })
    const [script = ''] = scriptsIn(yaml[1] ?? '')
    const env = { CHAINVET_API_KEY: key, CHAINVET_BASE_URL: story.service.url.origin }
    const { code, log, summary } = await runStep(story, script, env)
    expect([code, story.has('chainvet.sarif'), story.has('chainvet.xml')]).toEqual([20, true, true])
    expect(summary).toContain('FAILED')
    expect(log).toContain('::error file=treasury/wallets.csv,line=2')
  })

  test('the hook lets a commit pass that adds no listed address, and stops one that does', async () => {
    const [, line = ''] = /entry: (.*)$/m.exec(yaml[3] ?? '') ?? []
    const checkout = repository({ 'pay.md': `To ${treasury.quiet}\n` })
    const run = async () => {
      const before = process.cwd()
      process.chdir(checkout)
      try {
        return (await runCli(wordsOf(line).slice(1), { PATH: process.env['PATH'], HOME: folder }, { cwd: checkout })).code
      } finally {
        process.chdir(before)
      }
    }
    expect(await run()).toBe(0)
    write(checkout, { 'pay.md': `To ${treasury.quiet}\nor ${treasury.young}\n` })
    expect(await run()).toBe(0)
    write(checkout, { 'pay.md': `To ${treasury.quiet}\nor ${listedWallet}\n` })
    git(checkout, 'add', '--all')
    expect(await run()).toBe(20)
  })
})
