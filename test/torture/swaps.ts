import { type Level, levelOf, levels } from '../../src/api/level.ts'
import { chainById, chains } from '../../src/chains/index.ts'
import { ChainvetError } from '../../src/errors.ts'
import { drawn } from '../../src/output/faithful.ts'
import { type Question, readScan } from '../../src/remote/answer.ts'
import { tokenResult, walletResult } from '../support/service.ts'
import { anyAddress } from './addresses.ts'
import { torture } from './promise.ts'
import { type Random, seeded } from './random.ts'

const reader = { service: 'https://api.example.com', key: 'cv_test_of_the_torture', levelMap: {} }
const scores: Readonly<Record<Level, number>> = { LOW: 5, MEDIUM: 30, HIGH: 60, CRITICAL: 90 }

type Answer = Record<string, unknown>
const nameOf = ({ kind }: Question) => (kind === 'wallet' ? 'wallet_address' : 'contract_address')

/** Another character in one place: what a look-alike of an address costs nothing to be. */
function alike(address: string, random: Random): string {
  for (;;) {
    const [place, other] = [random.below(address.length), address[random.below(address.length)] as string]
    const swapped = `${address.slice(0, place)}${other}${address.slice(place + 1)}`
    if (swapped.toLowerCase() !== address.toLowerCase()) return swapped
  }
}

/** What somebody in between changes of an answer, so that it is about something else or says something else. */
const swaps: Readonly<Record<string, (answer: Answer, question: Question, random: Random) => Answer>> = {
  'a like address': (answer, question, random) => ({ ...answer, [nameOf(question)]: alike(question.given, random) }),
  'another address': (answer, question) => ({
    ...answer,
    [nameOf(question)]: `${question.given.slice(0, 4)}${[...question.given.slice(4)].reverse().join('')}0`,
  }),
  'another chain': (answer, { chain }, random) => ({ ...answer, chain_id: random.pick(chains.filter(({ id }) => id !== chain.id)).id }),
  'another level'(answer, _, random) {
    const now = levelOf(answer['risk_score'] as number)
    return { ...answer, risk_level: random.pick(levels.filter(level => level !== now)) }
  },
  'another score'(answer, _, random) {
    const other = random.pick(levels.filter(level => level !== answer['risk_level']))
    return { ...answer, risk_score: scores[other] }
  },
  'the other kind': (answer, question) => {
    const { [nameOf(question)]: address, ...rest } = answer
    return { ...rest, [question.kind === 'wallet' ? 'contract_address' : 'wallet_address']: address }
  },
}

/** P13: answers that were changed on their way, and lines that were changed by who drew them, are refused. */
export const swapped = torture({
  name: 'swaps',
  promises: 'P13',
  sentence: 'The answer is for what you asked, up to the last package that draws it',
  size: { swaps: 100_000 },
  async run({ swaps: count }, { seed, signal }) {
    const random = seeded(seed)
    const names = Object.keys(swaps)
    const violations: string[] = []
    let [tried, detected] = [0, 0]
    for (; tried < count && !signal.aborted; tried++) {
      const { text: given, chainId } = anyAddress(random)
      const chain = chainById(chainId)
      const kind = ['bitcoin', 'xrp'].includes(chain.family.name) || random.below(2) === 0 ? 'wallet' : 'token'
      const question: Question = { kind, given, chain }
      const level = random.pick(levels)
      const make = kind === 'wallet' ? walletResult : tokenResult
      const honest = make(given, chain.id, { risk_level: level, risk_score: scores[level] }) as Answer
      const name = random.pick(names)
      try {
        readScan(JSON.stringify(honest), question, reader)
      } catch (error) {
        violations.push(`an honest answer about ${given} was refused: ${String(error)}`)
      }
      const [line, cells] = [`│ ${level} │ ${given} │`, [level, given]]
      if (drawn(line, cells) !== line) violations.push(`an honest line about ${given} was refused`)
      const found =
        refused(() => readScan(JSON.stringify(swaps[name]?.(honest, question, random)), question, reader)) &&
        refused(() => drawn(line.replace(given, alike(given, random)), cells)) &&
        refused(() => drawn(line.replace(level, random.pick(levels.filter(other => other !== level))), cells))
      if (found) detected++
      else violations.push(`${name} in place of ${level}, ${given} on ${chain.name} was taken`)
    }
    return {
      figure: `${tried - detected} of ${tried.toLocaleString('en')} swaps in transit (${names.join(', ')}) and as many in lines that were drawn went unnoticed; no honest answer was refused`,
      violations: violations.slice(0, 100),
    }
  },
})

/** Refused for a reason that is told. */
function refused(work: () => unknown): boolean {
  try {
    work()
    return false
  } catch (error) {
    if (error instanceof ChainvetError) return true
    throw error
  }
}
