/** Functions of ERC-20 that move tokens or let others do so, by the first four bytes of keccak-256 of their signatures. */
export const erc20 = { transfer: '0xa9059cbb', transferFrom: '0x23b872dd', approve: '0x095ea7b3' } as const
/** All of them. */
export const moves: ReadonlySet<string> = new Set(Object.values(erc20))
