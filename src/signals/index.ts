import type { Signal } from './signal.ts'
import { age } from './token/age.ts'
import { buyBlocked } from './token/buy-blocked.ts'
import { buyTax } from './token/buy-tax.ts'
import { canonical } from './token/canonical.ts'
import { deceptiveName } from './token/deceptive-name.ts'
import { fewHolders } from './token/few-holders.ts'
import { hiddenMint } from './token/hidden-mint.ts'
import { impersonates } from './token/impersonates.ts'
import { tokenLabelled } from './token/labelled.ts'
import { liquidity } from './token/liquidity.ts'
import { notErc20 } from './token/not-erc20.ts'
import { owner } from './token/owner.ts'
import { ownerBlocksSales } from './token/owner-blocks-sales.ts'
import { ownerMints } from './token/owner-mints.ts'
import { ownerRaisesTax } from './token/owner-raises-tax.ts'
import { ownerTakesBalances } from './token/owner-takes-balances.ts'
import { tokenReported } from './token/reported.ts'
import { resaleBlocked } from './token/resale-blocked.ts'
import { tokenSanctioned } from './token/sanctioned.ts'
import { sellBlocked } from './token/sell-blocked.ts'
import { sellLimited } from './token/sell-limited.ts'
import { sellStops } from './token/sell-stops.ts'
import { sellTax } from './token/sell-tax.ts'
import { transferBlocked } from './token/transfer-blocked.ts'
import { transferTax } from './token/transfer-tax.ts'
import { unverifiedSource } from './token/unverified-source.ts'
import { upgradeable } from './token/upgradeable.ts'
import { delegated } from './wallet/delegated.ts'
import { delisted } from './wallet/delisted.ts'
import { inboundOnly } from './wallet/inbound-only.ts'
import { issuerFrozen } from './wallet/issuer-frozen.ts'
import { labelled } from './wallet/labelled.ts'
import { mixer } from './wallet/mixer.ts'
import { fresh } from './wallet/new.ts'
import { oracleSanctioned } from './wallet/oracle-sanctioned.ts'
import { reported } from './wallet/reported.ts'
import { sanctioned } from './wallet/sanctioned.ts'
import { service } from './wallet/service.ts'
import { systemAddress } from './wallet/system-address.ts'
import { unverifiedContract } from './wallet/unverified-contract.ts'

export type { Signal, Tier, Verdict, Weight } from './signal.ts'

/** Every signal, in the order in which checks are listed. */
export const signals: readonly Signal[] = [
  sanctioned,
  oracleSanctioned,
  issuerFrozen,
  labelled,
  mixer,
  reported,
  delegated,
  fresh,
  inboundOnly,
  unverifiedContract,
  delisted,
  service,
  systemAddress,
  tokenSanctioned,
  tokenLabelled,
  sellBlocked,
  sellStops,
  sellLimited,
  sellTax,
  buyTax,
  buyBlocked,
  resaleBlocked,
  transferBlocked,
  transferTax,
  hiddenMint,
  ownerTakesBalances,
  ownerBlocksSales,
  ownerRaisesTax,
  ownerMints,
  upgradeable,
  impersonates,
  deceptiveName,
  notErc20,
  liquidity,
  age,
  unverifiedSource,
  fewHolders,
  tokenReported,
  owner,
  canonical,
]

/** The signals that judge a kind of subject, told by the first part of their id. */
export const signalsFor = (kind: 'wallet' | 'token'): readonly Signal[] => signals.filter(({ id }) => id.startsWith(`${kind}/`))
