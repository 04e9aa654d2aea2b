import type { Proven } from './evidence.ts'

/** A sanctions list that is kept on the chain itself, read at the pinned block: never older than the block. */
export interface Oracle extends Proven {
  readonly name: string
  readonly sanctioned: boolean
}
