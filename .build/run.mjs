// Runs a TypeScript program of the repository: bundles it, packages left outside, and starts it.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const [program, ...rest] = process.argv.slice(2)
const outfile = `node_modules/.cache/chainvet/${program.replaceAll(/[/.]/g, '-')}.mjs`

/** Files find their neighbours by import.meta.url: each keeps its own, wherever the bundle lies. */
const ownUrls = {
  name: 'own-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\/(src|test)\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }))
  },
}

await build({
  entryPoints: [program],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
  plugins: [ownUrls],
})
const child = spawn(process.execPath, [outfile, ...rest], { stdio: 'inherit' })
// a terminal sends Ctrl-C to both; anybody else means this process only
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})
