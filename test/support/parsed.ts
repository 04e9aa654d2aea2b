import type { Shape } from '../../src/shape.ts'

/** What an answer reads as; throws where it is of another shape. */
export function parsed<T>(shape: Shape<T>, answer: unknown): T {
  const read = shape.safeParse(answer)
  if (!read.success) throw new Error(`This answer is of another shape: ${JSON.stringify(answer)?.slice(0, 200)}`)
  return read.data
}
