import type { Chain } from '../../chains/index.ts'
import { NotATokenError } from '../../errors.ts'
import type { Creation } from '../../evidence/creation.ts'
import type { Evidence, Findings, Proof, Subject } from '../../evidence/evidence.ts'
import type { Holders } from '../../evidence/holders.ts'
import type { Market } from '../../evidence/market.ts'
import type { Token } from '../../evidence/token.ts'
import type { Transferability } from '../../evidence/transferability.ts'
import { identityOf } from '../identity.ts'
import type { Context } from '../source.ts'
import {
  accounts,
  clockNow,
  firstBlock,
  largestAccounts,
  type Mention,
  mentions,
  newestBlock,
  pageLength,
  type RawAccount,
} from './answers.ts'
import { authoritiesOf, controlOf, kindOf } from './authorities.ts'
import { birthOf } from './birth.ts'
import { bytesOf, derivedAddress } from './curve.ts'
import { askJupiter, type JupiterFacts } from './jupiter.ts'
import { metadataAccount, nameOf } from './metadata.ts'
import { type Mint, readMint } from './mint.ts'
import { isTokenProgram, systemProgram, token2022Program, upgradeableLoader } from './programs.ts'
import type { Reply, Rpc } from './rpc.ts'
import { isReplaceable, optionHolders, optionsOf, rulesOf, upgraderOf } from './rules.ts'
import { assertCurrent, blockOf, isSameState } from './state.ts'
import { readTokenAccount } from './token-account.ts'
import { type Transaction, transactionOf } from './transactions.ts'
import { type Tried, tryOut } from './try-out.ts'

/**
 * A mint. First round trip: the mint, its name, its first uses, its largest balances and the index of Jupiter. Second: who holds the
 * authorities, what the balances belong to, the transaction that made it. Third: a transfer by a real holder.
 */
