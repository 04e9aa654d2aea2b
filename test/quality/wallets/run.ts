import { isDeepStrictEqual } from 'node:util'
import type { WalletScanResult } from '../../../src/api/scanner.ts'
import { createEngine } from '../../../src/engine/engine.ts'
import { pointsOf } from '../points.ts'
import type { Phase, WalletCase } from './case.ts'
import { startTown, type Town } from './town.ts'

const day = 86_400
/** Days before the present at which the histories of a phase begin. */
const begins: Readonly<Record<Phase, number>> = { early: 1_500, turn: 1_400, late: 700, recent: 1 }

export interface WalletAnswer {
  readonly case: WalletCase
  readonly address: string
  readonly result: WalletScanResult
  readonly milliseconds: number
  /** What is not as it should be. */
  readonly faults: readonly string[]
}

/** Lives all histories, then scans each wallet and compares what is said with what was lived. */
export async function walletAnswers(cases: readonly WalletCase[]): Promise<readonly WalletAnswer[]> {
  const town = await startTown()
  try {
    const lived: { one: WalletCase; address: string }[] = []
    for (const phase of ['early', 'turn', 'late', 'recent'] as const) {
      const begin = Math.floor(Date.now() / 1000) - begins[phase] * day
      await town.pass(Math.max(0, begin - (await town.now())))
      for (const one of cases) if ((one.phase ?? 'late') === phase) lived.push({ one, address: await one.live(town) })
    }
    await town.pass(Math.max(0, Math.floor(Date.now() / 1000) - (await town.now()) - 5))
    const counted = await countsOf(town)
    const engine = engineOf(town)
    const answers: WalletAnswer[] = []
    for (const { one, address } of lived) {
      const began = performance.now()
      const result = await engine.scanWallet({ address, chain_id: 1 })
      const milliseconds = performance.now() - began
      answers.push({
        case: one,
        address,
        result,
        milliseconds,
        faults: [...faultsOf(one, result, town), ...countFaults(address, result, counted)],
      })
    }
    return answers
  } finally {
    await town.stop()
  }
}

export const engineOf = (town: Town) =>
  createEngine({ upstreams: { rpcUrl: new URL(town.url), explorerUrl: new URL(town.explorer.url), provider: false }, timeout: 60_000 })

function faultsOf({ level, score, points, flags = [], noFlags = [], facts }: WalletCase, result: WalletScanResult, town: Town): string[] {
  const { risk_level, risk_score, flags: said } = result
  const weighs = pointsOf(result.security_summary.checks)
  return [
    ...(risk_level === level ? [] : [`${risk_level} ${risk_score}, expected ${level}: ${said.join(' ')}`]),
    ...(score === undefined || risk_score === score ? [] : [`${risk_score} points, expected ${score}: ${said.join(' ')}`]),
    ...(points === undefined || isDeepStrictEqual(weighs, points) ? [] : [`${JSON.stringify(weighs)}, expected ${JSON.stringify(points)}`]),
    ...flags.filter(pattern => !said.some(flag => pattern.test(flag))).map(pattern => `no flag says ${pattern}: ${said.join(' ')}`),
    ...noFlags.flatMap(pattern => said.filter(flag => pattern.test(flag)).map(flag => `a flag says: ${flag}`)),
    ...(facts?.(result, town) ? [String(facts(result, town))] : []),
  ]
}

interface Counted {
  transactions: number
  sent: number
  readonly called: Set<string>
}

/** Counts of every address, from the blocks of the chain alone. */
async function countsOf({ rpc }: Town): Promise<ReadonlyMap<string, Counted>> {
  const found = new Map<string, Counted>()
  const of = (address: string): Counted => {
    const known = found.get(address) ?? { transactions: 0, sent: 0, called: new Set<string>() }
    found.set(address, known)
    return known
  }
  const code = new Map<string, Promise<string>>()
  const height = Number(await rpc<string>('eth_blockNumber'))
  for (let number = 0; number <= height; number++) {
    const block = await rpc<{ transactions: { hash: string; from: string; to: string | null }[] }>('eth_getBlockByNumber', [
      `0x${number.toString(16)}`,
      true,
    ])
    for (const { hash, from, to } of block.transactions) {
      const receipt = to === null ? await rpc<{ contractAddress: string }>('eth_getTransactionReceipt', [hash]) : undefined
      for (const address of new Set([from, to ?? receipt?.contractAddress ?? from])) of(address).transactions++
      of(from).sent++
      if (to === null) continue
      if (!code.has(to)) code.set(to, rpc<string>('eth_getCode', [to, 'latest']))
      const held = await code.get(to)
      if (held && held !== '0x' && !held.startsWith('0xef0100')) of(from).called.add(to)
    }
  }
  return found
}

function countFaults(address: string, { explorer_summary: said }: WalletScanResult, counted: ReadonlyMap<string, Counted>): string[] {
  const { transactions, sent, called } = counted.get(address) ?? { transactions: 0, sent: 0, called: new Set() }
  const wanted = { tx_count: transactions, outbound_count: sent, unique_contracts_interacted: called.size }
  return Object.entries(wanted).flatMap(([name, value]) =>
    said[name as keyof typeof wanted] === value ? [] : [`${name} is ${said[name as keyof typeof wanted]}, the chain says ${value}`],
  )
}
