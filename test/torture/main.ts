import { type Figures, tortureBulk } from './bulk.ts'
import { forkScripted, serveParent } from './upstream-process.ts'

/** `npm run torture -- bulk [--kills 1000] [--rows 20000] [--seed N]`: promises P5 and P6. Exit 1 when one is broken. */
const [what, ...rest] = process.argv.slice(2)
const faulty = 2

function number(flag: string, otherwise: number): number {
  const text = rest[rest.indexOf(flag) + 1]
  if (!rest.includes(flag)) return otherwise
  if (text === undefined || !/^\d{1,10}$/.test(text)) throw new Error(`${flag} takes a whole number`)
  return Number(text)
}

function report(figures: Figures): string {
  const { seed, rows, targets, kills, jobs, identical, lost, doubled, torn, tornTails, leftovers, phases, violations } = figures
  const { calls, paid, paidTwice, inFlight, mostInFlight, seconds } = figures
  return [
    `seed ${seed}: ${rows} rows, ${targets} targets, ${seconds.toFixed(0)} s`,
    `${kills} kills: ${lost} lost, ${doubled} doubled, ${torn} torn, output identical in ${identical} of ${jobs} jobs, ${leftovers} files left over`,
    `kills by phase: ${Object.entries(phases)
      .map(([phase, count]) => `${phase} ${count}`)
      .join(', ')}`,
    `journals whose last line was cut off: ${tornTails}`,
    `${calls} calls, ${paid} paid, ${paidTwice} of them twice; in flight at a kill: ${inFlight} in all, at most ${mostInFlight} at once`,
    `${violations.length} violations`,
    ...violations.map(violation => `  ${violation}`),
    '',
  ].join('\n')
}

if (what === 'upstream') await serveParent(rest)
else if (what === 'bulk') {
  const seed = number('--seed', Date.now() % 1_000_000)
  process.stderr.write(`seed ${seed}\n`)
  const upstream = await forkScripted(process.argv[1] as string, { faulty })
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  try {
    const kills = number('--kills', 1_000)
    const figures = await tortureBulk({
      rows: number('--rows', 20_000),
      kills,
      seed,
      faulty,
      upstream,
      signal: stop.signal,
      tell: line => void process.stderr.write(`${line}\n`),
    })
    process.stdout.write(report(figures))
    // a run that was cut short has proved nothing
    if (figures.violations.length > 0 || figures.kills < kills) process.exitCode = 1
  } finally {
    await upstream.stop()
  }
} else {
  process.stderr.write('There is: bulk [--kills 1000] [--rows 20000] [--seed N]\n')
  process.exitCode = 2
}
