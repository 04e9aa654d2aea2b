import { open } from 'node:fs/promises'
import { ChainvetError } from '../../errors.ts'

/**
 * The bytes of a file; it is opened with the first of them and closed after the last. Each piece is overwritten by the next.
 * Throws INPUT_NOT_FOUND where that fails.
 */
export async function* fileBytes(path: string): AsyncGenerator<Uint8Array, void> {
  const handle = await open(path).catch((error: unknown) => {
    throw notFound(path, error)
  })
  let pending: Promise<{ readonly bytesRead: number }> | undefined
  try {
    // one of them is read into while the other is worked on
    let [buffer, other] = [Buffer.allocUnsafe(chunkSize), Buffer.allocUnsafe(chunkSize)]
    pending = handle.read(buffer, 0, chunkSize)
    for (;;) {
      const { bytesRead } = await pending
      if (bytesRead === 0) return
      const full = buffer.subarray(0, bytesRead)
      ;[buffer, other] = [other, buffer]
      pending = handle.read(buffer, 0, chunkSize)
      // whoever asks for the next piece is told
      pending.catch(() => {})
      yield full
    }
  } catch (error) {
    throw notFound(path, error)
  } finally {
    await pending?.catch(() => {})
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