export async function readToken({ chain, address }: Subject, rpc: Rpc, context: Context): Promise<Findings> {
  const now = context.world.now()
  const nameAt = metadataAccount(address)
  const [[state, clock, newest, largest], [uses], jupiter] = await Promise.all([
    rpc.together([accounts([address, nameAt]), clockNow, newestBlock, largestAccounts(address), firstBlock], ([, time, , , origin]) =>
      assertCurrent({ chain, now }, { clock: time, first: origin }),
    ),
    rpc.each([mentions(address)]),
    askJupiter(address, context),
  ] as const)
  if (!state.ok) throw state.failure
  const { slot, value } = state.value
  const [account, named] = value
  const { mint, program } = mintIn(account ?? null, chain)

  const hookProgram = mint.extensions.hook?.program ?? undefined
  const hookCode = hookProgram === undefined ? undefined : derivedAddress(upgradeableLoader, [bytesOf(hookProgram)])
  const balances = largest.ok ? largest.value.value.map(balance => balance.address) : []
  const wanted = [
    ...new Set([
      ...authoritiesOf(mint).map(right => right.address),
      ...optionHolders(mint),
      ...(hookProgram === undefined || hookCode === undefined ? [] : [hookProgram, hookCode]),
      ...balances,
    ]),
  ]
  // a full page does not reach back to the beginning
  const oldest = uses.ok && uses.value.length < pageLength ? uses.value.at(-1) : undefined
  const [around, birth] = await Promise.all([readAround(rpc, wanted, slot), readBirth(rpc, address, oldest?.signature, now)])

  const metadata = nameOf(address, mint, nameAt, named ?? null)
  const { control, powers } = controlOf(mint, { address, slot, seen: around.seen, at: around.slot })
  const kind = (holder: string) => kindOf(holder, around.seen.get(holder))
  const proof: Proof = {
    source: 'Solana',
    method: 'getMultipleAccounts',
    params: [[address, nameAt]],
    block: slot,
    result: inWords(mint, program),
  }
  const held = largest.ok
    ? balances.flatMap(at => {
        const found = around.seen.get(at)
        const read = found ? readTokenAccount(found) : undefined
        return read && read.mint === address ? [{ ...read, address: at }] : []
      })
    : undefined
  // a large balance that was listed and not read may be a frozen one
  const lost = held && held.length < balances.length ? 'the largest balances were listed and could not be read' : undefined
  const trial: Tried = lost
    ? { found: { notSampled: lost }, untried: lost, proofs: [] }
    : held
      ? await tryOut(held, { rpc, chain, address, program, mint, slot })
      : { found: { notSampled: refusalOf(largest) }, untried: refusalOf(largest), proofs: [] }

  const facts: Token = {
    ...(metadata?.name !== undefined && { name: metadata.name }),
    ...(metadata?.symbol !== undefined && { symbol: metadata.symbol }),
    decimals: mint.decimals,
    totalSupply: mint.supply,
    kind: program === token2022Program ? 'token-2022' : 'spl',
    proofs: [proof],
  }
  const code = hookCode === undefined ? undefined : around.seen.get(hookCode)
  const replaceable = hookProgram === undefined ? undefined : isReplaceable(around.seen.get(hookProgram), code)
  const hookProof: Proof[] =
    hookCode === undefined || replaceable === undefined
      ? []
      : [
          {
            source: 'Solana',
            method: 'getMultipleAccounts',
            params: [[hookProgram, hookCode]],
            block: slot,
            result: `may be replaced by ${replaceable ? upgraderOf(code) : 'nobody'}`,
          },
        ]
  const rules = rulesOf(mint, {
    epoch: clock.ok ? clock.value.value.epoch : undefined,
    replaceable,
    proofs: [proof, ...hookProof, ...trial.proofs],
  })
  const { unknown } = mint.extensions
  const block = blockOf(clock, newest)
  const creation = creationOf(birth, jupiter)
  const market = marketOf(jupiter)
  const holders = holdersOf(trial, jupiter)
  const known: Partial<Evidence> = {
    token: facts,
    identity: identityOf(chain.id, address, facts),
    control,
    powers,
    // an extension that is not known here may stop transfers, or hide them: without it no rule is known to be the only one
    ...((restricts(rules) || (unknown.length === 0 && lost === undefined)) && { transferability: { ...rules, ...trial.found } }),
    ...(unknown.length === 0 && { options: optionsOf(mint, metadata?.authority ?? null, { kind, proofs: [proof] }) }),
    ...(holders && { holders }),
    ...(trial.transfers && { transfers: trial.transfers }),
    ...(creation && { creation }),
    ...(market && { market }),
  }
  const unread = `the token has an extension that chainvet does not know (number ${unknown.join(', ')})`
  return {
    known,
    missing: {
      transferability: unknown.length === 0 && lost !== undefined ? lost : unread,
      options: unread,
      holders: trial.found.notSampled ?? 'no node told who the holders are',
      transfers: trial.untried ?? 'no transfer was tried',
      market: 'missing' in jupiter ? jupiter.missing : 'Jupiter does not tell the liquidity',
      creation: `${ageUnknown(uses)}; ${'missing' in jupiter ? jupiter.missing : 'Jupiter knows no pool'}`,
    },
    tags: {
      token: 'Metadata',
      identity: 'Identity',
      control: 'State',
      powers: 'State',
      transferability: 'State',
      options: 'State',
      holders: 'Holders',
      transfers: 'Simulation',
      market: 'Jupiter',
      creation: birth ? 'State' : 'Jupiter',
    },
    ...(block && { block }),
  }
}

/** Whether the rules that are known stop a transfer or take from it: then they are told, whatever else there may be. */
const restricts = ({ obstacles, fee, laterFee }: Transferability): boolean =>
  obstacles.length > 0 || (fee !== undefined && fee > 0) || laterFee !== undefined

