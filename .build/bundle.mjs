// Bundles the program: one file an entry, shared code in chunks, and each dynamic import a chunk that is read when it is
// needed. Packages are bundled as the lockfile pins them; those in `external` stay packages.
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { notices } from './notices.mjs'

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'))

/** commander asks for child_process to run commands that are programs of their own; chainvet has none, and the module is slow to load. */
const noChildProcess = {
  name: 'no-child-process',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('/node_modules/commander/') ? { path: 'child_process', namespace: 'nothing' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {}' }))
  },
}

// made beside, then moved: whoever runs the program meanwhile finds it whole
const outdir = `node_modules/.cache/chainvet/dist-${process.pid}`
await rm(outdir, { recursive: true, force: true })
const { metafile } = await build({
  entryPoints: { index: 'src/index.ts', main: 'src/cli/main.ts' },
  outdir,
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: Object.keys(dependencies),
  legalComments: 'none',
  plugins: [noChildProcess],
  metafile: true,
  logLevel: 'warning',
})
// packages written for CommonJS ask for node's own modules by require; all of them ask the one helper in the chunk that
// looks for a global `require`, so only that chunk gets one
for (const file of Object.keys(metafile.outputs)) {
  const code = await readFile(file, 'utf8')
  if (!code.includes('typeof require')) continue
  await writeFile(
    file,
    `import{createRequire as chainvetRequire}from'node:module';const require=chainvetRequire(import.meta.url);\n${code}`,
  )
}
// every chunk lies in the folder itself, so "./labels.bin" beside the source is "./labels.bin" beside the chunk
await copyFile('src/sources/lists/labels.bin', `${outdir}/labels.bin`)
await writeFile(`${outdir}/THIRD-PARTY-NOTICES.txt`, await notices(metafile))
await rename('dist', `${outdir}-old`).catch(() => {})
await rename(outdir, 'dist')
await rm(`${outdir}-old`, { recursive: true, force: true })
