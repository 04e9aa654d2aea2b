import type { AbiParameter } from 'viem'
import { z } from 'zod'
import type { ContractFunction } from '../../../evidence/contract.ts'
import { madeOf } from '../../../shape.ts'
import { encodeCall, encodeValues, parametersOf } from '../../evm/abi.ts'
import { changesState, functionsOf } from '../../evm/code.ts'
import { constantsIn } from '../../evm/constants.ts'
import { unlistedIn } from '../../evm/numbers.ts'
import type { Question, Reply, Rpc } from '../../evm/pool.ts'
import { hash, zeroAddress } from '../../quantities.ts'
import { isNobody } from './nobody.ts'

/** A contract that says that several must agree, or that everybody must wait. */
export interface Claim {
  readonly address: string
  /** Its own code and that which it runs as its own. */
  readonly codes: readonly string[]
  /** Whose keys it counts; of these one at a time tries. */
  readonly keys: readonly string[]
}

/** Most who try alone, most functions that are tried by each, and how often: what the first round opened, the second may enter. */
const [mostTrying, mostFunctions, rounds] = [8, 24, 2]

/** What nobody else has a reason to log. */
const mark = `0x${'c0de'.repeat(16)}`
const witness = '0x5eed1ab05eed1ab05eed1ab05eed1ab05eed1ab0'
/** Logs the mark and ends: PUSH32 mark, PUSH1 0, PUSH1 0, LOG1, STOP. */
const witnessCode = `0x7f${mark.slice(2)}60006000a100`
/** Some call of something: four bytes that no function has. */
const wish = '0x1ab05eed'

const execTransaction = 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)'

const simulated = z.array(z.object({ calls: z.array(z.object({ logs: z.array(z.object({ topics: z.array(hash) })) })) }))

/**
 * Whether the contract does what one account alone wants, in the moment in which it wants it: every function is called by
 * every key and by everybody else who is met in its code or beside it, with a witness for the one to be called. `undefined`
 * where the node does not simulate.
 */
export async function actsForOne(
  rpc: Rpc,
  { address, codes, keys }: Claim,
  others: readonly string[],
  block: string,
): Promise<boolean | undefined> {
  const met = [...keys, ...others, ...codes.flatMap(code => constantsIn(code).addresses)].map(one => one.toLowerCase())
  const people = [...new Set(met)].filter(one => one !== address.toLowerCase() && !isNobody(one)).slice(0, mostTrying)
  const functions = codes.flatMap(functionsOf).filter(changesState).slice(0, mostFunctions)
  const listed = new Set(codes.flatMap(functionsOf).map(({ selector }) => selector))
  const unlisted = codes
    .flatMap(code => unlistedIn(code, listed))
    .map((selector): ContractFunction => ({ selector, arguments: 'address,bytes', mutability: 'nonpayable' }))
  // each in a world of its own: what two of them agree upon is what the contract is for
  const answers = await Promise.all(people.map(from => tries(rpc, { address, from, functions: [...functions, ...unlisted], block })))
  if (answers.includes(true)) return true
  return answers.includes(undefined) ? undefined : false
}

interface Attempt {
  readonly address: string
  readonly from: string
  readonly functions: readonly ContractFunction[]
  readonly block: string
}

async function tries(rpc: Rpc, { address, from, functions, block }: Attempt): Promise<boolean | undefined> {
  const calls = Array.from({ length: rounds }, () => [
    ...functions.flatMap(found => argumentsOf(found, from)),
    ...[1, 2].map(times => handedIn(from, witness, wish, times)),
  ]).flat()
  const question: Question<boolean> = {
    method: 'eth_simulateV1',
    params: [
      {
        blockStateCalls: [
          {
            stateOverrides: { [witness]: { code: witnessCode }, [from]: { balance: '0x3782dace9d900000' } },
            blockOverrides: { gasLimit: '0x5f5e100' },
            calls: calls.map(data => ({ from, data, to: address, gas: '0x493e0' })),
          },
        ],
        validation: false,
        traceTransfers: false,
      },
      block,
    ],
    result: madeOf(simulated, blocks => blocks.some(one => one.calls.some(({ logs }) => logs.some(({ topics }) => topics[0] === mark)))),
  }
  const [reply] = (await rpc(question)) as [Reply<boolean>]
  return reply.ok ? reply.value : undefined
}

/** The witness as the first address, the caller as all others; the wish as the first bytes, a signature of the caller as all others. */
function argumentsOf({ selector, arguments: types }: ContractFunction, from: string): string[] {
  try {
    const parameters = parametersOf(types)
    if (parameters === undefined) return [selector]
    return [witness, from].flatMap(first => {
      const seen = { addresses: 0, bytes: 0 }
      const values = parameters.map(parameter => wordFor(parameter, { first, from, seen }))
      return parameters.length === 0 && first === from ? [] : [selector + encodeValues(types, values).slice(2)]
    })
  } catch {
    return [selector]
  }
}

interface Choice {
  readonly first: string
  readonly from: string
  readonly seen: { addresses: number; bytes: number }
}

function wordFor(parameter: AbiParameter, choice: Choice): unknown {
  const { type } = parameter
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list) return [wordFor({ ...parameter, type: list[1] ?? '' } as AbiParameter, choice)]
  if (type === 'address') return choice.seen.addresses++ === 0 ? choice.first : choice.from
  if (type === 'bytes') return choice.seen.bytes++ === 0 ? wish : signature(choice.from)
  if (type === 'bool') return true
  if (type === 'string') return ''
  const width = /^bytes(\d+)$/.exec(type)?.[1]
  if (width) return `0x${'00'.repeat(Number.parseInt(width, 10))}`
  const components = 'components' in parameter ? (parameter.components as readonly AbiParameter[]) : undefined
  return components ? components.map(component => wordFor(component, choice)) : 0n
}

/** The signature that a Safe takes from its caller. */
const signature = (key: string): string => `0x${key.slice(2).padStart(64, '0')}${'0'.repeat(64)}01`

/** A transaction that one key hands to a Safe as its caller, with its signature so many times. */
export const handedIn = (key: string, to: string, data: string, times: number): string =>
  encodeCall(execTransaction, to, 0n, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, `0x${signature(key).slice(2).repeat(times)}`)
