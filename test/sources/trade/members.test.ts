import { expect, test } from 'vitest'
import type { Question, Rpc } from '../../../src/sources/evm/pool.ts'
import { letInBy, membersBy } from '../../../src/sources/trade/members.ts'
import type { Stage } from '../../../src/sources/trade/stage.ts'

const stage = { header: { number: 18n } } as Stage
const [member, guest] = ['0x5b38da6a701c568545dcfcb03fcb875f56beddc4', '0xab8483f64d9c6d1ecf9b849ae677dd3315835cb2']
const [book, other] = ['0x4b20993bc481177ec7e8f571cecae8a9e22c02db', '0x78731d3ca6b7e34ac0f824c42a7cc18a495cabab']
const door = { target: '0x617f2e2fd72fd9d5503197092ac168c91465e7f2', calldata: '0x12345678' }
const topic = (account: string) => `0x${account.slice(2).padStart(64, '0')}`
const named = [guest, member].map(account => ({ address: book, topics: [`0x${'1'.repeat(64)}`, topic(account)] }))

/** A node that tells of the events of some contracts, and lets the member in. */
const nodeOf = (told: readonly string[], events: readonly unknown[] = named): Rpc =>
  (async (...questions: readonly Question<unknown>[]) =>
    questions.map(({ method, params: [asked] }) => {
      const { address = '', from } = asked as { readonly address?: string; readonly from?: string }
      if (method === 'eth_getLogs')
        return told.includes(address) ? { ok: true, value: events } : { ok: false, kind: 'range', message: 'too many' }
      return from === member ? { ok: true, value: '0x' } : { ok: false, kind: 'execution', message: 'reverted' }
    })) as unknown as Rpc

const letIn = (rpc: Rpc, books: readonly string[]) => letInBy(rpc, stage, { books, membersOf: membersBy(rpc, stage) }, [door])

test('of those whom events name just those are tried whom a call lets in', async () => {
  expect(await letIn(nodeOf([book]), [book])).toEqual({ accounts: [member], untold: [] })
})

test('a contract whose events nobody tells of is named', async () => {
  expect(await letIn(nodeOf([]), [book])).toEqual({ accounts: [], untold: [book] })
  expect(await letIn(nodeOf([book]), [book, other])).toEqual({ accounts: [member], untold: [other] })
})

test('of more than are asked for it is said that not all of them were', async () => {
  const many = Array.from({ length: 60 }, (_, nth) => ({
    topics: [topic(book), topic(`0x${(2n ** 159n + BigInt(nth) * 7_919n ** 9n).toString(16)}`)],
  }))
  expect(await letIn(nodeOf([book], [...many, ...named]), [book])).toEqual({ accounts: [member], untold: [book] })
})

test('the events of a contract are asked for once', async () => {
  const asked: string[] = []
  const counting = (async (...questions: readonly Question<unknown>[]) => {
    asked.push(...questions.map(({ method }) => method))
    return nodeOf([book])(...questions)
  }) as unknown as Rpc
  const membersOf = membersBy(counting, stage)
  await Promise.all([1, 2, 3].map(() => letInBy(counting, stage, { books: [book], membersOf }, [door])))
  expect(asked.filter(method => method === 'eth_getLogs')).toEqual(['eth_getLogs'])
})
