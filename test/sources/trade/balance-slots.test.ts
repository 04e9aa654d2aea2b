import { expect, test } from 'vitest'
import { SourceError } from '../../../src/errors.ts'
import type { Question, Reply, Rpc } from '../../../src/sources/evm/pool.ts'
import { balanceSlotsOf } from '../../../src/sources/trade/balance-slots.ts'
import type { Stage } from '../../../src/sources/trade/stage.ts'

const token = '0x00000000000000000000000000000000000000AA'
const slot = (nth: number) => `0x${nth.toString(16).padStart(64, '0')}`
const [buyer, stranger] = ['0x00000000000000000000000000000000000000b1', '0x00000000000000000000000000000000000000b2']
const stage = { token, header: { number: 7n }, actors: { buyer, stranger } } as unknown as Stage

/** A node that answers these, in order. */
const node = (...answers: readonly unknown[]): Rpc =>
  (async (...questions: readonly Question<unknown>[]) =>
    questions.map(({ result }, at): Reply<unknown> => {
      const read = result.safeParse(answers[at])
      if (!read.success) throw new SourceError({ source: 'Node', code: 'BAD_RESPONSE', problem: 'gave an answer that cannot be true' })
      return { ok: true, value: read.data }
    })) as unknown as Rpc
const reads = (address: string, ...slots: readonly number[]) => ({
  accessList: [{ address, storageKeys: slots.map(slot) }],
  gasUsed: '0x1',
})

test('slots that are read for the buyer and for nobody else are those of the buyer', async () => {
  expect(await balanceSlotsOf(node(reads(token.toLowerCase(), 1, 90), reads(token, 1, 91)), stage)).toEqual([slot(90)])
})

test('those of another contract are not, and of many only the first count', async () => {
  expect(await balanceSlotsOf(node(reads(buyer, 90), reads(token)), stage)).toEqual([])
  expect(await balanceSlotsOf(node(reads(token, 5, 6, 7, 8), reads(token)), stage)).toEqual([slot(5), slot(6), slot(7)])
})

test.each([
  [
    'refuses',
    async () => [
      { ok: false, kind: 'unsupported', message: 'no such method' },
      { ok: true, value: [slot(1)] },
    ],
  ],
  ['fails', () => Promise.reject(new SourceError({ source: 'Node', code: 'NETWORK', problem: 'did not answer' }))],
])('a node that %s names none', async (_, rpc) => {
  expect(await balanceSlotsOf(rpc as unknown as Rpc, stage)).toEqual([])
})

test.each([null, {}, { accessList: 'none' }, { accessList: [null, 7, { address: 7 }, { address: token, storageKeys: 'x' }] }])(
  'an answer like %j holds none',
  async answer => {
    expect(await balanceSlotsOf(node(answer, answer), stage)).toEqual([])
  },
)
