import { z } from 'zod'
import { tokenScanRequest, tokenScanResult } from './token.ts'
import { usageRecord } from './usage.ts'
import { walletScanRequest, walletScanResult } from './wallet.ts'

export interface Endpoint<Request extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly request: Request
  readonly result: Result
}

/** Section 4. A client calls these and a service serves them; neither spells a path. */
export const endpoints = {
  scanWallet: { method: 'POST', path: '/v1/scan/wallet', request: walletScanRequest, result: walletScanResult },
  scanToken: { method: 'POST', path: '/v1/scan/token', request: tokenScanRequest, result: tokenScanResult },
  usage: { method: 'GET', path: '/v1/usage', request: z.undefined(), result: usageRecord },
} as const satisfies Record<string, Endpoint>
