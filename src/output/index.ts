import type { Report } from '../api/report.ts'
import { ChainvetError } from '../errors.ts'
import { partsOfReport } from './document.ts'
import type { Format, Page } from './format.ts'

/** Every format: its name, the endings of its files, and where it is written. A new one adds its line. */
const registry = {
  table: { endings: [], load: async () => (await import('./overview.ts')).overview },
  json: { endings: ['json'], load: async () => (await import('./many-json.ts')).manyJson },
  jsonl: { endings: ['jsonl', 'ndjson'], load: async () => (await import('./jsonl.ts')).jsonl },
  csv: { endings: ['csv'], load: async () => (await import('./csv.ts')).csv },
  sarif: { endings: ['sarif'], load: async () => (await import('./sarif.ts')).sarif },
  junit: { endings: ['xml'], load: async () => (await import('./junit.ts')).junit },
  markdown: { endings: ['md', 'markdown'], load: async () => (await import('./markdown.ts')).markdown },
  html: { endings: ['html', 'htm'], load: async () => (await import('./html/html.ts')).html },
} as const satisfies Record<string, { readonly endings: readonly string[]; load(): Promise<Format> }>

export type FormatName = keyof typeof registry

/** For help and completion, which load no format. */
export const formatNames = Object.keys(registry) as FormatName[]

export const isFormatName = (name: string): name is FormatName => Object.hasOwn(registry, name)

/** The format a file is expected to be in by the ending of its name. */
export function formatOfFile(path: string): FormatName | undefined {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase()
  return formatNames.find(name => registry[name].endings.some(known => known === ending))
}

/** Loads a format. Throws `ChainvetError` USAGE for a name that is none. */
export function loadFormat(name: string): Promise<Format> {
  if (!isFormatName(name))
    throw new ChainvetError('USAGE', `there is no format "${name.slice(0, 40)}"`, { hint: `Formats: ${formatNames.join(', ')}` })
  return registry[name].load()
}

/** A whole document at once. */
export function renderReport(format: Format, report: Report, page: Page): string {
  const { head, tail } = partsOfReport(report)
  const writer = format.open(head, page)
  const rows = report.results.map(row => writer.row(row))
  return rows.join('') + writer.end(tail)
}
