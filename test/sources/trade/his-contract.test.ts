import { expect, test } from 'vitest'
import type { PowerEffect } from '../../../src/evidence/powers.ts'
import { ownPartOf } from '../../../src/sources/trade/his-contract.ts'
import { checkIn } from '../../support/checking.ts'

const minting = checkIn('token/owner-mints', 'Crossings', { part: 'Gate' })

test.each(['CrossingForOthers', 'CrossingForMany'])('what obeys a contract that the owner names obeys one of his own: %s', async name => {
  const told = await minting(name)
  expect(told?.outcome).toBe('raised')
  expect(told?.sentence).toMatch(
    /^The owner 0x\w{40} \(one account\) can create tokens by calling 0x55091c61 from a contract of his own after 0x/,
  )
})

test('a gate that stays obeys nobody who names something else', async () => {
  expect((await minting('CrossingThatStays'))?.outcome).toBe('clear')
})

test('what somebody does himself is what comes before his contract does the rest', () => {
  const [owner, calldata] = ['0xb7e91c2db7e91c2db7e91c2db7e95eed00030022', '0x88315a40ffff']
  const effect: PowerEffect = {
    kind: 'mints',
    caller: owner,
    role: 'owner',
    callerKind: 'account',
    steps: [{ caller: owner, calldata }],
    selector: '0x55091c61',
    calldata: '0x55091c61',
    proof: { source: 'Node', method: 'eth_simulateV1', result: '' },
  }
  expect(ownPartOf(effect)).toBe(effect)
  expect(ownPartOf({ ...effect, viaContract: true })).toMatchObject({ selector: '0x88315a40', calldata, steps: [] })
})
