import type { Control, ControllerKind } from '../../evidence/control.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { PowerEffect, Powers } from '../../evidence/powers.ts'
import type { Transferability } from '../../evidence/transferability.ts'
import { type AccountRoot, has } from './account.ts'
import { textOf } from './assets.ts'
import { controllerOf } from './keys.ts'

/** What an issuer's account says of all that it issues. */
interface IssuerState {
  readonly control: Control
  readonly powers: Powers
  readonly transferability: Transferability
}

/** Transfer rates are parts of a billion, and 0 or a billion is none (AccountRoot.TransferRate). */
const billion = 1_000_000_000

/**
 * Powers and obstacles of an issued currency. Who issues can always issue more; freezing is a right of every issuer who did
 * not give it up (NoFreeze), clawing back one that must be taken before the first line (AllowTrustLineClawback).
 */
export function issuerState(root: AccountRoot, proof: Proof): IssuerState {
  const { account: by, transferRate } = root
  const fee = transferRate === undefined || transferRate < billion ? 0 : Math.min(1, (transferRate - billion) / billion)
  return {
    ...whoRules(root, proof, [
      ...(has(root, 'noFreeze') ? [] : (['blocks one holder'] as const)),
      ...(has(root, 'allowClawback') ? (['takes balances'] as const) : []),
      'mints',
    ]),
    transferability: {
      obstacles: [
        ...(has(root, 'globalFreeze') ? [{ kind: 'all frozen', by } as const] : []),
        ...(has(root, 'requireAuth') ? [{ kind: 'needs approval', by } as const] : []),
        // the lines of new holders then begin with NoRipple on the issuer's side
        ...(has(root, 'defaultRipple') ? [] : [{ kind: 'cannot be passed on', by } as const]),
      ],
      fee,
      proofs: [proof],
    },
  }
}

/** The controller of an issuer with what it may do. A power of an account that nobody can sign for is nobody's, and none. */
export function whoRules(
  root: AccountRoot,
  proof: Proof,
  granted: readonly PowerEffect['kind'][],
): Pick<IssuerState, 'control' | 'powers'> {
  const kind = controllerOf(root)
  const caller = { address: root.account, role: 'owner', kind } as const
  const powerless: readonly ControllerKind[] = ['nobody', 'program']
  const effects = powerless.includes(kind)
    ? []
    : granted.map(
        (power): PowerEffect => ({ kind: power, caller: root.account, role: 'owner', callerKind: kind, granted: 'issuer', proof }),
      )
  return {
    control: { owner: root.account, ownerKind: kind, proofs: [proof] },
    powers: { callers: [caller], tried: 0, accepted: 0, effects, proofs: [proof] },
  }
}

/** What the root says, for people: the flags as they stand, the keys, the fee, and the domain that the owner typed. */
export function rootInWords(root: AccountRoot): string {
  const { flags, regularKey, signers, transferRate, domain } = root
  const site = domain === undefined ? undefined : textOf(domain)
  return [
    `flags 0x${flags.toString(16).padStart(8, '0')}`,
    `RegularKey ${regularKey ?? 'none'}`,
    signers === undefined ? 'signers not told' : signers ? `${signers.entries.length} signers, quorum ${signers.quorum}` : 'no signers',
    `TransferRate ${transferRate ?? 'none'}`,
    ...(site === undefined ? [] : [`Domain ${site.slice(0, 100)}`]),
  ].join(', ')
}
