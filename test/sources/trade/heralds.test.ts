import { expect, test } from 'vitest'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import type { Ethereum } from '../../support/chain/ethereum.ts'
import { checkIn } from '../../support/checking.ts'

/** Somebody famous, of whom the token has nothing but the address, and some whom it tells of him. */
const famous = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const people = Array.from({ length: 2 }, (_, nth) => `0x${(0xabc0 + nth).toString(16).padStart(40, '1')}`)
const value = 5n * 10n ** 18n

interface Told {
  readonly chain: Ethereum
  readonly founder: string
  readonly token: string
}

const books = (act: (told: Told) => Promise<unknown>) =>
  checkIn('token/false-books', 'Heralds', { before: (chain, { founder, token }) => act({ chain, founder, token }) })
const send = ({ chain, token }: Told, from: string, signature: string, ...values: readonly unknown[]) =>
  chain.send({ from, to: token, data: encodeCall(signature, ...values) })
const heralded = (told: Told, from = famous) => send(told, told.founder, 'told(address,address[],uint256)', from, people, value)
const other = ({ chain }: Told, nth: number) => chain.accounts[nth] ?? '0x'

const heralding = books(told => heralded(told))
const approving = books(async told => {
  await send(told, told.founder, 'approvedBy(address)', famous)
  await heralded(told)
})
const nothing = books(told => send(told, other(told, 5), 'transferFrom(address,address,uint256)', famous, people[0], 0n))
const signed = books(async told => {
  await send(told, told.founder, 'moved(address,uint256)', other(told, 4), value)
  await send(told, other(told, 4), 'transfer(address,uint256)', people[0], value)
})
const approved = books(async told => {
  await send(told, told.founder, 'moved(address,uint256)', other(told, 4), value)
  await send(told, other(told, 4), 'approve(address,uint256)', other(told, 5), value)
  await send(told, other(told, 5), 'transferFrom(address,address,uint256)', other(told, 4), people[0], value)
})

test.each(['Herald', 'PayingHerald'])('%s says that somebody famous sent some who never had any', async herald => {
  expect(await heralding(herald)).toMatchObject({
    outcome: 'raised',
    row: 'forged',
    sentence: `By its events ${famous} sent ${value} base units of it, and never had any, nor signed that.`,
  })
})

test('an approval that he did not sign is none', async () => {
  expect(await approving('ApprovingHerald')).toMatchObject({ outcome: 'raised', row: 'forged' })
})

test('anybody may send nothing in his name', async () => {
  expect((await nothing('Successor'))?.outcome).toBe('clear')
})

test('who was given some without an event may send them, or let another take them', async () => {
  expect((await signed('Successor'))?.outcome).toBe('clear')
  expect((await approved('Successor'))?.outcome).toBe('clear')
})
