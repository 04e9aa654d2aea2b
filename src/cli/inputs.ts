import type { Kind, RowError } from '../api/report.ts'
import type { Input, InputRow } from '../bulk/input.ts'
import { resolveTarget } from '../bulk/resolve.ts'
import { ChainvetError } from '../errors.ts'
import type { App } from './app.ts'
import type { InputFlags } from './scan-options.ts'

/**
 * Addresses as arguments. All of them are checked before the first is scanned, so that one typing error costs nothing.
 * `chainFlag` is --chain where it was given on the command line: it contradicts an address that names another chain.
 */
export function argumentsInput(addresses: readonly string[], kind: Kind, flags: InputFlags, chainFlag: string | undefined): Input {
  const rows = addresses.map(
    (address, at): InputRow => ({ line: at + 1, cells: { address }, address, ...(chainFlag !== undefined && { chain: chainFlag }) }),
  )
  for (const { address } of rows)
    resolveTarget(address, { chain: chainFlag, fallback: flags.chain, checksum: flags.checksum, kind, command: `chainvet scan ${kind}` })
  return fromRows(rows)
}

const fromRows = (rows: readonly InputRow[], file: string | null = null): Input => ({
  file,
  columns: null,
  header: null,
  rows,
  sha256: () => null,
})

/** Rows of a file or of standard input. */
export async function fileInput(app: App, file: string, kind: Kind | undefined, flags: InputFlags): Promise<Input> {
  const [{ openInput }, { fileBytes }] = await Promise.all([import('../bulk/read/open-input.ts'), import('../bulk/read/file-bytes.ts')])
  const { addressColumn, chainColumn, typeColumn } = flags
  const input = await openInput(
    { file, bytes: file === '-' ? stdinBytes(app) : fileBytes(file) },
    {
      format: flags.inputFormat,
      header: flags.header,
      columns: {
        ...(addressColumn !== undefined && { address: addressColumn }),
        ...(chainColumn !== undefined && { chain: chainColumn }),
        ...(typeColumn !== undefined && { type: typeColumn }),
      },
      ...(flags.delimiter !== undefined && { delimiter: flags.delimiter }),
      ...(flags.comment !== undefined && { comment: flags.comment }),
      ...(kind && { kind }),
    },
  )
  return input
}

/** Addresses found in free text: in the arguments, in a file, or in what is piped in. */
export async function extractedInput(app: App, words: readonly string[], flags: InputFlags): Promise<Input> {
  const { extractAddresses } = await import('../bulk/extract.ts')
  const file = flags.input ?? (words.length === 1 && words[0] === '-' ? '-' : undefined)
  const { found, secrets } = extractAddresses(file === undefined ? words.join(' ') : await wholeText(app, file))
  if (secrets > 0)
    app.stderr.write(`warning: this text holds ${secrets} ${secrets === 1 ? 'word' : 'words'} in the form of a key; not used, not shown\n`)
  if (found.length === 0) {
    throw new ChainvetError('INPUT_EMPTY', 'there is no address in this text', { hint: 'Address shapes: chainvet chains' })
  }
  return fromRows(
    found.map(
      ({ text: address, line, column, chainHint, kindHint, elsewhere }): InputRow => ({
        line,
        column,
        cells: { address },
        address,
        ...(chainHint && { chain: chainHint.names[0] as string }),
        ...(kindHint && { kind: kindHint }),
        ...(elsewhere !== undefined && { fault: onAnotherNetwork(elsewhere) }),
      }),
    ),
    file ?? null,
  )
}

const onAnotherNetwork = (network: string): RowError => ({
  code: 'UNKNOWN_CHAIN',
  message: `this address stands in a link to ${network}, which is not scanned`,
  hint: 'All chains: chainvet chains',
})

async function wholeText(app: App, file: string): Promise<string> {
  if (file !== '-') return (await import('./files.ts')).textOf(file, 'the input')
  const pieces: Uint8Array[] = []
  for await (const piece of stdinBytes(app)) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

/** What is piped in. A terminal would wait for ever without a word. */
function stdinBytes(app: App): AsyncIterable<Uint8Array> {
  if (app.stdin.isTTY) {
    throw new ChainvetError('USAGE', 'nothing is piped in', {
      hint: 'Give addresses, name a file, or: pbpaste | chainvet scan wallet - --chain base',
    })
  }
  return app.stdin.bytes()
}
