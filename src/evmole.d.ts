/** The types of evmole do not resolve under `nodenext`: this is the part that is used. */
declare module 'evmole' {
  export function contractInfo(
    code: string,
    wanted: { selectors?: boolean; arguments?: boolean; stateMutability?: boolean },
  ): { functions?: { selector: string; bytecodeOffset: number; arguments?: string; stateMutability?: string }[] }
}
