import { z } from 'zod'
import { failureBody } from './failure.ts'
import { tokenScanRequest, tokenScanResult } from './token.ts'
import { usageRecord } from './usage.ts'
import { walletScanRequest, walletScanResult } from './wallet.ts'

/** Everything that crosses the wire, by name. */
export const schemas = {
  'wallet-request': walletScanRequest,
  'wallet-result': walletScanResult,
  'token-request': tokenScanRequest,
  'token-result': tokenScanResult,
  usage: usageRecord,
  failure: failureBody,
} as const

/** JSON Schema (2020-12) of one of them: the documentation of what the interface specification leaves free. */
export const jsonSchema = (name: keyof typeof schemas): object => ({ title: name, ...z.toJSONSchema(schemas[name]) })
