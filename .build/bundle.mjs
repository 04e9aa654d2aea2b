// Bundles the program: what every command line needs in one file, what every scan needs in another (`chunks.mjs`), and each
// dynamic import a file that is read when it is needed. Packages are bundled as the lockfile pins them; those in `external`
// stay packages.
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { chunksOf } from './chunks.mjs'
import { notices } from './notices.mjs'

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'))
const input = { index: 'src/index.ts', main: 'src/cli/main.ts' }
const packages = Object.keys(dependencies)

/** commander asks for child_process to run commands that are programs of their own; chainvet has none, and the module is slow to load. */
const noChildProcess = {
  name: 'no-child-process',
  resolveId: (source, importer) =>
    source === 'node:child_process' && importer?.includes('/node_modules/commander/') ? '\0nothing' : undefined,
  load: id => (id === '\0nothing' ? 'module.exports = {}' : undefined),
}

// esbuild tells who imports whom, and whose licences to name; nothing of this run is kept
const { metafile } = await build({
  entryPoints: input,
  outdir: 'nowhere',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  external: packages,
  metafile: true,
  write: false,
  logLevel: 'error',
})
const chunkOf = chunksOf(metafile)

// made beside, then moved: whoever runs the program meanwhile finds it whole
const outdir = `node_modules/.cache/chainvet/dist-${process.pid}`
await rm(outdir, { recursive: true, force: true })
const bundle = await rolldown({
  input,
  platform: 'node',
  external: id => packages.some(name => id === name || id.startsWith(`${name}/`)),
  transform: { target: 'node20' },
  plugins: [noChildProcess],
  // what is loaded late in one place and at once in another is meant so
  checks: { ineffectiveDynamicImport: false },
})
await bundle.write({
  dir: outdir,
  format: 'esm',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: { groups: ['base', 'start', 'scan', 'page'].map(name => ({ name, test: id => chunkOf(id) === name })) },
})
await bundle.close()
// every chunk lies in the folder itself, so "./labels.bin" beside the source is "./labels.bin" beside the chunk
await copyFile('src/sources/lists/labels.bin', `${outdir}/labels.bin`)
await writeFile(`${outdir}/THIRD-PARTY-NOTICES.txt`, await notices(metafile))
await rename('dist', `${outdir}-old`).catch(() => {})
await rename(outdir, 'dist')
await rm(`${outdir}-old`, { recursive: true, force: true })
