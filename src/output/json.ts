import { isWalletResult, type ScanResult } from '../api/scanner.ts'
import { chainById } from '../chains/index.ts'
import { asciiJson } from './visible.ts'

export interface Envelope {
  readonly version: string
  readonly engine: 'local' | 'remote'
  /** Canonical spelling of the address. */
  readonly address: string
}

/** One result for machines: the members of the service unchanged at the top, ours under one key. */
export function json(result: ScanResult, { version, engine, address }: Envelope): string {
  const { caip2, names } = chainById(result.chain_id)
  const chainvet = {
    schema_version: 1,
    status: 'scored',
    type: isWalletResult(result) ? 'wallet' : 'token',
    engine,
    version,
    address,
    caip10: `${caip2}:${address}`,
    chain: names[0],
    scanned_at_utc: `${result.scanned_at}Z`,
    cached: false,
    ignored: null,
  }
  return `${asciiJson({ ...result, chainvet }, 2)}\n`
}
