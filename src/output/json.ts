import type { Report } from '../api/report.ts'
import type { ScanResult } from '../api/scanner.ts'
import { reportFrom, rowMembers, runMembers } from './document.ts'
import { asciiJson } from './visible.ts'

/**
 * One scored row for machines: the members of the service unchanged at the top, ours under one key. Nothing of the report
 * is lost: `chainvet` holds the row, and under `run` what was known of the whole run.
 */
export function singleJson(report: Report): string {
  const [row, ...others] = report.results
  if (!row?.result || !row.target || others.length > 0) throw new TypeError('This is not a report of one scored row.')
  const { status, target, kind, result, ...more } = rowMembers(row) as Report['results'][number] & { result: ScanResult }
  const { engine, service, version } = report.tool
  const { first, last } = runMembers(report, report)
  const chainvet = {
    schema_version: report.schema_version,
    status,
    type: kind,
    engine,
    service,
    version,
    address: target?.address,
    caip10: target?.caip10,
    chain: target?.chain,
    scanned_at_utc: `${result.scanned_at}Z`,
    ...more,
    target,
    run: { ...first, ...last },
  }
  return `${asciiJson({ ...result, chainvet }, 2)}\n`
}

/** The report of a document of {@link singleJson}, or `undefined` where it is not one. Nothing in it is checked yet. */
export function reportFromSingle(document: Readonly<Record<string, unknown>>): unknown {
  const { chainvet, ...result } = document
  if (!isObject(chainvet)) return undefined
  const { schema_version, status, type, engine, service, version, address, caip10, chain, scanned_at_utc, run, ...row } = chainvet
  if (!isObject(run) || !isObject(run['input'])) return undefined
  return reportFrom(run, [{ ...row, status, kind: type, result }])
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
