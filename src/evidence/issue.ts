import type { Proven } from './evidence.ts'

/** The sale that an issuer announced with its token and that the chain itself carries out, at a fixed price. */
export interface Issue extends Proven {
  readonly opens: Date
  readonly closes: Date
}
