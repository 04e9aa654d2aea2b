/**
 * chainvet as a library: the engine that scores in this process, the client of a service that does, the shapes that cross
 * the wire, and the failures.
 *
 * @example
 * import { createEngine } from 'chainvet'
 * const { risk_score, flags } = await createEngine().scanWallet({ address: '0x…', chain_id: 1 })
 *
 * @module
 */
export type { Account } from './api/account.ts'
export { type Ledger, ledgerOf } from './api/ledger.ts'
export type { Scanner, TokenScanRequest, TokenScanResult, UsageRecord, WalletScanRequest, WalletScanResult } from './api/scanner.ts'
export { jsonSchema, schemas } from './api/schemas.ts'
export { type Chain, chainNamed, chains, parseAddress } from './chains/index.ts'
export { createEngine, type EngineOptions } from './engine/engine.ts'
export {
  ChainvetError,
  ChecksumMismatchError,
  type FailureCode,
  failures,
  InvalidAddressError,
  NoActivityError,
  NotATokenError,
  SecretRefusedError,
  SourceError,
  UnknownChainError,
  UnscoredError,
} from './errors.ts'
export { createRemoteScanner, type RemoteOptions } from './remote/remote-scanner.ts'
export { type Signal, signals } from './signals/index.ts'
export { version } from './version.ts'
