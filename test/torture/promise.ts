/** What one run of a torture found. */
export interface Finding {
  /** The figure of the report, in a sentence without a full stop. */
  readonly figure: string
  /** What broke the promise; none when it holds. */
  readonly violations: readonly string[]
  /** More lines for whoever watches. */
  readonly details?: readonly string[]
}

interface Watch {
  readonly seed: number
  /** The program that runs, for tortures that start processes of themselves. */
  readonly program: string
  readonly signal: AbortSignal
  tell(line: string): void
}

/** One promise and how it is tried. */
export interface Torture<Size extends Readonly<Record<string, number>> = Readonly<Record<string, number>>> {
  readonly name: string
  /** Numbers of the promises in the design. */
  readonly promises: string
  readonly sentence: string
  /** How much is tried, by flag; the full size. */
  readonly size: Size
  run(size: Size, watch: Watch): Promise<Finding>
}

/** Keeps the type of the sizes, which the registry forgets. */
export const torture = <Size extends Readonly<Record<string, number>>>(given: Torture<Size>): Torture => given as unknown as Torture
