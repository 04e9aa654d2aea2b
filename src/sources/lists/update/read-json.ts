import { readFile, stat } from 'node:fs/promises'
import type { z } from 'zod'
import { ListError } from './publisher.ts'

/** The text of a file that a publisher sent. Throws {@link ListError}. */
export async function readText(path: string, maxBytes: number): Promise<string> {
  if ((await stat(path)).size > maxBytes) throw new ListError('it is larger than the list can be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch (error) {
    throw error instanceof TypeError ? new ListError('it is not UTF-8 text') : error
  }
}

/** The JSON of a file that a publisher sent, in the shape it should have. Throws {@link ListError}. */
export async function readJson<T>(path: string, maxBytes: number, schema: z.ZodType<T>): Promise<T> {
  const text = await readText(path, maxBytes)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ListError(/^\s*</.test(text) ? 'it is a page for people, not a list' : 'it is cut off or no JSON')
  }
  const { success, data } = schema.safeParse(value)
  if (!success) throw new ListError('it has another shape than the list had')
  return data
}
