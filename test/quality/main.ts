import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { cases } from './cases/index.ts'
import { chosenOf } from './chosen.ts'
import { below, inPart, type Kept, kept } from './figures.ts'
import { openJournal } from './journal.ts'
import { faultsOf, figuresOf } from './judge.ts'
import { reportOf } from './report.ts'
import { answersTo } from './run.ts'
import { walletsMain } from './wallets/main.ts'

/**
 * `npm run accuracy`: traps and their benign twins on a local Ethereum, scanned by the engine; recall, precision and every
 * mistake by name. Ends with 1 when the figures are below those of the last release.
 *
 *   --part N/M     the Nth of M parts: "1/10" takes minutes where all take most of an hour
 *   --only TEXT    the cases whose name, file or contract holds TEXT; may be given more than once
 *   --json FILE    every answer with what was expected of it
 *   --journal FILE answers as they come: the same run goes on with it later, where it was stopped
 *   --jobs N       scans at the same time: as many as there are processors
 *   --keep         writes the figures of a whole run to figures.json; of a part only what is wrong with it, in place of what was
 *
 * `npm run accuracy -- wallets [TEXT]`: wallets in place of tokens.
 */
if (process.argv[2] === 'wallets') process.exit(await walletsMain(process.argv[3]))

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    part: { type: 'string' },
    json: { type: 'string' },
    journal: { type: 'string' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    keep: { type: 'boolean', default: false },
  },
})
const chosen = (() => {
  try {
    return chosenOf(cases, values)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return process.exit(2)
  }
})()
const isWhole = chosen.length === cases.length
const say = (text: string) => process.stdout.write(`${text}\n`)

const journal = values.journal === undefined ? undefined : openJournal(values.journal, process.argv[1] ?? '', chosen)
const waiting = journal ? chosen.filter(({ name }) => !journal.found.has(name)) : chosen
const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
if (waiting.length < chosen.length) say(`${chosen.length - waiting.length} of ${chosen.length} tokens have answered before.`)
say(`${waiting.length} tokens begin to live${isWhole ? '' : `, of ${cases.length} that there are`}.`)
const fresh = await answersTo(waiting, {
  ready: () => process.stderr.write(`${seconds()} they live\n`),
  jobs: Number.parseInt(values.jobs, 10),
  said: (answer, done) => {
    const { case: one, result, failure, milliseconds } = answer
    journal?.add(answer)
    process.stderr.write(
      `${seconds()} ${done}/${waiting.length} ${one.name}: ${result?.risk_level ?? failure} (${Math.round(milliseconds)} ms)\n`,
    )
  },
})
const answers = [...(journal?.found.values() ?? []), ...fresh]
const figures = figuresOf(answers)
const faults = faultsOf(answers)
say(reportOf(figures, faults))
say(`Took ${seconds()}.`)
if (values.json) {
  // answer by answer: all of them are longer than a text may be
  const file = openSync(values.json, 'w')
  writeSync(file, `{"figures":${JSON.stringify(figures)},\n"faults":${JSON.stringify(faults)},\n"answers":[\n`)
  for (const [at, answer] of answers.entries()) writeSync(file, `${at > 0 ? ',\n' : ''}${JSON.stringify(answer)}`)
  writeSync(file, '\n]}\n')
  closeSync(file)
}

const place = new URL('figures.json', import.meta.url)
const now = kept(figures, faults)
const before = () => JSON.parse(readFileSync(place, 'utf8')) as Kept
const keep = (figures: Kept) => writeFileSync(place, `${JSON.stringify(figures, undefined, 2)}\n`)
if (values.keep) {
  keep(isWhole ? now : inPart(before(), now, chosen))
  if (!isWhole) say('The figures of a part are not kept; what is wrong with it is.')
} else if (isWhole) {
  const worse = below(now, before())
  for (const one of worse) say(`Below the last release: ${one}`)
  if (worse.length > 0) process.exitCode = 1
} else {
  // of a part no figure says whether the whole is worse
  const known = new Set(before().faults)
  for (const name of now.faults.filter(name => !known.has(name))) say(`"${name}" is no mistake of the last release.`)
}
