import { SourceError } from '../errors.ts'

/** The failure of a provider as a value, because that of one part must not cost the others. Any other failure is a mistake of ours, and goes on. */
export async function attempt<T>(work: Promise<T>): Promise<T | SourceError> {
  try {
    return await work
  } catch (error) {
    if (error instanceof SourceError) return error
    throw error
  }
}
