import { attack } from './attack.ts'
import { mutate } from './mutate.ts'
import { countsOf, enter, entryOf, scoreOf, survivorInWords } from './report.ts'
import { type Room, rooms } from './rooms.ts'
import { work } from './worker.ts'

/**
 * `npm run mutation` tries all rooms, `npm run mutation -- ROOM` one, and both enter what came of it in REPORT.md.
 * `npm run mutation -- PATTERN` tries the files whose path matches, and only prints.
 */
async function main(wanted: string | undefined): Promise<void> {
  const named = rooms.filter(({ name }) => wanted === undefined || name === wanted)
  const pattern = named.length > 0 ? undefined : new RegExp(wanted ?? '')
  for (const room of pattern ? rooms : named) await tryRoom(room, pattern)
}

async function tryRoom(room: Room, pattern: RegExp | undefined): Promise<void> {
  const started = Date.now()
  const mutated = await mutate(room, pattern ?? /^/)
  const { mutants, ignored } = mutated
  if (mutants.length === 0) return
  const { judged, unfit, tests } = await attack(mutated, done => {
    // a log is told now and then, a person at every step
    if (process.stderr.isTTY) process.stderr.write(`\r${room.name}: ${done} of ${mutants.length} `)
    else if (done % 250 === 0) console.error(`${room.name}: ${done} of ${mutants.length}, ${Math.round((Date.now() - started) / 1_000)} s`)
  })
  const entry = entryOf(room.name, judged, tests - unfit.length, Math.round((Date.now() - started) / 1_000))
  for (const { file, ...counts } of entry.files) console.log(`${file}: ${scoreOf(counts)} %`)
  for (const one of entry.survivors) console.log(survivorInWords(one))
  for (const one of unfit) console.log(`Left out, because it fails without a mutant: ${one}`)
  const { killed, timeout, survived, uncovered } = countsOf(judged)
  console.log(
    `${room.name}: ${mutants.length} mutants (${ignored} of prose left out), ${killed} killed, ${timeout} timeouts, ${survived} survived, ` +
      `${uncovered} not reached, score ${scoreOf(entry)} %, ${entry.tests} tests, ${entry.seconds} s`,
  )
  if (!pattern)
    enter(
      entry,
      rooms.map(({ name }) => name),
    )
}

const [first, second] = process.argv.slice(2)
if (first === '--worker') work(second ?? '')
else await main(first)
