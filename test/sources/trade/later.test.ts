import { expect, test } from 'vitest'
import type { Rpc } from '../../../src/sources/evm/pool.ts'
import type { Controllers } from '../../../src/sources/trade/controllers/discover.ts'
import type { Findings, Result } from '../../../src/sources/trade/lab.ts'
import { screenLater } from '../../../src/sources/trade/later.ts'
import type { Screening } from '../../../src/sources/trade/powers.ts'
import type { PowerCall } from '../../../src/sources/trade/trials.ts'
import { stage, token } from '../../support/stage.ts'

const owner = `0x${'5e'.repeat(20)}`
const by = { address: owner, role: 'owner' } as const
const [announce, enact] = ['0x11111111', '0x22222222'] as const
const calling = (selector: string): PowerCall => ({ caller: owner, by, target: token, selector, calldata: selector })
const controllers = {
  targets: [
    {
      address: token,
      functions: [announce, enact].map(selector => ({ selector, arguments: '', mutability: 'nonpayable' })),
      callers: [by],
    },
  ],
  ...{ words: [], texts: [], compared: [], thresholds: { compared: [], bits: [], spans: [] } },
} as unknown as Controllers
const screening = { calls: [calling(announce)], accepted: [calling(announce)], suspects: [] } as unknown as Screening

const passed = new Map<string, Result>([['call', { ok: true, data: '0x', gasUsed: 1n }]])
/** A laboratory that tells this of each of its experiments, of which the first are those that nothing is done in. */
const told =
  (...answers: readonly (Findings | undefined)[]) =>
  (): Rpc => {
    let nth = 0
    return (async (...questions: readonly unknown[]) =>
      questions.map(() => {
        const value = answers[Math.min(nth++, answers.length - 1)]
        return value ? { ok: true, value } : { ok: false, refusal: 'none' }
      })) as unknown as Rpc
  }
const whole: Findings = {
  prepared: new Map([['step/0', { ok: true, data: '0x', gasUsed: 1n }]]),
  trials: Array.from({ length: 17 }, () => passed),
}
const lost: Findings = { prepared: new Map(), trials: Array.from({ length: 17 }, () => new Map()) }
const behind: Findings = { ...whole, trials: [passed, passed, new Map()] }
const selectors = async (rpc: Rpc) => [
  ...new Set((await screenLater(rpc, stage, controllers, screening)).untried.map(({ selector }) => selector)),
]

test('what was tried after a round is not unknown', async () => {
  expect(await selectors(told(whole)())).toEqual([])
})

test('of a round that used up all gas nothing is known, nor where there is nothing to compare it with', async () => {
  expect(await selectors(told(whole, lost)())).toEqual([announce, enact])
  expect(await selectors(told(lost, whole)())).toEqual([announce, enact])
  expect(await selectors(told(undefined)())).toEqual([announce, enact])
})

test('of one call behind a round that used up all gas nothing is known', async () => {
  expect(await selectors(told(whole, behind)())).toEqual([enact])
})