/** Why the chain did not tell when the mint was made. */
function ageUnknown(uses: Reply<readonly Mention[]>): string {
  if (!uses.ok) return uses.failure.message
  if (uses.value.length >= pageLength) return 'the mint is used too much to find its beginning'
  return uses.value.length === 0
    ? 'the node has no transaction of the mint'
    : 'the oldest transaction of the mint is not the one that made it'
}

const refusalOf = (reply: Reply<unknown>): string => (reply.ok ? 'no node told who the holders are' : reply.failure.message)

function mintIn(account: RawAccount | null, { name }: Chain): { readonly mint: Mint; readonly program: string } {
  const no = (why: string, hint: string): NotATokenError => new NotATokenError({ chain: name, why, hint })
  if (!account) throw no('there is no account at this address', 'Right chain? For a wallet use: chainvet scan wallet')
  if (!isTokenProgram(account.owner))
    throw no(account.owner === systemProgram ? 'it is a wallet' : 'no token program keeps this account', 'Use: chainvet scan wallet')
  const held = readTokenAccount(account)
  if (held)
    throw no(
      `it is a token account, a balance of ${held.mint} that belongs to ${held.owner}`,
      `Try: chainvet scan token ${held.mint} --chain solana`,
    )
  const mint = readMint(account.data)
  if (!mint) throw no('a token program keeps this account, but it is not a mint', 'Give the address of the mint.')
  return { mint, program: account.owner }
}

const inWords = ({ supply, decimals, extensions }: Mint, program: string): string => {
  const names = Object.keys(extensions).filter(name => name !== 'unknown')
  return `a mint of ${program}: supply ${supply}, ${decimals} decimals${names.length > 0 ? `, extensions ${names.join(', ')}` : ''}`
}

interface Around {
  readonly seen: ReadonlyMap<string, RawAccount | null>
  readonly slot: number | undefined
}

/** The accounts around a mint. Those that could not be read are not in it. */
async function readAround(rpc: Rpc, wanted: readonly string[], slot: number): Promise<Around> {
  if (wanted.length === 0) return { seen: new Map(), slot: undefined }
  const [reply] = await rpc.each([accounts(wanted, 'head')])
  if (!reply.ok || !isSameState(slot, reply.value.slot)) return { seen: new Map(), slot: undefined }
  return { seen: new Map(wanted.map((address, at) => [address, reply.value.value[at] ?? null])), slot: reply.value.slot }
}

async function readBirth(rpc: Rpc, mint: string, oldest: string | undefined, now: Date) {
  if (oldest === undefined) return undefined
  const [reply] = (await rpc.each([transactionOf(oldest)])) as readonly [Reply<Transaction | null>]
  return reply.ok && reply.value ? birthOf(mint, reply.value, now) : undefined
}

function creationOf(birth: ReturnType<typeof birthOf>, jupiter: JupiterFacts | { readonly missing: string }): Creation | undefined {
  const index = 'missing' in jupiter ? undefined : jupiter
  const at = birth?.at ?? index?.firstPool
  if (!at) return undefined
  return {
    at,
    ...(birth?.creator !== undefined && { creator: birth.creator }),
    proofs: birth ? birth.proofs : index ? [index.proof] : [],
  }
}

/** The large holders are those that the chain shows; how many there are in all, an index counts. */
function holdersOf({ holders }: Tried, jupiter: JupiterFacts | { readonly missing: string }): Holders | undefined {
  if ('missing' in jupiter || jupiter.holders === undefined) return holders
  const count = { value: jupiter.holders, atLeast: false }
  return holders ? { ...holders, count, proofs: [...holders.proofs, jupiter.proof] } : { count, top: [], proofs: [jupiter.proof] }
}

function marketOf(jupiter: JupiterFacts | { readonly missing: string }): Market | undefined {
  if ('missing' in jupiter || jupiter.liquidity === undefined) return undefined
  return { searched: ['Jupiter'], pools: [], total: { usd: jupiter.liquidity, by: 'Jupiter' }, proofs: [jupiter.proof] }
}
