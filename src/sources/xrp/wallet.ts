import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import type { Account } from '../../evidence/account.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Evidence, Findings, PinnedBlock, Proof, Subject } from '../../evidence/evidence.ts'
import type { Freezes } from '../../evidence/freezes.ts'
import type { Permissions } from '../../evidence/permissions.ts'
import { exposureOf } from '../exposure.ts'
import registry from '../lists/registry.json' with { type: 'json' }
import { type AccountRoot, accountInfo } from './account.ts'
import { classic } from './amounts.ts'
import { assetOf } from './assets.ts'
import { type Beginning, beginningOf, type History, newest, pageSize } from './history.ts'
import { type KeyChange, permissionsOf } from './keys.ts'
import { proofsAt } from './proofs-at.ts'
import type { Question, Reply, Rippled } from './rippled.ts'
import { settled, source } from './settled.ts'
import { flowsOf } from './transactions.ts'

/** What a wallet's scan found; `failure` is why its history is not in it. */
interface WalletReading {
  readonly findings: Findings
  readonly failure: SourceError | undefined
}

/**
 * State, freezes and the newest transactions of a wallet in one round trip; two more at most follow the history. Counts are
 * those of what was read.
 */
export async function readWallet({ chain, address }: Subject, rippled: Rippled, now: Date): Promise<WalletReading> {
  const coins = stablecoins(chain.id)
  const [{ ledger, replies }, history, beginning] = await Promise.all([
    rippled.state(accountInfo(address), ...coins.map(({ issuer }) => linesBetween(address, issuer))),
    settled(newest(rippled, address, now)),
    settled(beginningOf(rippled, address, now)),
  ])
  const [info, ...lines] = replies as [Reply<AccountRoot>, ...Reply<Lines>[]]
  if (!info.ok && info.error !== 'actNotFound')
    throw new SourceError({ source, code: 'BAD_RESPONSE', problem: 'does not tell the state of an account' })
  const root = info.ok ? info.value : undefined
  const proofOf = proofsAt(ledger)
  const proof = (method: string, result: string) => proofOf(method, { account: address }, result)

  const freezes = freezesOf(address, coins, lines, ledger)
  const read = history instanceof SourceError ? undefined : inLedger(history, ledger)
  // an account that was deleted is not there and had a past, which this server may not keep
  const blind = !root && read?.transactions.length === 0 && !read.complete
  const past = blind ? undefined : read
  const failure = blind ? tooYoung() : [history, beginning].find(part => part instanceof SourceError)
  const begun = beginning instanceof SourceError ? undefined : beginning
  const known: Partial<Evidence> = {
    account: accountOf(root, proof),
    // of a part of the coins only a freeze says something
    ...((freezes.asked.length === coins.length || freezes.asked.some(({ frozen }) => frozen)) && { freezes }),
    ...(root && { permissions: permissions(root, past, begun, now, proof) }),
    ...(past && { activity: activityOf(address, past, begun, root !== undefined), exposure: exposure(address, chain, past) }),
  }
  const why = failure?.message ?? 'the server keeps no history of it'
  return {
    findings: {
      known,
      missing: {
        activity: why,
        exposure: why,
        freezes: 'not every line to an issuer of a stablecoin could be read',
        permissions: root ? 'the signers, or when the keys changed and what left since, could not be read' : 'there is no such account',
      },
      tags: { account: 'Account', activity: 'Account', exposure: 'Exposure', freezes: 'Issuer', permissions: 'Account' },
      block: ledger,
    },
    failure,
  }
}

const tooYoung = () =>
  new SourceError({
    source: 'The server',
    code: 'UPSTREAM_UNAVAILABLE',
    problem: 'does not keep ledgers old enough to tell an account that was never used from one that was deleted',
  })

/** Nothing of a ledger after the pinned one. */
const inLedger = ({ transactions, complete }: History, { number }: PinnedBlock): History => ({
  transactions: transactions.filter(({ ledger }) => ledger === undefined || ledger <= number),
  complete,
})

function accountOf(root: AccountRoot | undefined, proof: (method: string, result: string) => Proof): Account {
  const balance = root ? root.balance : 0n
  const result = root ? `${balance} drops, flags 0x${root.flags.toString(16).padStart(8, '0')}` : 'actNotFound'
  return { balance, code: { kind: 'none' }, proofs: [proof('account_info', result)] }
}

const historyProof = (address: string, { transactions, complete }: History): Proof => ({
  source,
  method: 'account_tx',
  params: { account: address, limit: pageSize, forward: false },
  result: `${transactions.length} transactions${complete ? '' : ', and there are more'}`,
})

function activityOf(address: string, past: History, beginning: Beginning | undefined, exists: boolean): Activity {
  const { transactions, complete } = past
  const count = (value: number) => ({ value, atLeast: !complete })
  // an account that exists was paid for once: a server that has no transaction of it has no history
  const blank = exists && transactions.length === 0
  return {
    ...(!blank && {
      transactions: count(transactions.length),
      outbound: count(transactions.filter(({ sender }) => sender === address).length),
    }),
    any: exists || transactions.length > 0,
    ...(beginning?.at && { firstSeen: beginning.at }),
    proofs: [
      historyProof(address, past),
      ...(beginning?.transaction
        ? [
            {
              source,
              method: 'account_tx',
              params: { account: address, limit: 1, forward: true },
              result: `first transaction ${beginning.transaction}`,
            },
          ]
        : []),
    ],
  }
}

