import { SourceError } from '../../errors.ts'
import type { Findings } from '../../evidence/evidence.ts'
import { inTurn } from '../in-turn.ts'
import type { Ask } from '../source.ts'
import { assetOf } from './assets.ts'
import { readIssued } from './issued.ts'
import { readMpt } from './mpt.ts'
import { xrpNodes } from './nodes.ts'
import { createRippled } from './rippled.ts'
import { readWallet } from './wallet.ts'

/** Servers of the XRP Ledger: state at one validated ledger, and the history of accounts. All of a scan comes from one server. */
export const xrpLedger: Ask = async (subject, context) => {
  const nodes = xrpNodes(context.upstreams.rpcUrl)
  const now = context.world.now()
  if (subject.kind === 'token') {
    const asset = assetOf(subject.address)
    return inTurn(nodes, node => {
      const rippled = createRippled(node, context)
      return asset.kind === 'mpt' ? readMpt(subject, asset, rippled, now) : readIssued(subject, asset, rippled, now)
    })
  }
  // state without history is worth something when no server has both
  let partial: Findings | undefined
  try {
    return await inTurn(nodes, async node => {
      const { findings, failure } = await readWallet(subject, createRippled(node, context), now)
      if (!failure) return findings
      partial ??= findings
      throw failure
    })
  } catch (error) {
    if (partial && error instanceof SourceError) return partial
    throw error
  }
}
