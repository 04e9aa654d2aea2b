/** The types of evmole do not resolve under `nodenext`: this is the part that is used. */
declare module 'evmole' {
  export function contractInfo(
    code: string,
    wanted: { selectors?: boolean; arguments?: boolean; stateMutability?: boolean; storage?: boolean },
  ): {
    functions?: { selector: string; bytecodeOffset: number; arguments?: string; stateMutability?: string }[]
    storage?: { slot: string; offset: number; type: string; reads: string[]; writes: string[] }[]
  }
}
