import type { Account } from '../../evidence/account.ts'
import type { Evidence, Findings, PinnedBlock, Proof, Subject } from '../../evidence/evidence.ts'
import type { Freezes } from '../../evidence/freezes.ts'
import type { Permission, Permissions } from '../../evidence/permissions.ts'
import { type AtSlot, accountHead, clockNow, firstBlock, mentions, newestBlock, type RawAccount, tokenAccountsOf } from './answers.ts'
import { mayHaveKey } from './curve.ts'
import { readHistory } from './history.ts'
import { systemProgram, token2022Program, tokenProgram } from './programs.ts'
import type { Reply, Rpc } from './rpc.ts'
import { assertCurrent, blockOf, isSameState } from './state.ts'
import { readTokenAccount, type TokenAccount } from './token-account.ts'

/** Stablecoins of the registry whose issuer can freeze a balance. Anybody can freeze a worthless token in the account of a stranger. */
const stablecoins = [
  { symbol: 'USDC', token: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', program: tokenProgram },
  { symbol: 'USDT', token: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', program: tokenProgram },
  { symbol: 'PYUSD', token: '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo', program: token2022Program },
] as const

/** Token accounts of a wallet that one token program keeps, or why they are not known. */
interface Holdings {
  readonly program: string
  readonly slot?: number
  readonly held?: readonly (TokenAccount & { readonly address: string })[]
  readonly missing?: string
}

/** State, the newest page of the history and the token accounts in one round trip; one more for a sample of the history. */
export async function readWallet({ chain, address }: Subject, rpc: Rpc, now: Date): Promise<Findings> {
  const [[account, clock, newest], [first, older, newer]] = await Promise.all([
    rpc.together([accountHead(address), clockNow, newestBlock, firstBlock], ([, time, , origin]) =>
      assertCurrent({ chain, now }, { clock: time, first: origin }),
    ),
    rpc.each([mentions(address), tokenAccountsOf(address, tokenProgram), tokenAccountsOf(address, token2022Program)]),
  ] as const)
  if (!account.ok) throw account.failure
  const state = account.value
  const holdings = [holdingsIn(address, tokenProgram, older, state.slot), holdingsIn(address, token2022Program, newer, state.slot)]
  // what is there was put there by a transaction: a node that has none keeps a part of the past
  const blind = first.ok && first.value.length === 0 && state.value !== null
  const history = first.ok && !blind ? await readHistory({ chain, address, first: first.value, now }, rpc) : undefined
  const noHistory = first.ok ? 'the node keeps no history of it' : first.failure.message
  const freezes = freezesOf(address, holdings)
  const unlisted = holdings.find(({ missing }) => missing !== undefined)?.missing ?? 'its token accounts could not be read'
  const block: PinnedBlock | undefined = blockOf(clock, newest)
  const known: Partial<Evidence> = {
    account: accountOf(address, state),
    permissions: permissionsOf(address, state, holdings),
    ...(history && {
      activity: {
        ...history.activity,
        any: history.activity.any || state.value !== null || holdings.some(({ held }) => (held ?? []).length > 0),
      },
    }),
    ...(history && 'dealings' in history.exposure && { exposure: history.exposure }),
    // of a part of the coins only a freeze says something
    ...((freezes.asked.length === stablecoins.length || freezes.asked.some(({ frozen }) => frozen)) && { freezes }),
  }
  return {
    known,
    missing: {
      activity: noHistory,
      exposure: history && 'missing' in history.exposure ? history.exposure.missing : noHistory,
      freezes: unlisted,
      permissions: unlisted,
    },
    tags: { account: 'Account', activity: 'Account', exposure: 'Exposure', freezes: 'Issuer', permissions: 'Account' },
    ...(block && { block }),
  }
}

function holdingsIn(
  wallet: string,
  program: string,
  reply: Reply<AtSlot<readonly { readonly address: string; readonly account: RawAccount }[]>>,
  slot: number,
): Holdings {
  if (!reply.ok) return { program, missing: reply.failure.message }
  if (!isSameState(slot, reply.value.slot))
    return { program, missing: 'the node listed the token accounts of another time than the account' }
  const read = reply.value.value.map(({ address, account }) => ({ address, account: readTokenAccount(account) }))
  const held = read.flatMap(({ address, account }) => (account && account.owner === wallet ? [{ ...account, address }] : []))
  if (held.length < read.length) return { program, missing: 'the node listed token accounts of somebody else' }
  return { program, slot: reply.value.slot, held }
}

const proofOf = (method: string, params: unknown, slot: number, result: string): Proof => ({
  source: 'Solana',
  method,
  params,
  block: slot,
  result,
})

/** Code decides over an account that another program than the system's owns; one without an entry holds nothing and runs nothing. */
const isOrdinary = (account: RawAccount | null): boolean => account === null || (account.owner === systemProgram && !account.executable)

function accountOf(address: string, { slot, value }: AtSlot<RawAccount | null>): Account {
  const what = value ? `${value.lamports} lamports, owned by ${value.owner}${value.executable ? ', executable' : ''}` : 'no such account'
  return {
    balance: value ? value.lamports : 0n,
    code: isOrdinary(value) ? { kind: 'none' } : { kind: 'contract' },
    proofs: [proofOf('getAccountInfo', [address], slot, what)],
  }
}

function permissionsOf(address: string, { slot, value }: AtSlot<RawAccount | null>, holdings: readonly Holdings[]): Permissions {
  const found = holdings.flatMap(({ held }) => held ?? []).flatMap(account => foreign(account, address))
  return {
    complete: holdings.every(({ held }) => held !== undefined),
    found: [...ofAccount(address, value), ...found],
    proofs: [
      proofOf('getAccountInfo', [address], slot, value ? `owned by ${value.owner}` : 'no such account'),
      ...holdings.flatMap(({ program, slot: at, held }) =>
        held && at !== undefined
          ? [proofOf('getTokenAccountsByOwner', [address, { programId: program }], at, `${held.length} token accounts`)]
          : [],
      ),
    ],
  }
}

function ofAccount(address: string, account: RawAccount | null): Permission[] {
  if (!isOrdinary(account)) {
    const holders = account ? [account.owner] : []
    // a program keeps data in its accounts; one that holds none and has a key was an ordinary wallet once
    const taken = account?.data.length === 0 && !account.executable && mayHaveKey(address)
    return [
      { kind: taken ? 'taken over' : 'contract', holders, rule: account?.executable ? 'it is a program' : 'a program owns the account' },
    ]
  }
  return mayHaveKey(address) ? [] : [{ kind: 'contract', holders: [], rule: 'the address belongs to a program: there is no key for it' }]
}

/** Who besides the wallet may spend from or close one of its token accounts. */
function foreign({ mint, delegate, delegated, closer }: TokenAccount, wallet: string): Permission[] {
  return [
    ...(delegate !== null && delegate !== wallet && delegated > 0n
      ? [{ kind: 'delegate' as const, holders: [delegate], asset: mint, rule: `may spend ${delegated} base units` }]
      : []),
    ...(closer !== null && closer !== wallet ? [{ kind: 'closer' as const, holders: [closer], asset: mint }] : []),
  ]
}

/** A coin of which the wallet holds nothing is not frozen. */
function freezesOf(address: string, holdings: readonly Holdings[]): Freezes {
  const asked = stablecoins.flatMap(({ symbol, token, program }) => {
    const list = holdings.find(entry => entry.program === program)
    if (!list?.held || list.slot === undefined) return []
    const accounts = list.held.filter(({ mint }) => mint === token)
    const frozen = accounts.filter(account => account.frozen)
    const result = frozen[0] ? `frozen: ${frozen.map(account => account.address).join(', ')}` : `${accounts.length} accounts, none frozen`
    return [
      {
        symbol,
        token,
        frozen: frozen.length > 0,
        proof: proofOf('getTokenAccountsByOwner', [address, { mint: token }], list.slot, result),
      },
    ]
  })
  return { asked: asked.map(({ proof: _proof, ...coin }) => coin), proofs: asked.map(({ proof }) => proof) }
}
