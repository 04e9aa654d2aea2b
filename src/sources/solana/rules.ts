import type { ControllerKind } from '../../evidence/control.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Option, Options } from '../../evidence/options.ts'
import type { Obstacle, Transferability } from '../../evidence/transferability.ts'
import type { RawAccount } from './answers.ts'
import { keyAt } from './layout.ts'
import type { Fee, Mint } from './mint.ts'
import { upgradeableLoader } from './programs.ts'

/** Programs that can never change again: those of the loaders before the upgradeable one. */
const finalLoaders: readonly string[] = ['BPFLoader2111111111111111111111111111111111', 'BPFLoader1111111111111111111111111111111111']

/** Whether a program can be replaced, by its account and the one that holds its code; `undefined` where that cannot be told. */
export function isReplaceable(program: RawAccount | null | undefined, code: RawAccount | null | undefined): boolean | undefined {
  // nothing is there yet, and whoever has the key of the address may put anything there
  if (program === null) return true
  if (!program) return undefined
  if (finalLoaders.includes(program.owner)) return false
  if (program.owner !== upgradeableLoader || !code || code.owner !== upgradeableLoader || code.data.length < 45) return undefined
  // state 3 is "code"; the byte at 12 says whether somebody may replace it
  return code.data.readUInt32LE(0) === 3 ? code.data[12] === 1 : undefined
}

/** Who may replace it, as a proof tells it. */
export const upgraderOf = (code: RawAccount | null | undefined): string =>
  code && code.data.length >= 45 && code.data[12] === 1 ? keyAt(code.data, 13) : 'nobody'

/** Share of a transfer that the token keeps, 0 to 1. A fee of at most nothing is none. */
const shareOf = ({ most, basisPoints }: Fee): number => (most === 0n ? 0 : basisPoints / 10_000)

/** The rules of the mint for every transfer. */
export function rulesOf(
  { freezeAuthority, extensions: { frozenByDefault, nonTransferable, pausable, hook, fee } }: Mint,
  { epoch, replaceable, proofs }: { epoch: bigint | undefined; replaceable: boolean | undefined; proofs: readonly Proof[] },
): Transferability {
  const program = hook?.program ?? undefined
  const obstacles: Obstacle[] = [
    ...(frozenByDefault ? [{ kind: 'frozen by default' as const, ...(freezeAuthority !== null && { by: freezeAuthority }) }] : []),
    ...(nonTransferable ? [{ kind: 'not transferable' as const }] : []),
    ...(pausable?.paused ? [{ kind: 'paused' as const, ...(pausable.authority !== null && { by: pausable.authority }) }] : []),
    ...(program === undefined ? [] : [{ kind: 'hook' as const, by: program, ...(replaceable !== undefined && { replaceable }) }]),
  ]
  return { obstacles, ...feesOf(fee, epoch), proofs }
}

/** The fee of this epoch, and one that is decided and comes later. Where nobody told the epoch, the higher counts now. */
function feesOf(fee: Mint['extensions']['fee'], epoch: bigint | undefined): Pick<Transferability, 'fee' | 'laterFee'> {
  if (!fee) return { fee: 0 }
  const [older, newer] = [shareOf(fee.older), shareOf(fee.newer)]
  if (epoch === undefined) return { fee: Math.max(older, newer) }
  if (epoch >= fee.newer.epoch) return { fee: newer }
  return { fee: older, ...(newer !== older && { laterFee: { fee: newer, from: `epoch ${fee.newer.epoch}` } }) }
}

/** Extensions that hide or bend what holders see, and the mutable name. */
export function optionsOf(
  { extensions }: Mint,
  nameAuthority: string | null,
  { kind, proofs }: { kind: (address: string) => ControllerKind; proofs: readonly Proof[] },
): Options {
  const { hook, hiddenAmounts, hiddenSupply, scaled, burnAuthority, closeAuthority, interest } = extensions
  const held = (what: Option['kind'], by: string | null | undefined): Option[] =>
    by === null || by === undefined ? [] : [{ kind: what, by, byKind: kind(by) }]
  return {
    found: [
      ...held('hook may be set', hook?.authority),
      ...(hiddenAmounts ? [{ kind: 'hidden amounts' as const }] : []),
      ...(hiddenSupply ? [{ kind: 'hidden supply' as const }] : []),
      // what is shown may differ by now even if nobody can change it any more
      ...(scaled
        ? [{ kind: 'bent display' as const, ...(scaled.authority !== null && { by: scaled.authority, byKind: kind(scaled.authority) }) }]
        : []),
      ...held('burns need approval', burnAuthority),
      ...held('may be closed', closeAuthority),
      ...(interest ? [{ kind: 'shown interest' as const }] : []),
      ...held('name may change', nameAuthority),
    ],
    proofs,
  }
}

/** Authorities over options: who they are is asked together with the others. */
export const optionHolders = ({ extensions: { hook, scaled, burnAuthority, closeAuthority } }: Mint): readonly string[] =>
  [hook?.authority, scaled?.authority, burnAuthority, closeAuthority].filter(address => address !== null && address !== undefined)
