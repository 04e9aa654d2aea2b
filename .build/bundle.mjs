// Bundles the program: what the shortest runs need in few files (`chunks.mjs`), compiled before (`compile.mjs`), and each dynamic
// import a file that is read when it is needed. CommonJS, which node loads without a second loader. Packages are bundled as the
// lockfile pins them; those in `external` stay packages.
import { execFile } from 'node:child_process'
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { chunksOf } from './chunks.mjs'
import { notices } from './notices.mjs'

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'))
const input = { index: 'src/index.ts', main: 'src/cli/main.ts', writer: 'src/service/store/sqlite/writer.ts' }
// types name zod; its code is bundled, because the package loads the words of fifty languages, which takes longer than all else
const packages = Object.keys(dependencies).filter(name => name !== 'zod')

/** commander asks for child_process to run commands that are programs of their own; chainvet has none, and the module is slow to load. */
const noChildProcess = {
  name: 'no-child-process',
  resolveId: (source, importer) =>
    source === 'node:child_process' && importer?.includes('/node_modules/commander/') ? '\0nothing' : undefined,
  load: id => (id === '\0nothing' ? 'module.exports = {}' : undefined),
}

/** undici is fetch, sockets and mocks besides. */
const dispatchersOnly = {
  name: 'dispatchers-only',
  resolveId: source => (source === 'undici' ? resolve('.build/dispatchers.mjs') : undefined),
}

/** Code that was compiled before cannot import, it can only require: modules of node are all it may load late from elsewhere. */
function withoutImports(code, name) {
  const plain = code.replace(/\bimport\((["'`])(node:[a-z0-9/_]+)\1\)/g, 'Promise.resolve(require("$2"))')
  const [late] = plain.match(/\bimport\([^)]*\)?/) ?? []
  if (late) throw new Error(`${name}.cjs says ${late}, which must be in a file that is not compiled before.`)
  return plain
}

/** The library for `import`, from the file that `require` would load. */
const facade = names => `import library from './index.cjs'\nexport const { ${names.join(', ')} } = library\n`

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
/** Loaded by the command line before all else, and files that whoever is first to need them loads. */
const [first, late] = [
  ['base', 'start', 'engine', 'scan'],
  ['wire', 'remote'],
]
const groups = [...first, ...late]

// made beside, then moved: whoever runs the program meanwhile finds it whole
const outdir = `node_modules/.cache/chainvet/dist-${process.pid}`
await rm(outdir, { recursive: true, force: true })
const bundle = await rolldown({
  input,
  platform: 'node',
  external: id => packages.some(name => id === name || id.startsWith(`${name}/`)),
  transform: { target: 'node20' },
  plugins: [noChildProcess, dispatchersOnly],
  // what is loaded late in one place and at once in another is meant so
  checks: { ineffectiveDynamicImport: false },
})
await bundle.write({
  dir: outdir,
  format: 'cjs',
  minify: true,
  entryFileNames: '[name].cjs',
  chunkFileNames: ({ name }) => (groups.includes(name) ? '[name].cjs' : '[name]-[hash].cjs'),
  codeSplitting: { groups: groups.map(name => ({ name, test: id => chunkOf(id) === name })) },
})
await bundle.close()
// every chunk lies in the folder itself, so "./labels.bin" beside the source is "./labels.bin" beside the chunk
await copyFile('src/sources/lists/labels.bin', `${outdir}/labels.bin`)
await copyFile('.build/compiled.cjs', `${outdir}/compiled.cjs`)
for (const name of late) {
  await rename(`${outdir}/${name}.cjs`, `${outdir}/${name}-code.cjs`)
  // required by its name, so that those who bundle the library find it
  const loader = `require('./compiled.cjs').loadCompiled('${name}-code')\nmodule.exports = require('./${name}-code.cjs')\n`
  await writeFile(`${outdir}/${name}.cjs`, loader)
}
const compiled = [...first, ...late.map(name => `${name}-code`)]
for (const name of compiled) {
  const file = `${outdir}/${name}.cjs`
  await writeFile(file, withoutImports(await readFile(file, 'utf8'), name))
}
// the seed of the hash tables, and what a user has set, would make every build another
await promisify(execFile)(process.execPath, ['--random-seed=1', '.build/compile.mjs', outdir, ...compiled], { env: {} })
// whoever imports the library speaks ECMAScript modules
await writeFile(`${outdir}/index.js`, facade(Object.keys(createRequire(import.meta.url)(resolve(`${outdir}/index.cjs`)))))
await writeFile(`${outdir}/THIRD-PARTY-NOTICES.txt`, await notices(metafile))
await rename('dist', `${outdir}-old`).catch(() => {})
await rename(outdir, 'dist')
await rm(`${outdir}-old`, { recursive: true, force: true })
