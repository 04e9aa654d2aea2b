import { beforeAll, describe, expect, test } from 'vitest'
import { chains } from '../../src/chains/index.ts'
import { bashOffers, bashTypes, fishOffers, has, zshOffers } from './shells.ts'

const everyChain = chains.flatMap(({ id, names }) => [...names, String(id)])

/** A line up to the cursor, what must be offered there, and what must not. `only` allows nothing else. */
interface Case {
  readonly title: string
  readonly line: string
  readonly offered?: readonly string[]
  readonly refused?: readonly string[]
  readonly only?: readonly string[]
}

const cases: readonly Case[] = [
  {
    title: 'commands',
    line: 'chainvet ',
    offered: ['scan', 'chains', 'schema', 'completion', 'help'],
    refused: ['wallet', 'base', 'zsh.ts'],
  },
  { title: 'the beginning of a command', line: 'chainvet comp', only: ['completion'] },
  { title: 'commands below a command', line: 'chainvet scan ', offered: ['wallet', 'token'], refused: ['scan', 'chains'] },
  { title: 'a command behind a global flag with a value', line: 'chainvet --timeout 5s sc', offered: ['scan'], refused: ['wallet'] },
  { title: 'a chain', line: 'chainvet scan wallet --chain ba', only: ['base'] },
  { title: 'every chain by name and id', line: 'chainvet scan wallet --chain ', offered: everyChain, refused: ['wallet', '--json'] },
  { title: 'a chain behind an equals sign', line: 'chainvet scan wallet --chain=ba', only: ['base'] },
  { title: 'every chain behind an equals sign', line: 'chainvet scan token --chain=', offered: everyChain },
  { title: 'a chain behind a short flag', line: 'chainvet scan wallet -c ava', only: ['avalanche', 'avax'] },
  { title: 'negative ids', line: 'chainvet scan wallet --chain -', only: ['-1', '-5', '-6', '-7'] },
  { title: 'a negative id behind an equals sign', line: 'chainvet scan wallet --chain=-', only: ['-1', '-5', '-6', '-7'] },
  { title: 'flags behind a negative id', line: 'chainvet scan wallet --chain -1 --js', only: ['--json'] },
  { title: 'flags behind a value at an equals sign', line: 'chainvet scan wallet --chain=base --js', only: ['--json'] },
  {
    title: 'flags behind an address',
    line: 'chainvet scan wallet 0x52908400098527886E0F7030069857D2E4169EE7 --chai',
    offered: ['--chain'],
    refused: ['--json'],
  },
  { title: 'global flags behind a command', line: 'chainvet scan wallet --offl', only: ['--offline'] },
  { title: 'choices of a global flag', line: 'chainvet scan wallet --color ', only: ['auto', 'always', 'never'] },
  { title: 'formats', line: 'chainvet scan wallet --format js', offered: ['json'] },
  { title: 'shells', line: 'chainvet completion ', offered: ['bash', 'zsh', 'fish', 'powershell'] },
  { title: 'names of schemas', line: 'chainvet schema wallet', only: ['wallet-request', 'wallet-result'] },
  {
    title: 'topics and commands of help',
    line: 'chainvet help ',
    offered: ['exit-codes', 'environment', 'accessibility', 'scan', 'chains'],
  },
  { title: 'nothing where an address stands', line: 'chainvet scan wallet 0x', only: [] },
  { title: 'nothing for a duration', line: 'chainvet --timeout ', only: [] },
  { title: 'levels of the gate', line: 'chainvet scan wallet --fail-on ', only: ['critical', 'high', 'medium', 'low', 'none'] },
  { title: 'formats of a further report', line: 'chainvet scan wallet --report sa', only: ['sarif'] },
  { title: 'signals', line: 'chainvet explain token/sell-b', only: ['token/sell-blocked'] },
  { title: 'codes behind an equals sign', line: 'chainvet scan wallet --allow-unscored=no', only: ['no-activity'] },
  { title: 'flags behind a flag whose value is left out', line: 'chainvet scan wallet --allow-unscored --js', only: ['--json'] },
  { title: 'files for a flag that takes one', line: 'chainvet scan wallet --input zs', only: ['zsh.ts'] },
  { title: 'files behind the format of a further report', line: 'chainvet scan wallet --report sarif=zs', only: ['zsh.ts'] },
  { title: 'files for a command that takes one', line: 'chainvet convert manual', only: ['manual.ts'] },
  { title: 'no flag behind two dashes', line: 'chainvet scan wallet -- --js', only: [] },
]

function judge(found: readonly string[], { offered = [], refused = [], only }: Case): void {
  const offers = found.map(word => word.replace(/=$/, ''))
  if (only) expect([...offers].sort()).toEqual([...only].sort())
  expect(offered.filter(word => !offers.includes(word))).toEqual([])
  expect(refused.filter(word => offers.includes(word))).toEqual([])
}

/** As readline does: the value of "--chain=ba" is a word of its own, and so is the sign. */
const split = (line: string): string[] =>
  line
    .split(' ')
    .slice(1)
    .flatMap(word => (word === '' ? [''] : (word.match(/=|[^=]+/g) ?? [])))

describe.skipIf(!has('bash'))(has('bash') ? 'bash offers' : 'bash is not installed: not tested', () => {
  test.each(cases)('$title', row => judge(bashOffers(split(row.line)), row))

  test('the same in words that an old bash leaves whole', () => {
    expect(bashOffers(['scan', 'wallet', '--chain=ba'])).toEqual(['base'])
    expect(bashOffers(['scan', 'wallet', '--chain=base', '--js'])).toEqual(['--json'])
  })

  test.each([
    ['chainvet scan wallet --chain=ba', ['scan', 'wallet', '--chain=base']],
    ['chainvet scan wallet --chain ba', ['scan', 'wallet', '--chain', 'base']],
    ['chainvet scan wallet --input zs', ['scan', 'wallet', '--input', 'zsh.ts']],
    ['chainvet scan wallet --report sarif=zs', ['scan', 'wallet', '--report', 'sarif=zsh.ts']],
    ['chainvet scan wallet --report sar', ['scan', 'wallet', '--report', 'sarif=']],
    ['chainvet scan wallet 0x', ['scan', 'wallet', '0x']],
  ])('in a terminal, what TAB makes of "%s"', async (line, words) => {
    expect(await bashTypes(line)).toEqual(words)
  })

  test('nothing with errors when variables must be set', () => {
    expect(bashOffers(['scan', 'wallet', '--chain', 'ba'], 'set -u')).toEqual(['base'])
  })
})

describe.skipIf(!has('fish'))(has('fish') ? 'fish offers' : 'fish is not installed: not tested', () => {
  test.each(cases)('$title', row => {
    // fish gives back the whole word that it completes
    const offers = fishOffers(row.line).map(word => (/=[^ ]*$/.test(row.line) ? word.slice(word.indexOf('=') + 1) : word))
    judge(offers, row)
  })
})

describe.skipIf(!has('zsh'))(has('zsh') ? 'zsh offers' : 'zsh is not installed: not tested', () => {
  const answers = new Map<string, readonly string[]>()
  beforeAll(async () => {
    const found = await zshOffers(cases.map(({ line }) => line))
    cases.forEach(({ line }, at) => void answers.set(line, found[at] ?? []))
  })

  test.each(cases)('$title', row => judge(answers.get(row.line) ?? ['no answer'], row))
})
