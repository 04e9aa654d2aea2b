import { askedOn, type FamilyName, type Signal } from './signal.ts'
import { age } from './token/age.ts'
import { buyBlocked } from './token/buy-blocked.ts'
import { buyTax } from './token/buy-tax.ts'
import { canonical } from './token/canonical.ts'
import { concentrated } from './token/concentrated.ts'
import { deceptiveName } from './token/deceptive-name.ts'
import { falseBooks } from './token/false-books.ts'
import { fewHolders } from './token/few-holders.ts'
import { hiddenMint } from './token/hidden-mint.ts'
import { holdersFrozen } from './token/holders-frozen.ts'
import { impersonates } from './token/impersonates.ts'
import { issuerSells } from './token/issuer-sells.ts'
import { tokenLabelled } from './token/labelled.ts'
import { liquidity } from './token/liquidity.ts'
import { notErc20 } from './token/not-erc20.ts'
import { options } from './token/options.ts'
import { owner } from './token/owner.ts'
import { ownerBlocksSales } from './token/owner-blocks-sales.ts'
import { ownerMints } from './token/owner-mints.ts'
import { ownerRaisesTax } from './token/owner-raises-tax.ts'
import { ownerTakesBalances } from './token/owner-takes-balances.ts'
import { removableLiquidity } from './token/removable-liquidity.ts'
import { tokenReported } from './token/reported.ts'
import { resaleBlocked } from './token/resale-blocked.ts'
import { tokenSanctioned } from './token/sanctioned.ts'
import { sellBlocked } from './token/sell-blocked.ts'
import { sellLimited } from './token/sell-limited.ts'
import { sellStops } from './token/sell-stops.ts'
import { sellTax } from './token/sell-tax.ts'
import { sellVaries } from './token/sell-varies.ts'
import { transferBlocked } from './token/transfer-blocked.ts'
import { transferHook } from './token/transfer-hook.ts'
import { transferTax } from './token/transfer-tax.ts'
import { transfersRefused } from './token/transfers-refused.ts'
import { transfersStopped } from './token/transfers-stopped.ts'
import { unverifiedSource } from './token/unverified-source.ts'
import { upgradeable } from './token/upgradeable.ts'
import { associates } from './wallet/associates.ts'
import { cluster } from './wallet/cluster.ts'
import { delegated } from './wallet/delegated.ts'
import { delisted } from './wallet/delisted.ts'
import { deployer } from './wallet/deployer.ts'
import { drainer } from './wallet/drainer.ts'
import { exposure } from './wallet/exposure.ts'
import { fan } from './wallet/fan.ts'
import { foreignDelegate } from './wallet/foreign-delegate.ts'
import { inboundOnly } from './wallet/inbound-only.ts'
import { issuerFrozen } from './wallet/issuer-frozen.ts'
import { jointTransactions } from './wallet/joint-transactions.ts'
import { labelled } from './wallet/labelled.ts'
import { mixer } from './wallet/mixer.ts'
import { fresh } from './wallet/new.ts'
import { oneOfMany } from './wallet/one-of-many.ts'
import { oracleSanctioned } from './wallet/oracle-sanctioned.ts'
import { passThrough } from './wallet/pass-through.ts'
import { poisoned } from './wallet/poisoned.ts'
import { poisoner } from './wallet/poisoner.ts'
import { reported } from './wallet/reported.ts'
import { sanctioned } from './wallet/sanctioned.ts'
import { service } from './wallet/service.ts'
import { sharedControl } from './wallet/shared-control.ts'
import { systemAddress } from './wallet/system-address.ts'
import { takenOver } from './wallet/taken-over.ts'
import { unverifiedContract } from './wallet/unverified-contract.ts'

export type { FamilyName, Signal, Tier, Verdict, Weight } from './signal.ts'
export { askedOn } from './signal.ts'

/** Every signal, in the order in which checks are listed. */
export const signals: readonly Signal[] = [
  sanctioned,
  oracleSanctioned,
  issuerFrozen,
  labelled,
  mixer,
  reported,
  exposure,
  drainer,
  poisoner,
  deployer,
  associates,
  passThrough,
  jointTransactions,
  cluster,
  takenOver,
  foreignDelegate,
  delegated,
  fresh,
  inboundOnly,
  fan,
  oneOfMany,
  unverifiedContract,
  poisoned,
  delisted,
  service,
  systemAddress,
  sharedControl,
  tokenSanctioned,
  tokenLabelled,
  transfersStopped,
  sellBlocked,
  sellStops,
  sellVaries,
  sellLimited,
  sellTax,
  buyTax,
  buyBlocked,
  resaleBlocked,
  transferBlocked,
  transfersRefused,
  transferTax,
  hiddenMint,
  ownerTakesBalances,
  ownerBlocksSales,
  ownerRaisesTax,
  ownerMints,
  transferHook,
  upgradeable,
  impersonates,
  deceptiveName,
  falseBooks,
  notErc20,
  liquidity,
  removableLiquidity,
  age,
  issuerSells,
  unverifiedSource,
  concentrated,
  fewHolders,
  holdersFrozen,
  options,
  tokenReported,
  owner,
  canonical,
]

const prepared = new Map<string, readonly Signal[]>()

/** The signals that judge a kind of subject, told by the first part of their id, as they are asked on chains of a family. */
export function signalsFor(kind: 'wallet' | 'token', family: FamilyName): readonly Signal[] {
  const key = `${kind} ${family}`
  const known = prepared.get(key)
  if (known) return known
  const own = signals.filter(({ id }) => id.startsWith(`${kind}/`)).flatMap(signal => askedOn(signal, family) ?? [])
  prepared.set(key, own)
  return own
}
