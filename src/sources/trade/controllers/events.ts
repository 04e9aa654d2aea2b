import { z } from 'zod'
import { SourceError } from '../../../errors.ts'
import { madeOf } from '../../../shape.ts'
import { attempt } from '../../attempt.ts'
import { addressOf } from '../../evm/abi.ts'
import { looksLikeAddress } from '../../evm/constants.ts'
import { accountsKnownFrom } from '../../evm/paths/creation.ts'
import type { Question, Rpc } from '../../evm/pool.ts'
import type { Birth } from '../../explorer/index-of-chain.ts'
import { account, bytes, hash } from '../../quantities.ts'
import { topics as events, log } from '../liquidity/logs.ts'
import { addressOf as addressFrom, bytesOf, numberOf } from '../machine-state.ts'
import { shortNamesIn } from './texts.ts'

/** RoleGranted(bytes32 indexed role, address indexed account, address indexed sender) */
const roleGranted = '0x2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d'
/** OwnershipTransferred(address indexed previousOwner, address indexed newOwner) */
const ownershipTransferred = '0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0'

const zeroWord = `0x${'0'.repeat(64)}`
/** Keccak-256 of the names that OpenZeppelin and most of its users give to roles; the administrator of all roles is zero. */
const roles: Readonly<Record<string, string>> = {
  [zeroWord]: 'DEFAULT_ADMIN_ROLE',
  '0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6': 'MINTER_ROLE',
  '0x65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a': 'PAUSER_ROLE',
  '0x3c11d16cbaffd01df69ce1c404f6340ee057498f5f00246190ea54220576a848': 'BURNER_ROLE',
  '0x189ab7a9244df0848122154315af71fe140f3db0fe014031783b0946b8c9d2e3': 'UPGRADER_ROLE',
  '0x98db8a220cd0f09badce9f22d0ba7e93edb3d404448cc3560d391ab096ad16e9': 'BLACKLISTER_ROLE',
  '0x97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929': 'OPERATOR_ROLE',
  '0xa49807205ce4d355092ef5a8a18f56e8913cf4a201fbe287825b095693c21775': 'ADMIN_ROLE',
}

/** Somebody whom an event of the contract made, or once made, its master. */
export interface Named {
  readonly address: string
  readonly foundAt: string
}

const logs = z.array(z.looseObject({ address: account, topics: z.array(hash), data: bytes }))

/** Who was given a role or the ownership, ever. Nodes that search only few blocks at a time refuse this. */
export const mastersOf = (token: string, block: string): Question<Named[]> => ({
  method: 'eth_getLogs',
  params: [{ address: token, fromBlock: '0x0', toBlock: block, topics: [[roleGranted, ownershipTransferred]] }],
  result: madeOf(logs, found =>
    found
      .filter(({ address }) => address === token.toLowerCase())
      .flatMap(({ topics: [kind, first = '', second = ''] }): Named[] => {
        const to = addressOf(second)
        if (to === undefined) return []
        if (kind === roleGranted) return [{ address: to, foundAt: `the role ${roles[first] ?? first}` }]
        return kind === ownershipTransferred ? [{ address: to, foundAt: 'an earlier ownership' }] : []
      }),
  ),
})

const sent = z.object({ from: account, to: account.nullish(), input: bytes.optional() })
const born = z.object({ contractAddress: account.nullish() })
const mint = log.pick({ address: true, topics: true, blockNumber: true, transactionHash: true })
const mints = z.array(mint)

/** The first tokens of all, which a constructor makes: who received them, and by which transaction. */
const firstMints = (token: string): Question<z.output<typeof mint>[]> => ({
  method: 'eth_getLogs',
  params: [{ address: token, fromBlock: '0x0', toBlock: 'latest', topics: [events.transfer, zeroWord] }],
  result: madeOf(mints, logs => {
    const own = logs.filter(({ address, topics: [event] }) => address === token.toLowerCase() && event === events.transfer)
    return own.filter(({ blockNumber }) => own.every(other => other.blockNumber >= blockNumber))
  }),
})

