import type { Row } from './report.ts'

/**
 * Where a row keeps the record of the file that it came from, as it stands there: only where that is cells between commas,
 * one for each column, without a quote and without anything that must not be written as it is. What is written row by row
 * may take it in place of the cells. A row without it is as good.
 */
export const recordText: unique symbol = Symbol('record text')

export type WithRecordText = Row & { readonly [recordText]?: string | undefined }
