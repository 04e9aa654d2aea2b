import { readdirSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { build, type Plugin } from 'esbuild'
import { forNode } from '../support/for-node.ts'
import { type Place, proseIn } from './prose.ts'
import type { Room } from './rooms.ts'

export interface Mutant {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly mutator: string
  readonly original: string
  readonly replacement: string
}

export interface Mutated {
  readonly mutants: readonly Mutant[]
  /** How many were left out as prose. */
  readonly ignored: number
  readonly bundle: string
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith('.ts'))
    .sort()

const some = (patterns: readonly RegExp[], path: string): boolean => patterns.some(pattern => pattern.test(path))
const silent = new Proxy({}, { get: () => () => false })

/** Puts every mutant of a room into its code, asleep, and bundles the code with the tests. */
export async function mutate(room: Room, pattern: RegExp): Promise<Mutated> {
  const sources = filesOf('src').filter(path => some(room.sources, path) && pattern.test(path))
  const tests = filesOf('test').filter(path => some(room.tests, path) && !some(room.without ?? [], path))
  const contents = await Promise.all(sources.map(async name => ({ name, content: await readFile(name, 'utf8'), mutate: true })))
  const { files, mutants } = await new Instrumenter(silent).instrument(contents, {
    plugins: [],
    excludedMutations: [],
    noHeader: false,
    ignorers: [{ shouldIgnore: (path: unknown) => proseIn(path as Place) }],
  })
  const mutated = new Map(files.map(({ name, content }) => [name, content]))
  const texts = new Map(contents.map(({ name, content }) => [name, content.split('\n')]))
  const awake = mutants.filter(({ status }) => status !== 'Ignored')
  const bundle = `node_modules/.cache/chainvet/mutation-${room.name}.mjs`
  await mkdir(dirname(bundle), { recursive: true })
  await build({
    stdin: {
      contents: ['./test/support/network.ts', ...tests.map(path => `./${path}`)]
        .map(path => `import '${path}'\n`)
        .concat(`export * from './test/mutation/suite.ts'\n`)
        .join(''),
      resolveDir: process.cwd(),
    },
    ...forNode,
    outfile: bundle,
    plugins: [inPlace(mutated, tests)],
  })
  return {
    bundle,
    ignored: mutants.length - awake.length,
    mutants: awake.map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => ({
      id,
      file: relative(process.cwd(), fileName),
      line: start.line + 1,
      mutator: mutatorName,
      original: cut(texts.get(fileName) ?? [], start, end),
      replacement,
    })),
  }
}

interface Position {
  readonly line: number
  readonly column: number
}

function cut(lines: readonly string[], start: Position, end: Position): string {
  const inside = lines.slice(start.line, end.line + 1)
  const last = inside.length - 1
  return inside.map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined)).join('\n')
}

/** Takes mutated code for the code on the disk, and the suite of this folder for vitest. Files keep their own place. */
const inPlace = (mutated: ReadonlyMap<string, string>, tests: readonly string[]): Plugin => ({
  name: 'in-place',
  setup({ onLoad, onResolve }) {
    const [suite, fewer] = ['suite', 'fast-check'].map(name => `${process.cwd()}/test/mutation/${name}.ts`)
    const instead = new Map([
      ['vitest', suite],
      ['fast-check', fewer],
    ])
    onResolve({ filter: /^(vitest|fast-check)$/ }, ({ path, importer }) =>
      importer === instead.get(path) ? { path, external: true } : { path: instead.get(path) ?? path },
    )
    onResolve({ filter: /\/support\/postgres\.ts$/ }, () => ({ path: `${process.cwd()}/test/mutation/postgres.ts` }))
    onLoad({ filter: /\/(src|test)\/.*\.ts$/ }, async ({ path }) => {
      const name = relative(process.cwd(), path)
      const text = mutated.get(name) ?? (await readFile(path, 'utf8'))
      const located = text.replace(/import\.meta\.url/g, JSON.stringify(pathToFileURL(path).href))
      if (!tests.includes(name)) return { contents: located, loader: 'ts' }
      return { contents: `import { begin } from ${JSON.stringify(suite)}\nbegin(${JSON.stringify(name)})\n${located}`, loader: 'ts' }
    })
  },
})
