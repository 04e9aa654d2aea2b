import type { Role } from '../../../evidence/powers.ts'
import { argumentOfConstructor, type Named } from './events.ts'
import { isNobody } from './nobody.ts'
import { type Stored, slotInWords } from './storage.ts'

/** Somebody whose calls are tried. */
export interface Caller {
  readonly address: string
  readonly role: Role
  /** Where the address was met, in words. */
  readonly foundAt?: string
  /** Named by no function of the contract and by no role that it announced. */
  readonly hidden?: true
  /** Whether the constructor was told of it, wherever else it was met. */
  readonly told?: true
  /** Whether it has code of its own, as far as that is known. */
  readonly contract?: true
}

/** Where whoever stands in the code itself is met. */
export const constantOfCode = 'a constant of the code'

/** Everybody where it stands first. */
export const unique = (callers: readonly Caller[]): Caller[] =>
  callers.filter(({ address }, at) => callers.findIndex(other => other.address === address) === at)

/** Everybody once, the likeliest first. Hidden is who is met in storage, code or an earlier ownership and nowhere else. */
export function ranked(found: {
  readonly owner: string | undefined
  readonly admin: string | undefined
  readonly said: readonly Named[]
  readonly named: readonly Named[]
  readonly makers: readonly Named[]
  readonly told: readonly Named[]
  readonly inStorage: readonly Stored[]
  readonly fixed: readonly string[]
  readonly mixed: readonly string[]
  readonly excluded: ReadonlySet<string>
}): Caller[] {
  const open = ({ address, foundAt }: Named): Caller => ({ address, foundAt, role: 'controller' })
  const hidden = (named: Named): Caller => ({ ...open(named), hidden: true })
  const [roles, former] = [
    found.named.filter(({ foundAt }) => foundAt.startsWith('the role')),
    found.named.filter(({ foundAt }) => !foundAt.startsWith('the role')),
  ]
  const all: Caller[] = [
    ...(found.owner === undefined ? [] : [{ address: found.owner, role: 'owner' as const }]),
    ...(found.admin === undefined ? [] : [open({ address: found.admin, foundAt: 'the administrator of the proxy' })]),
    ...found.said.map(open),
    ...roles.map(open),
    ...found.makers.map(hidden),
    ...found.inStorage.map(({ address, slot }) => hidden({ address, foundAt: slotInWords(slot) })),
    ...found.fixed.map(address => hidden({ address, foundAt: constantOfCode })),
    ...found.told.map(hidden),
    ...found.mixed.map(address => hidden({ address, foundAt: 'two constants of the code, taken together' })),
    ...former.map(hidden),
  ]
  const told = new Set(found.told.flatMap(({ address, foundAt }) => (foundAt === argumentOfConstructor ? [address] : [])))
  return unique(all)
    .filter(({ address }) => !isNobody(address) && !found.excluded.has(address))
    .map((one): Caller => (told.has(one.address) ? { ...one, told: true } : one))
}
