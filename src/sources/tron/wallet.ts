import { SourceError } from '../../errors.ts'
import type { Findings, Proof, Subject } from '../../evidence/evidence.ts'
import type { Freezes } from '../../evidence/freezes.ts'
import { encodeCall, wordOf } from '../evm/abi.ts'
import { exposureOf } from '../exposure.ts'
import { inTurn } from '../in-turn.ts'
import type { Context } from '../source.ts'
import { accountOf, activatedAt, readAccount } from './account.ts'
import { hexOf, zeroAddress } from './address.ts'
import { constantCall, ran } from './constant.ts'
import { type Ask, askOf, tronHosts } from './grid.ts'
import { readHistory } from './history.ts'
import { permissionsOf } from './permissions.ts'

/** Stablecoins whose issuer keeps a list of frozen accounts that everybody may read. */
const freezers = [{ symbol: 'USDT', token: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', signature: 'isBlackListed(address)' }] as const

/**
 * A wallet: state, freeze lists and the first pages of its history in one round trip, older pages in two more. The history
 * may be missing, where no host has an index; the state may not.
 */
export async function readWallet(subject: Subject, context: Context): Promise<Findings> {
  const { chain, address } = subject
  const hosts = tronHosts(context.upstreams).map(host => ({ ...host, ask: askOf(host, context) }))
  const now = context.world.now()
  const [{ host, found }, freezes, history] = await Promise.all([
    inTurn(hosts, async host => ({ host, found: await readAccount(host, host.ask, address) })),
    inTurn(hosts, ({ name, ask }) => readFreezes(name, ask, address)).catch(reasonOf),
    inTurn(
      hosts.filter(({ indexed }) => indexed),
      host => readHistory(host, host.ask, subject, now),
    ).catch(reasonOf),
  ])
  const account = accountOf(address, found, host.name)
  const activated = found.state && activatedAt(host, found.state, now)
  const [proof] = account.proofs
  // who sent a transaction was activated: a host that says otherwise has not told who may sign
  const denied = !found.state && !('failed' in history) && history.activity.outbound?.value !== 0
  return {
    known: {
      account,
      ...(proof &&
        !denied && {
          permissions: permissionsOf(address, found.state, proof, 'failed' in history ? undefined : history.permissionsChanged),
        }),
      ...(!('failed' in history) && {
        activity: {
          ...history.activity,
          any: history.activity.any || found.state !== undefined,
          ...(activated && { firstSeen: activated }),
        },
        exposure: exposureOf(history.flows, chain, history.read, history.proofs),
      }),
      ...(!('failed' in freezes) && { freezes }),
    },
    missing: {
      ...('failed' in history && { activity: history.failed, exposure: history.failed }),
      ...('failed' in freezes && { freezes: freezes.failed }),
      ...(denied && { permissions: 'the host does not know the account, but transactions that it sent' }),
    },
    tags: { account: 'Account', activity: 'TronGrid', freezes: 'Issuer', exposure: 'Exposure', permissions: 'Account' },
  }
}

interface Failed {
  readonly failed: string
}

const reasonOf = (error: unknown): Failed => {
  if (error instanceof SourceError) return { failed: error.message }
  throw error
}

/** Asks each coin whether it has frozen the address. An answer that is neither yes nor no says nothing. */
async function readFreezes(source: string, ask: Ask, address: string): Promise<Freezes> {
  const asked = await Promise.all(
    freezers.map(async ({ symbol, token, signature }) => {
      const data = encodeCall(signature, hexOf(address))
      const reply = await ask(constantCall({ from: zeroAddress, to: token, data }))
      const word = ran(reply) && reply.ok ? wordOf(reply.data) : undefined
      if (word !== 0n && word !== 1n)
        throw new SourceError({ source, code: 'BAD_RESPONSE', problem: `does not say whether ${symbol} is frozen` })
      const proof: Proof = {
        source,
        method: 'POST /wallet/triggerconstantcontract',
        params: { contract_address: token, data: data.slice(2) },
        result: word === 1n ? 'true' : 'false',
      }
      return { symbol, token, frozen: word === 1n, proof }
    }),
  )
  return { asked: asked.map(({ proof: _proof, ...coin }) => coin), proofs: asked.map(({ proof }) => proof) }
}
