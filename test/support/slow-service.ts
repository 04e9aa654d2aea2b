import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scanner } from '../../src/api/scanner.ts'
import { type Service, starter, startService, tokenResult, walletResult } from './service.ts'

/** A service whose answers wait until they are let go, and somebody's home to ask it from. */
export interface SlowService {
  readonly service: Service
  readonly home: string
  /** What a program needs to ask it. */
  readonly env: Readonly<Record<string, string>>
  /** Scans that have been asked for under an address, answered or not. */
  asked(address: string): boolean
  stop(): Promise<void>
}

export const slowKey = 'cv_test_abcdefghijklmnop3f9a'

export interface Answers {
  /** Resolves when the scan of an address may be answered. */
  readonly when?: (address: string) => Promise<unknown>
  /** What a result has besides its address and chain. */
  readonly more?: (address: string) => object
}

export async function startSlowService({ when = async () => {}, more = () => ({}) }: Answers = {}): Promise<SlowService> {
  const home = mkdtempSync(join(tmpdir(), 'chainvet-'))
  const asked = new Set<string>()
  const held = async (address: string) => {
    asked.add(address)
    await when(address)
  }
  const scanner = {
    async scanWallet({ address, chain_id }) {
      await held(address)
      return walletResult(address, chain_id, more(address))
    },
    async scanToken({ contract_address, chain_id }) {
      await held(contract_address)
      return tokenResult(contract_address, chain_id, more(contract_address))
    },
  } as Scanner
  const service = await startService({ [slowKey]: starter() }, scanner)
  return {
    service,
    home,
    env: { HOME: home, CHAINVET_BASE_URL: service.url.href, CHAINVET_API_KEY: slowKey },
    asked: address => asked.has(address),
    async stop() {
      await service.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** EVM addresses, one for each number, in the form without a checksum. */
export const addressOf = (number: number): string => `0x${number.toString(16).padStart(40, 'a')}`
