/** As much of the instrumenter of Stryker as is used here; its own types need those of Babel. */
declare module '@stryker-mutator/instrumenter' {
  interface Position {
    /** From 0. */
    readonly line: number
    readonly column: number
  }

  interface Mutant {
    readonly id: string
    readonly fileName: string
    readonly mutatorName: string
    readonly replacement: string
    readonly location: { readonly start: Position; readonly end: Position }
    /** "Ignored" where an ignorer gave a reason; nothing where the mutant is to be tried. */
    readonly status?: string
  }

  export class Instrumenter {
    constructor(logger: unknown)
    instrument(
      files: readonly { readonly name: string; readonly content: string; readonly mutate: boolean }[],
      options: {
        readonly plugins: readonly string[]
        readonly excludedMutations: readonly string[]
        readonly noHeader: boolean
        readonly ignorers: readonly { shouldIgnore(path: unknown): string | undefined }[]
      },
    ): Promise<{ readonly files: readonly { readonly name: string; readonly content: string }[]; readonly mutants: readonly Mutant[] }>
  }
}
