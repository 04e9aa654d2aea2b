import type { z } from 'zod'
import type { tokenScanRequest, tokenScanResult } from './token.ts'
import type { usageRecord } from './usage.ts'
import type { walletScanRequest, walletScanResult } from './wallet.ts'

export type WalletScanRequest = z.output<typeof walletScanRequest>
export type WalletScanResult = z.output<typeof walletScanResult>
export type TokenScanRequest = z.output<typeof tokenScanRequest>
export type TokenScanResult = z.output<typeof tokenScanResult>
export type UsageRecord = z.output<typeof usageRecord>

/** A result of either kind; the two are told apart by {@link isWalletResult}. */
export type ScanResult = WalletScanResult | TokenScanResult

export const isWalletResult = (result: ScanResult): result is WalletScanResult => 'wallet_address' in result

/** How a service is asked; the engine of this process heeds none of it. */
export interface Asking {
  /**
   * Name of the request, up to 255 printable characters of ASCII. A service that knows names of requests charges those of the
   * same name once, however often they are made.
   */
  readonly name?: string | undefined
  /** Called when the answer has arrived and was not read yet: the service has time for another question. */
  readonly answered?: (() => void) | undefined
}

/**
 * What chainvet does. `createEngine` does it in this process, `createRemoteScanner` asks a service. A service of another make
 * may send anything in `security_summary` and `token_data`: read them through `ledgerOf` and `tokenDetailsOf` of `ledger.ts`.
 */
export interface Scanner {
  /** Scores a wallet. Rejects with a `ChainvetError` whose `status` is that of section 7. */
  scanWallet(request: WalletScanRequest, signal?: AbortSignal, asking?: Asking): Promise<WalletScanResult>
  /** Scores a token contract. */
  scanToken(request: TokenScanRequest, signal?: AbortSignal, asking?: Asking): Promise<TokenScanResult>
  /**
   * Where it is known without waiting how a scan would end: the failure, the same object for all such subjects. Answers
   * `undefined` for a subject that has to be scanned. Only a scanner has it that opens no connection.
   */
  readonly dismiss?: (kind: 'wallet' | 'token', chainId: number, address: string) => Error | undefined
}
