import { relative } from 'node:path'

/**
 * Which modules are in the files that are compiled before: `start` is what every command line loads, `scan` what a scan of one
 * address loads besides; `base` and `engine` are the parts of them that the library has too. `wire` is what speaks to the
 * network, `remote` what asks a service for the verdict: the library has both. A cold start reads file after file, and each costs it a
 * millisecond. The rest stays where it is used.
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
  const wire = closure('http').add('.build/dispatchers.mjs')
  const remote = closure('remote/remote-scanner', 'remote/service-url')
  return id => {
    if (id.startsWith('\0')) return 'base'
    const file = relative(process.cwd(), id)
    if (!start.has(file) && !scan.has(file) && !page.has(file) && !file.startsWith('node_modules/chalk/')) {
      return wire.has(file) ? 'wire' : remote.has(file) ? 'remote' : null
    }
    if (start.has(file)) return library.has(file) ? 'base' : 'start'
    return library.has(file) ? 'engine' : 'scan'
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
