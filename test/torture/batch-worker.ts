import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Scanner, TokenScanResult, WalletScanResult } from '../../src/api/scanner.ts'
import { ChainvetError, NoActivityError } from '../../src/errors.ts'
import { openQueue, type QueueRules } from '../../src/service/batches/queue.ts'
import { createLog } from '../../src/service/log.ts'
import { createMetrics } from '../../src/service/metrics.ts'
import { openStore } from '../../src/service/store/open.ts'
import { realWorld } from '../../src/world.ts'
import { tokenResult, walletResult } from '../support/service.ts'
import { numberOf } from './random.ts'

export interface WorkerPlan {
  readonly where: string
  readonly lanes: number
  /** Milliseconds that a scan takes at most. */
  readonly slowest: number
  readonly rules: Partial<Omit<QueueRules, 'chance'>>
}

/** What becomes of an address, the same in every process. */
export function fateOfAddress(address: string): 'scored' | 'no activity' | 'unscored' | 'flaky' {
  const chance = numberOf(address) % 100
  if (chance < 4) return 'no activity'
  if (chance < 9) return 'unscored'
  return chance < 19 ? 'flaky' : 'scored'
}

/** Starts one: `program` calls {@link workAsChild} when its first argument is "batch-worker". */
export const forkWorker = (program: string, plan: WorkerPlan): ChildProcess =>
  fork(program, ['batch-worker', JSON.stringify(plan)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

/** A worker with a scanner that is told what to find. It ends when its parent does, or when it is killed. */
export async function workAsChild([text = '{}']: readonly string[]): Promise<void> {
  const { where, lanes, slowest, rules } = JSON.parse(text) as WorkerPlan
  const meet = async (address: string): Promise<void> => {
    await pause(Math.random() * slowest)
    const fate = fateOfAddress(address)
    if (fate === 'no activity') throw new NoActivityError({ chain: 'Ethereum', others: [] })
    if (fate === 'unscored') throw new ChainvetError('UNSCORED', 'this wallet was not scored: too little is known')
    // some calls about it fail, until one does not
    if (fate === 'flaky' && Math.random() < 0.3) throw new ChainvetError('UPSTREAM_UNAVAILABLE', 'the node did not answer')
  }
  const scanner: Scanner = {
    async scanWallet({ address, chain_id }) {
      await meet(address)
      return walletResult(address, chain_id) as WalletScanResult
    },
    async scanToken({ contract_address: address, chain_id }) {
      await meet(address)
      return tokenResult(address, chain_id) as TokenScanResult
    },
  }
  process.on('disconnect', () => process.exit())
  const store = await openStore(where)
  const log = createLog(line => {
    if (line.includes('"level":"error"')) process.stderr.write(line)
  }, realWorld)
  await openQueue({ store, where, scanner, log, metrics: createMetrics(), worker: `torture ${process.pid}`, lanes, rules })
  process.send?.('ready')
}
