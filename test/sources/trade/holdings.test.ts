import { expect, test } from 'vitest'
import type { Rpc } from '../../../src/sources/evm/pool.ts'
import type { Controllers } from '../../../src/sources/trade/controllers/discover.ts'
import { holdingCalls } from '../../../src/sources/trade/holdings.ts'
import { checkIn } from '../../support/checking.ts'
import { stage, token } from '../../support/stage.ts'

const blocking = checkIn('token/owner-blocks-sales', 'Holdings')

test.each(['HoldsNone', 'HoldsLess', 'HoldsMore', 'HoldsMuch', 'SendsOften', 'AllowsThat'])(
  'a market may hang on what somebody has, or does with it: %s',
  async name => {
    expect(await blocking(name)).toMatchObject({ outcome: 'raised', row: 'all-hidden' })
  },
)

test.each(['HoldsAnybody', 'HoldsAnything'])('what anybody may do is the power of nobody, nor is what changes nothing: %s', async name => {
  expect(await blocking(name)).not.toMatchObject({ outcome: 'raised' })
})

test('whose balance nobody tells may hold the market by it: that is not known', async () => {
  const [one, other] = ['5e', '6f'].map(pair => `0x${pair.repeat(20)}`)
  const callers = [one, other].map(address => ({ address, role: 'controller' }))
  const functions = [{ selector: '0xa9059cbb', arguments: 'address,uint256', mutability: 'nonpayable' }]
  const controllers = { targets: [{ address: token, functions, callers }], balances: Promise.resolve(new Map([[one, 0n]])) }
  const nothing = new Map([['call', { ok: true, data: '0x', gasUsed: 1n }]])
  const rpc = (async (...questions: readonly unknown[]) =>
    questions.map(() => ({
      ok: true,
      value: { prepared: new Map(), trials: Array.from({ length: 40 }, () => nothing) },
    }))) as unknown as Rpc
  const [screening] = await Promise.all(holdingCalls(rpc, stage, controllers as unknown as Controllers))
  expect(screening?.notRun.filter(text => text.includes(`${one}`))).toEqual([])
  expect(screening?.notRun.filter(text => text.includes(`${other}`))).toHaveLength(1)
})
