import type { Control, ControllerKind } from '../../evidence/control.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import type { RawAccount } from './answers.ts'
import { mayHaveKey } from './curve.ts'
import type { Mint } from './mint.ts'
import { isNobody, multisigPrograms } from './programs.ts'
import { readSigners } from './token-account.ts'

/** What is known of an account: its state, null where nothing is at its address, `undefined` where it could not be read. */
type Seen = RawAccount | null | undefined

/** What stands behind an authority. An address off the curve is that of a program: no key signs for it. */
export function kindOf(address: string, seen: Seen): ControllerKind {
  if (isNobody(address)) return 'nobody'
  if (!mayHaveKey(address)) return 'program'
  if (seen === undefined) return 'unknown'
  if (seen === null) return 'account'
  const signers = readSigners(seen)
  if (signers) return signers.needed > 1 ? 'several' : 'account'
  return multisigPrograms.includes(seen.owner) ? 'several' : 'account'
}

/** How a proof tells of it. */
function inWords(address: string, seen: Seen): string {
  if (isNobody(address)) return 'nobody can sign for it'
  if (!mayHaveKey(address)) return 'off the curve: no key exists for it'
  const signers = seen ? readSigners(seen) : undefined
  if (signers) return `${signers.needed} of ${signers.of} signers`
  return seen ? `owned by ${seen.owner}` : seen === null ? 'an account that was never funded' : 'not read'
}

/** A right over a token that its mint gives to an address. */
interface Authority {
  readonly address: string
  readonly effect: PowerEffect['kind']
  /** Where the mint names it. */
  readonly field: string
  readonly tax?: number
}

/** Everybody to whom the mint gives power over holders, the gravest right first. */
export function authoritiesOf({ mintAuthority, freezeAuthority, extensions }: Mint): readonly Authority[] {
  const { permanentDelegate, pausable, fee } = extensions
  const rights: readonly (readonly [string | null | undefined, PowerEffect['kind'], string, number?])[] = [
    [permanentDelegate, 'takes balances', 'permanent delegate'],
    [pausable?.authority, 'blocks all sales', 'pause authority'],
    [freezeAuthority, 'blocks one holder', 'freeze authority'],
    // the program allows a fee of all that is transferred, two epochs after it is announced
    [fee?.authority, 'raises the sell tax', 'transfer fee authority', 1],
    [mintAuthority, 'mints', 'mint authority'],
  ]
  return rights.flatMap(([address, effect, field, tax]) =>
    address === null || address === undefined || isNobody(address) ? [] : [{ address, effect, field, ...(tax !== undefined && { tax }) }],
  )
}

/** Who controls the token, and what each may do, as the mint has it: nothing of this was executed. */
export function controlOf(
  mint: Mint,
  { address, slot, seen, at }: { address: string; slot: number; seen: ReadonlyMap<string, Seen>; at: number | undefined },
): { readonly control: Control; readonly powers: Powers } {
  const rights = authoritiesOf(mint)
  const holders = [...new Set(rights.map(right => right.address))]
  const proofs: readonly Proof[] = [
    {
      source: 'Solana',
      method: 'getMultipleAccounts',
      params: [[address]],
      block: slot,
      result: rights.length > 0 ? rights.map(right => `${right.field} ${right.address}`).join(', ') : 'no authority over holders',
    },
    ...holders.map(
      (holder): Proof => ({
        source: 'Solana',
        method: 'getMultipleAccounts',
        params: [[holder]],
        ...(at !== undefined && { block: at }),
        result: inWords(holder, seen.get(holder)),
      }),
    ),
  ]
  const owner = mint.mintAuthority ?? mint.freezeAuthority ?? rights[0]?.address ?? null
  const kind = (holder: string) => kindOf(holder, seen.get(holder))
  const [proof] = proofs as readonly [Proof, ...Proof[]]
  return {
    control: { owner, ownerKind: owner === null ? 'nobody' : kind(owner), proofs },
    powers: {
      callers: holders.map(holder => ({ address: holder, role: 'owner', kind: kind(holder) })),
      tried: 0,
      accepted: 0,
      effects: rights.map(({ address: caller, effect, tax }) => ({
        kind: effect,
        caller,
        role: 'owner',
        callerKind: kind(caller),
        granted: 'authority',
        ...(tax !== undefined && { tax }),
        proof,
      })),
      proofs,
    },
  }
}
