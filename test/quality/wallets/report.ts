import type { WalletAnswer } from './run.ts'

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** What `npm run accuracy -- wallets` prints. */
export function reportOfWallets(answers: readonly WalletAnswer[]): string {
  const levels = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']
  const right = answers.filter(({ case: { level }, result }) => result.risk_level === level).length
  const table = levels.map(level => {
    const expected = answers.filter(({ case: one }) => one.level === level)
    const cells = levels.map(said => String(expected.filter(({ result }) => result.risk_level === said).length).padStart(9))
    return `${level.padEnd(9)}${cells.join('')}`
  })
  const faults = answers.flatMap(({ case: { name }, faults: found }) => found.map(fault => `  ${name}: ${fault}`))
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  return [
    `${answers.length} wallets, ${right} with the expected level, ${faults.length} faults; counts of all compared with the blocks of the chain.`,
    `expected ${levels.map(level => level.padStart(9)).join('')}`,
    ...table,
    `A scan took ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms at the median, ${seconds(times.at(-1) ?? 0)} at most.`,
    ...(faults.length > 0 ? ['What is not as it should be:', ...faults] : []),
  ].join('\n')
}
