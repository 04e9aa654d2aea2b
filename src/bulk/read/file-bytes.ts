import { open } from 'node:fs/promises'
import { ChainvetError } from '../../errors.ts'

/** The bytes of a file; it is opened with the first of them and closed after the last. Throws INPUT_NOT_FOUND where that fails. */
export async function* fileBytes(path: string): AsyncGenerator<Uint8Array, void> {
  const handle = await open(path).catch((error: unknown) => {
    throw notFound(path, error)
  })
  try {
    for (;;) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(chunkSize), 0, chunkSize)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } catch (error) {
    throw notFound(path, error)
  } finally {
    await handle.close()
  }
}

function notFound(path: string, error: unknown): ChainvetError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new ChainvetError('INPUT_NOT_FOUND', `cannot read ${path}: ${reasons[code] ?? 'it cannot be opened'}`, {
    hint: 'Check the path; - reads standard input.',
    cause: error,
  })
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
}

const chunkSize = 262_144
