import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import type { Artifact } from '../support/solidity.ts'

/** As it stands, or with the trap taken out. */
export type Variant = 'trap' | 'twin'

interface Compiler {
  compile(input: string): string
  version(): string
}

interface Output {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts?: Readonly<
    Record<string, Record<string, { evm: { bytecode: { object: string }; deployedBytecode: { object: string } } }>>
  >
}

const compilers: Readonly<Record<string, string>> = { '0.5': 'solc-0.5', '0.6': 'solc-0.6', '0.7': 'solc-0.7', '0.8': 'solc' }
const cache = 'node_modules/.cache/chainvet'
const folder = new URL('contracts/', import.meta.url)
const require = createRequire(import.meta.url)

/**
 * The source without its trap: lines that end in "// trap" go, as do those between "// trap {" and "// trap }";
 * what stands behind "// twin: " comes in their place. Everything else stays, so that the two differ by the trap alone.
 */
export function variantOf(source: string, variant: Variant): string {
  if (variant === 'trap') return source
  return source
    .replace(/^[^\n]*\/\/ trap \{\n[\s\S]*?^[^\n]*\/\/ trap \}$/gm, '')
    .replace(/^[^\n]*\/\/ trap$/gm, '')
    .replace(/^(\s*)\/\/ twin: /gm, '$1')
}

type Artifacts = Readonly<Record<string, Artifact>>

const compiled = new Map<string, Artifacts>()

/**
 * Compiles these contracts of `contracts/<file>.sol`: to make all of a file takes twenty times as long as to make one. Its first
 * line names the compiler and its settings: "// 0.6 runs=200", "// 0.8 off ir". Keeps what it made in the cache of the packages.
 */
export function compileFile(file: string, variant: Variant, contracts: readonly string[]): Artifacts {
  const key = `${file} ${variant} ${[...contracts].sort().join(' ')}`
  const made = compiled.get(key) ?? compileAnew(file, variant, [...contracts].sort())
  compiled.set(key, made)
  return made
}

function compileAnew(file: string, variant: Variant, contracts: readonly string[]): Artifacts {
  const source = readFileSync(new URL(`${file}.sol`, folder), 'utf8')
  const [, line = ''] = /^\/\/ ([^\n]*)\n/.exec(source) ?? []
  const [major = '', ...words] = line.split(' ')
  const name = compilers[major]
  if (!name) throw new Error(`${file}.sol does not say which compiler it is for.`)
  const runs = words.find(word => word.startsWith('runs='))?.slice(5)
  const machine = words.find(word => word.startsWith('evm='))?.slice(4)
  const sources: Record<string, { content: string }> = {}
  collect(`${file}.sol`, sources, variant)
  const settings = {
    optimizer: runs === undefined ? { enabled: false } : { enabled: true, runs: Number(runs) },
    ...(words.includes('ir') && { viaIR: true }),
    ...(machine !== undefined && { evmVersion: machine }),
  }
  const kept = createHash('sha256').update(JSON.stringify({ name, sources, settings })).digest('hex').slice(0, 16)
  const placeOf = (contract: string) => `${cache}/quality-${major}-${kept}-${contract}.json`
  const missing = contracts.filter(contract => !existsSync(placeOf(contract)))
  if (missing.length > 0) {
    const outputSelection = {
      [`${file}.sol`]: Object.fromEntries(missing.map(contract => [contract, ['evm.bytecode.object', 'evm.deployedBytecode.object']])),
    }
    const input = JSON.stringify({ language: 'Solidity', sources, settings: { ...settings, outputSelection } })
    const output = JSON.parse((require(name) as Compiler).compile(input)) as Output
    const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
    if (errors.length > 0) throw new Error(`${file} (${variant}): ${errors.map(error => error.formattedMessage).join('\n')}`)
    mkdirSync(cache, { recursive: true })
    for (const [contract, { evm }] of Object.entries(output.contracts?.[`${file}.sol`] ?? {})) {
      const artifact: Artifact = { bytecode: `0x${evm.bytecode.object}`, runtime: `0x${evm.deployedBytecode.object}` }
      writeFileSync(placeOf(contract), JSON.stringify(artifact))
    }
  }
  return Object.fromEntries(
    contracts
      .filter(contract => existsSync(placeOf(contract)))
      .map((contract): [string, Artifact] => [contract, JSON.parse(readFileSync(placeOf(contract), 'utf8'))]),
  )
}

/** Reads a source and what it imports: neighbours from the folder of the contracts, the rest from the packages. */
function collect(path: string, sources: Record<string, { content: string }>, variant: Variant): void {
  if (sources[path]) return
  const own = !path.includes('/')
  const text = own ? variantOf(readFileSync(new URL(path, folder), 'utf8'), variant) : readFileSync(`node_modules/${path}`, 'utf8')
  sources[path] = { content: text }
  for (const [, wanted = ''] of text.matchAll(/^\s*import\s[^;]*?["']([^"']+)["']\s*;/gm))
    collect(wanted.startsWith('.') ? normalize(join(dirname(path), wanted)) : wanted, sources, variant)
}
