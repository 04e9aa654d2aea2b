import { relative } from 'node:path'

/**
 * Which modules go into one file together. A cold start reads file after file, and each costs it a millisecond: so what
 * every command line needs is one file, and what every scan needs besides is another, and what people
 * read of one result is a third. The rest stays where it is used.
 */
export function chunksOf({ inputs }) {
  const closure = (...names) => {
    const seen = new Set()
    const visit = file => {
      if (seen.has(file) || !inputs[file]) return
      seen.add(file)
      for (const { path, kind } of inputs[file].imports) if (kind !== 'dynamic-import') visit(path)
    }
    for (const name of names) visit(`src/${name}.ts`)
    return seen
  }
  const start = closure('cli/run')
  const scan = closure(...scanned)
  const page = closure('output/report')
  // the library has the engine too, and no command line
  const library = closure('index')
  return id => {
    const file = relative(process.cwd(), id)
    if (start.has(file)) return library.has(file) || scan.has(file) ? 'base' : 'start'
    if (scan.has(file)) return 'scan'
    return page.has(file) || file.startsWith('node_modules/chalk/') ? 'page' : null
  }
}

/** What a scan of one address without a connection loads. */
const scanned = [
  'cli/config/apply-config',
  'cli/session',
  'cli/inputs',
  'cli/scanner',
  'engine/engine',
  'chains/index',
  'output/json',
  'version',
  'errors',
]
