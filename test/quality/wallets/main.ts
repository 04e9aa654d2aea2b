import { walletCases } from './cases.ts'
import { reportOfWallets } from './report.ts'
import { walletAnswers } from './run.ts'

/** `npm run accuracy -- wallets [TEXT]`: wallets with a history on a local Ethereum. Resolves to 1 when anything is not as it should be. */
export async function walletsMain(wanted: string | undefined): Promise<number> {
  const cases = walletCases.filter(({ name }) => wanted === undefined || name.includes(wanted))
  const answers = await walletAnswers(cases)
  process.stdout.write(`${reportOfWallets(answers)}\n`)
  return answers.some(({ faults }) => faults.length > 0) ? 1 : 0
}