function exposure(address: string, chain: Subject['chain'], past: History): Evidence['exposure'] {
  const { flows, unread } = flowsOf(address, past.transactions)
  const times = past.transactions.flatMap(({ at }) => at ?? [])
  const [to, from] = [times[0], times.at(-1)]
  const read = {
    transactions: past.transactions.length,
    complete: past.complete && unread === 0,
    ...(unread > 0 && { unread }),
    ...(from && { from }),
    ...(to && { to }),
  }
  return exposureOf(flows, chain, read, [historyProof(address, past)])
}

/** Flag number 4 of AccountSet disables the master key. */
const disableMaster = 4

function permissions(
  root: AccountRoot,
  past: History | undefined,
  beginning: Beginning | undefined,
  now: Date,
  proof: (method: string, result: string) => Proof,
): Permissions {
  const { flows, unread } = flowsOf(root.account, past?.transactions ?? [])
  const undated = past?.transactions.some(({ sender, at }) => sender === root.account && !at) ?? true
  const oldest = past?.transactions.at(-1)?.at
  const changes = (past?.transactions ?? []).flatMap(({ sender, succeeded, type, setFlag, at }): KeyChange[] => {
    if (sender !== root.account || !succeeded || !at) return []
    if (type === 'SetRegularKey' || type === 'SignerListSet') return [{ kind: type, at }]
    return type === 'AccountSet' && setFlag === disableMaster ? [{ kind: 'DisableMaster', at }] : []
  })
  const sentSince = (moment: Date) =>
    flows
      .filter(({ direction, asset, at }) => direction === 'out' && asset === 'XRP' && at !== undefined && at >= moment)
      .reduce((sum, { amount }) => sum + amount, 0n)
  const { regularKey, signers } = root
  const keys = `RegularKey ${regularKey ?? 'none'}, signers ${signers === undefined ? 'not told' : signers ? `${signers.entries.length}, quorum ${signers.quorum}` : 'none'}`
  return {
    ...permissionsOf(root, {
      changes,
      firstSeen: beginning?.at,
      sentSince,
      now,
      certain: past !== undefined && !undated && unread === 0,
      since: past?.complete ? new Date(0) : oldest,
    }),
    proofs: [proof('account_info', `flags 0x${root.flags.toString(16).padStart(8, '0')}, ${keys}`)],
  }
}

/** Anybody can freeze a worthless token in a stranger's wallet: only issuers of registry stablecoins say something by it. */
const symbols = new Set(['RLUSD', 'USDC', 'USDT', 'EURCV', 'EUROP', 'USDB', 'XSGD'])

interface Coin {
  readonly symbol: string
  readonly token: string
  readonly currency: string
  readonly issuer: string
}

const stablecoins = (chainId: number): readonly Coin[] =>
  registry
    .filter(({ chain, symbol }) => chain === chainId && symbols.has(symbol.toUpperCase()))
    .flatMap(({ symbol, address: token }) => {
      const asset = assetOf(token)
      return asset.kind === 'issued' ? [{ symbol, token, currency: asset.currency, issuer: asset.issuer }] : []
    })

type Lines = z.output<ReturnType<typeof linesSchema>>
const linesSchema = (account: string) =>
  z.looseObject({
    account: z.literal(account),
    lines: z.array(
      z.looseObject({
        account: classic,
        // three characters, or 20 bytes in hex
        currency: z.string().regex(/^(.{3}|[0-9A-F]{40})$/),
        freeze_peer: z.boolean().optional(),
        deep_freeze_peer: z.boolean().optional(),
      }),
    ),
    marker: z.unknown().optional(),
  })

const linesBetween = (account: string, peer: string): Question<Lines> => ({
  method: 'account_lines',
  params: { account, peer, limit: 400 },
  result: linesSchema(account),
  optional: true,
})

/** What the issuers of stablecoins did to their lines with the wallet. Where there is no line, there is nothing they could freeze. */
function freezesOf(address: string, coins: readonly Coin[], replies: readonly Reply<Lines>[], { number }: PinnedBlock): Freezes {
  const asked = coins.flatMap(({ symbol, token, currency, issuer }, at) => {
    const reply = replies[at]
    if (!reply || (!reply.ok && reply.error !== 'actNotFound')) return []
    const line = reply.ok ? reply.value.lines.find(candidate => candidate.account === issuer && candidate.currency === currency) : undefined
    if (!line && reply.ok && reply.value.marker !== undefined) return []
    const frozen = line?.freeze_peer === true || line?.deep_freeze_peer === true
    const result = line ? (frozen ? 'frozen by the issuer' : 'not frozen') : 'no line'
    const proof: Proof = {
      source,
      method: 'account_lines',
      params: { account: address, peer: issuer, ledger_index: number },
      block: number,
      result,
    }
    return [{ symbol, token, frozen, proof }]
  })
  return { asked: asked.map(({ symbol, token, frozen }) => ({ symbol, token, frozen })), proofs: asked.map(({ proof }) => proof) }
}
