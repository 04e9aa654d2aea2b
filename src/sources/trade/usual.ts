import { moves } from '../evm/selectors.ts'

/** approve, transfer, transferFrom, increaseAllowance, decreaseAllowance, permit, burn and burnFrom: what anybody may call anywhere. */
export const usual: ReadonlySet<string> = new Set([...moves, '0x39509351', '0xa457c2d7', '0xd505accf', '0x42966c68', '0x79cc6790'])
