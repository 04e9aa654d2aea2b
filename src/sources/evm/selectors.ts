/** Functions of ERC-20 that move tokens or let others do so, by the first four bytes of keccak-256 of their signatures. */
export const erc20 = { transfer: '0xa9059cbb', transferFrom: '0x23b872dd', approve: '0x095ea7b3' } as const
/** totalSupply() and balanceOf(address): what everybody may ask. */
export const views = { totalSupply: '0x18160ddd', balanceOf: '0x70a08231' } as const
/** All that move tokens. */
export const moves: ReadonlySet<string> = new Set(Object.values(erc20))

/** Error(string) and Panic(uint256), with which code of Solidity refuses; the second since 0.8, among others a sum that runs over. */
export const refusals = { error: '0x08c379a0', panic: '0x4e487b71' } as const

/** upgradeTo(address), upgradeToAndCall(address,bytes) and diamondCut((address,uint8,bytes4[])[],address,bytes) */
export const upgrades: ReadonlySet<string> = new Set(['0x3659cfe6', '0x4f1ef286', '0x1f931c1c'])
