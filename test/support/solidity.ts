import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

export interface Artifact {
  readonly bytecode: `0x${string}`
  readonly runtime: `0x${string}`
}

const cache = 'node_modules/.cache/chainvet'

/** A file, and those beside it that it imports. */
function sourcesOf(path: URL): Record<string, { readonly content: string }> {
  const content = readFileSync(path, 'utf8')
  const beside = [...content.matchAll(/^import "\.\/(\w+\.sol)";$/gm)].flatMap(([, name]) => name ?? [])
  return {
    source: { content },
    ...Object.fromEntries(beside.map(name => [name, { content: readFileSync(new URL(name, path), 'utf8') }])),
  }
}

/** Compiles a Solidity file with the pinned compiler, optimiser on, without metadata: the same source gives the same bytes. */
export async function compile(path: URL): Promise<Record<string, Artifact>> {
  const input = JSON.stringify({
    language: 'Solidity',
    sources: sourcesOf(path),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'paris',
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['evm.bytecode.object', 'evm.deployedBytecode.object'] } },
    },
  })
  const file = `${cache}/solc-0.8.37-${createHash('sha256').update(input).digest('hex').slice(0, 16)}.json`
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const { default: solc } = await import('solc')
  const output = JSON.parse(solc.compile(input))
  const errors = (output.errors ?? []).filter(({ severity }: { severity: string }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }: { formattedMessage: string }) => formattedMessage).join('\n'))
  const contracts = output.contracts.source as Record<
    string,
    { evm: { bytecode: { object: string }; deployedBytecode: { object: string } } }
  >
  const artifacts = Object.fromEntries(
    Object.entries(contracts).map(([name, { evm }]): [string, Artifact] => [
      name,
      { bytecode: `0x${evm.bytecode.object}`, runtime: `0x${evm.deployedBytecode.object}` },
    ]),
  )
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, JSON.stringify(artifacts))
  return artifacts
}
