import type { Proof } from '../../evidence/evidence.ts'
import type { Permission, Permissions } from '../../evidence/permissions.ts'
import { isContractAccount, type State, type TronPermission } from './account.ts'
import { isNobody } from './address.ts'

/** Contract types that move what an account holds or hand it over, by their numbers in the protocol. */
const moving = { TransferContract: 1, TransferAssetContract: 2, TriggerSmartContract: 31, AccountPermissionUpdateContract: 46 } as const

/**
 * Who may sign for an account. The owner permission may do everything; active permissions do what their bitmap allows.
 * An account that never changed its permissions has its own key in all of them.
 */
export function permissionsOf(address: string, state: State | undefined, proof: Proof, since: Date | undefined): Permissions {
  const found = state ? (isContractAccount(state) ? [byCode(address)] : inForce(address, state)) : []
  return { complete: true, found: found.map(permission => ({ ...permission, ...(since && { since }) })), proofs: [proof] }
}

const byCode = (address: string): Permission => ({ kind: 'contract', holders: [address] })

function inForce(address: string, { owner_permission: owner, active_permission: actives = [] }: State): Permission[] {
  const top = owner && standing(address, owner)
  const named = new Set(top?.holders)
  const second = actives
    .filter(({ operations }) => Object.values(moving).some(type => allows(operations, type)))
    .flatMap(active => aloneBeside(address, active))
    .filter(holder => !named.has(holder))
  const seconds: Permission[] =
    second.length === 0 ? [] : [{ kind: 'second key', holders: [...new Set(second)], rule: 'an active permission that moves funds' }]
  return [...(top ? [top] : []), ...seconds]
}

/** What the owner permission says of the owner's own key; `undefined` where it is the only one that can act alone. */
function standing(address: string, permission: TronPermission): Permission | undefined {
  const { keys, threshold } = permission
  const others = aloneBeside(address, permission)
  if (others.length > 0)
    return { kind: ownAlone(address, permission) ? 'second key' : 'taken over', holders: others, rule: 'the owner permission' }
  if (ownAlone(address, permission)) return undefined
  const holders = keys.map(key => key.address)
  const living = keys.filter(key => !isNobody(key.address))
  const reachable = living.reduce((sum, { weight }) => sum + weight, 0n) >= threshold
  return reachable ? { kind: 'shared', holders, rule: ruleOf(permission) } : { kind: 'nobody', holders }
}

const ownAlone = (address: string, { keys, threshold }: TronPermission): boolean =>
  keys.some(key => key.address === address && key.weight >= threshold)

/** Keys of others that need nobody's consent. */
const aloneBeside = (address: string, { keys, threshold }: TronPermission): string[] =>
  keys.filter(key => key.address !== address && key.weight >= threshold && !isNobody(key.address)).map(key => key.address)

/** "2 of 3 keys" where all weigh the same, else the weights. */
function ruleOf({ keys, threshold }: TronPermission): string {
  const [first] = keys
  if (first && keys.every(({ weight }) => weight === first.weight))
    return `${(threshold + first.weight - 1n) / first.weight} of ${keys.length} keys`
  return `keys of weight ${keys.map(({ weight }) => weight).join(', ')}, of which ${threshold} must sign`
}

/** Bit n of the bitmap, lowest bit of the first byte first, allows contract type n. */
export function allows(operations: string, type: number): boolean {
  const byte = Buffer.from(operations, 'hex')[type >> 3]
  return byte !== undefined && (byte & (1 << (type & 7))) !== 0
}
