import type { Hex } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { encodeValues, parametersOf } from '../evm/abi.ts'
import { changesState } from '../evm/code.ts'
import type { Controllers } from './controllers/discover.ts'
import { yes } from './controllers/trying.ts'
import { wordsBesideEvents } from './phrases.ts'
import { type Screening, unlookedOf } from './powers.ts'
import type { Signed } from './signatures.ts'
import type { Stage } from './stage.ts'
import { callBy } from './trials.ts'

/** Most functions that may lend, and what part of the pool is borrowed. */
const [mostFunctions, part] = [3, 10n]
/** Names who is lent something, what, how much, and what is passed on, in any order, as `flashLoan` of ERC-3156 does. */
const lends = /^(?=.*address)(?=.*uint256)(?=.*bytes)(?:(?:address|uint256|bytes),?){3,5}$/

/** `keccak256("ERC3156FlashBorrower.onFlashLoan")`, which borrowers answer by that standard, and yes. */
const usual = ['0x439148f0bbc682ca079e46d6e2c2f0c1e3b820f1a291b069d8882abf8cf18dd9', yes]
/** Most other answers, which the code knows. */
const mostAnswers = 4

/**
 * What becomes of tokens that are lent for one transaction to a contract that passes all of them on before it answers: whoever has them then
 * should not keep them.
 */
export function borrowedCalls(
  stage: Stage,
  { targets: [token], codes }: Controllers,
): { readonly borrowed: readonly Signed[]; readonly lost: Screening } {
  const { stranger, bystander } = stage.actors
  const borrower = stage.actors.another('borrower')
  const amount = stage.route.pool.tokenReserve / part
  const all = token.functions.filter(found => changesState(found) && lends.test(found.arguments))
  const lending = all.slice(0, mostFunctions)
  const others = all.slice(mostFunctions).map(({ selector }) => ({ target: stage.token, selector }))
  const lost = unlookedOf(stage, others, 'Too many functions may lend for all to be tried, and these were not')
  const answers = lending.length > 0 ? [...new Set([...usual, ...codes.flatMap(wordsBesideEvents).slice(0, mostAnswers)])] : []
  const borrowed = lending
    .flatMap(found => saidOf(found, [borrower, stage.token], amount))
    .flatMap(calldata =>
      answers.map(answer => ({
        stage: { ...stage, instead: { [borrower]: { code: passesOn(stage.token, bystander, answer) } } },
        call: callBy({ address: stranger, role: 'stranger' }, stage.token, calldata),
        instead: borrower,
        isLent: true as const,
      })),
    )
  return { borrowed, lost }
}

/** Calldata with the borrower as the first account, and as the second. */
function saidOf({ selector, arguments: types }: ContractFunction, accounts: readonly [string, string], amount: bigint): string[] {
  const parameters = parametersOf(types) ?? []
  const [one, other] = accounts
  const castings =
    types.split('address').length > 2
      ? [
          [one, other],
          [other, one],
        ]
      : [[one]]
  return castings.map(casting => {
    let nth = 0
    const values = parameters.map(({ type }) => (type === 'address' ? casting[nth++ % casting.length] : type === 'bytes' ? '0x' : amount))
    return encodeValues(types, values, selector as Hex)
  })
}

/**
 * Code that asks a token what it has, sends that on, and gives the answer of a borrower, whatever it is asked: balanceOf(address) of ADDRESS by
 * STATICCALL, transfer(address,uint256) by CALL, RETURN.
 */
const passesOn = (token: string, to: string, answer: string): Hex => {
  const asks = `6370a0823160e01b60005230600452602060006024600073${digits(token)}5afa50`
  const sends = `63a9059cbb60e01b60805273${digits(to)}60845260005160a45260006000604460806000` + `73${digits(token)}5af150`
  return `0x${asks}${sends}7f${answer.slice(2)}60005260206000f3`
}
const digits = (account: string): string => account.slice(2).toLowerCase()
