import { hash } from 'node:crypto'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Accounts of a simulation. Nobody can know them beforehand: a contract that spares known test accounts spares none of these. */
export interface Actors {
  /** Buys and sells. */
  readonly buyer: string
  /** Receives by transfer and sells. */
  readonly recipient: string
  /** Bought as well and is never named in a call: shows whether a power hits one holder or all. */
  readonly bystander: string
  /** Calls what anybody may call. */
  readonly stranger: string
  /** Where the laboratory stands, when accounts are lent code. */
  readonly lab: string
  /** Random value of the simulated blocks, "0x" and 64 hex digits. */
  readonly randao: string
  /** One more account, by what it does in the simulation. */
  another(role: string): string
  /** One more random value. */
  chance(nth: number): string
}

/** Derives all accounts of a scan from one secret, the token and the block. */
export function actorsOf(secret: Uint8Array, token: string, block: bigint): Actors {
  const known = new Map<string, string>()
  const prefix = `${bytesToHex(secret)}/${token}/${block}`
  // one role is asked for by every request in which it acts
  const derive = (role: string) => {
    const found = known.get(role) ?? hash('sha256', `${prefix}/${role}`)
    known.set(role, found)
    return found
  }
  const at = (role: string) => `0x${derive(role).slice(0, 40)}`
  return {
    buyer: at('buyer'),
    recipient: at('recipient'),
    bystander: at('bystander'),
    stranger: at('stranger'),
    lab: at('lab'),
    randao: `0x${derive('randao')}`,
    another: role => at(`another/${role}`),
    chance: nth => `0x${derive(`randao/${nth}`)}`,
  }
}
