import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutUnread } from '../../../src/sources/trade/unread.ts'

const [pool, other, mixed] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`, `0x${'B2'.repeat(20)}`]
const hex = fc.stringMatching(/^0x[0-9a-f]{0,12}$/)
const log = fc.record({ address: fc.constantFrom(pool, other, mixed), topics: fc.array(hex, { maxLength: 4 }), data: hex })
/** What a contract gives for a reason is anything, and stands before or behind the logs. */
const error = fc.option(
  fc.record({ message: fc.oneof(fc.string(), fc.constantFrom('"calls":[{"logs":[', '},{', ']}]', '\\"]')), data: hex }),
  { nil: undefined },
)
const call = fc.record({ returnData: hex, error, logs: fc.array(log, { maxLength: 4 }), status: hex, failure: error })
const said = fc.record({ hash: hex, logsBloom: hex, transactions: fc.array(hex, { maxLength: 3 }), uncles: fc.constant([]) })
/** Some nodes write the list of calls behind all that a block says of itself, some in the midst of it. */
const block = fc
  .tuple(said, fc.array(fc.tuple(call, fc.boolean()), { maxLength: 3 }), said)
  .map(([before, calls, { hash: parentHash, uncles: withdrawals }]) => ({ before, calls, after: { parentHash, withdrawals } }))
const blocks = fc.array(block, { minLength: 1, maxLength: 5 })

type Call = Readonly<Record<string, unknown>> & { readonly logs: readonly { readonly address: string }[] }
/** The answer of a node, its calls changed by `change`. */
const answer = (
  all: readonly { before: object; calls: readonly (readonly [Call, boolean])[]; after: object }[],
  change = (one: Call, _unread: boolean): Call => one,
) => all.map(({ before, calls, after }) => ({ ...before, calls: calls.map(([one, unread]) => change(one, unread)), ...after }))

test('of each block its calls are left, and of them just the logs that somebody reads', () => {
  fc.assert(
    fc.property(blocks, fc.boolean(), (all, ofPool) => {
      const whole = answer(all)
      const wanted = answer(all, (one, unread) => ({
        ...one,
        logs: unread ? [] : one.logs.filter(({ address }) => !ofPool || address !== other),
      }))
      const flat = all.flatMap(({ calls }) => calls)
      const counts = all.map(({ calls }) => calls.length)
      const reading = { unread: (nth: number) => flat[nth]?.[1] === true, ...(ofPool && { of: pool }) }
      const text = JSON.stringify({ id: 1, result: whole, more: ']}' })

      const left = JSON.parse(withoutUnread(text, { ...reading, counts })) as { result: { calls: unknown }[]; more: string }
      expect(left.result.map(({ calls }) => calls)).toEqual(
        JSON.parse(JSON.stringify(wanted)).map(({ calls }: { calls: unknown }) => calls),
      )
      expect(left.more).toBe(']}')
      // what blocks say is left where no other block follows, or none came before
      expect(left.result.slice(1, -1).every(one => Object.keys(one).join() === 'calls')).toBe(true)

      // with more blocks or calls than were asked for nobody knows whose is what
      for (const fewer of [counts.slice(1), counts.slice(0, -1)])
        expect(JSON.parse(withoutUnread(text, { ...reading, counts: fewer }))).not.toMatchObject({ result: { length: fewer.length } })
      expect(withoutUnread(text, { ...reading, counts: [...counts, 1] })).toBe(text)
      // a node that writes otherwise is read whole
      const spread = JSON.stringify(whole, undefined, 1)
      expect(withoutUnread(spread, { ...reading, counts })).toBe(spread)
    }),
  )
})

test('an answer that breaks off is no JSON before and after', () => {
  const text = JSON.stringify([{ calls: [{ logs: [{ topics: ['0x1'] }], error: { message: ']"}]' } }] }, { calls: [{ logs: [] }] }])
  for (let length = 0; length < text.length; length++)
    expect(() => JSON.parse(withoutUnread(text.slice(0, length), { counts: [1, 1], unread: () => true }))).toThrow()
})
