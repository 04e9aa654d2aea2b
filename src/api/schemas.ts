import { z } from 'zod'
import { approvalsDocument } from './approvals.ts'
import { dataStatus, dataUpdate } from './data.ts'
import { errorDocument, failureBody } from './failure.ts'
import { reportDocument, row } from './report.ts'
import { tokenScanRequest, tokenScanResult } from './token.ts'
import { usageRecord } from './usage.ts'
import { walletScanRequest, walletScanResult } from './wallet.ts'

/** Everything that is read or written, by name. A new one has a line in the list of `chainvet schema` too. */
export const schemas = {
  'wallet-request': walletScanRequest,
  'wallet-result': walletScanResult,
  'token-request': tokenScanRequest,
  'token-result': tokenScanResult,
  result: z.union([walletScanResult, tokenScanResult]),
  report: reportDocument,
  'report-row': row,
  error: errorDocument,
  approvals: approvalsDocument,
  usage: usageRecord,
  failure: failureBody,
  'data-status': dataStatus,
  'data-update': dataUpdate,
} as const

/** JSON Schema (2020-12) of one of them: the documentation of what the interface specification leaves free. */
export const jsonSchema = (name: keyof typeof schemas): object => ({ title: name, ...z.toJSONSchema(schemas[name]) })