/** Whom a constructor may give rights, or tokens, that no function, event or plain slot tells of. */
export interface Origin {
  /** Whoever received the first tokens and who sent the transaction that made them. */
  readonly makers: readonly Named[]
  /** Accounts that the constructor was told of, and those that it kept something for. */
  readonly told: readonly Named[]
  /** Accounts that the constructor kept something for. */
  readonly kept: readonly string[]
  /** Short names that stand in the code which made it: a constructor may look up under one what it keeps. */
  readonly names?: readonly string[]
}

/** Where an account was met that the constructor was told of. */
export const argumentOfConstructor = 'an argument of the constructor'

export const unknownOrigin: Origin = { makers: [], told: [], kept: [] }

/** Most words behind the code of a new contract that are read as what its constructor is told, and most accounts in them. */
const [mostArguments, mostTold] = [16, 4]
/** Most accounts for which a constructor keeps something. */
const mostKept = 12

/** What a constructor is told stands behind the code that makes the contract, in whole words that are counted from the end. */
export function accountsTold(input: string): string[] {
  const tail = input.slice(2).slice(-64 * mostArguments)
  const words = tail.slice(tail.length % 64).match(/.{64}/g) ?? []
  const accounts = words.flatMap(word => (/^0{24}/.test(word) && looksLikeAddress(word.slice(24)) ? [`0x${word.slice(24)}`] : []))
  return [...new Set(accounts)]
}

/** Where a token comes from. Nodes that search few blocks at a time refuse this. */
export async function originOf(past: Rpc, token: string): Promise<Origin> {
  const [logs] = await past(firstMints(token))
  if (!logs.ok) return unknownOrigin
  const [first] = logs.value
  if (!first) return unknownOrigin
  const [sender] = await past({ method: 'eth_getTransactionByHash', params: [first.transactionHash], result: sent })
  const receivers = logs.value.flatMap(({ topics: [, , to = ''] }) => addressOf(to) ?? []).slice(0, 2)
  // who is called in place of being made is told something else
  const made = sender.ok && !sender.value.to ? sender.value.input : undefined
  const kept = made === undefined || !sender.ok ? [] : keptBy(made, sender.value.from, token).slice(0, mostKept)
  const isWritten = (address: string) => (made?.includes(address.slice(2)) ? 1 : 0)
  return {
    makers: [
      ...(sender.ok ? [{ address: sender.value.from, foundAt: 'the transaction that made the first tokens' }] : []),
      ...receivers.map(address => ({ address, foundAt: 'the first transfer of all' })),
    ],
    told: [
      ...(made === undefined ? [] : accountsTold(made).slice(0, mostTold)).map(address => ({ address, foundAt: argumentOfConstructor })),
      // who is written nowhere comes first
      ...[...kept]
        .sort((one, other) => isWritten(one) - isWritten(other))
        .slice(0, mostTold)
        .map(address => ({ address, foundAt: 'what the constructor keeps' })),
    ],
    kept,
    ...(made !== undefined && { names: shortNamesIn([made]) }),
  }
}

/** With what it is read whom a constructor was told of: nodes, and an index that says which transaction that was. */
interface Births {
  readonly rpc: Rpc
  birthOf(contract: string): Promise<Pick<Birth, 'transaction'> | undefined>
}

/**
 * Accounts that a contract was told of when it was made, in the order in which they are written, and those for whom its constructor keeps
 * something; none where another contract made it, or where that is not known.
 */
export async function peopleToldTo({ rpc, birthOf }: Births, contract: string): Promise<readonly string[]> {
  const birth = await attempt(birthOf(contract))
  if (birth === undefined || birth instanceof SourceError || birth.transaction === undefined) return []
  const params = [birth.transaction]
  // an index may name any transaction, and one that no node has
  const answers = await attempt(
    rpc({ method: 'eth_getTransactionByHash', params, result: sent }, { method: 'eth_getTransactionReceipt', params, result: born }),
  )
  if (answers instanceof SourceError) return []
  const [sender, receipt] = answers
  if (!sender.ok || !receipt.ok || sender.value.to || sender.value.input === undefined) return []
  if (receipt.value.contractAddress?.toLowerCase() !== contract.toLowerCase()) return []
  const { input, from } = sender.value
  return [...new Set([...accountsTold(input), ...keptBy(input, from, contract)])].slice(0, mostKept)
}

const keptBy = (made: string, maker: string, contract: string): string[] =>
  accountsKnownFrom(bytesOf(made), { maker: numberOf(maker), contract: numberOf(contract) }).map(addressFrom)
