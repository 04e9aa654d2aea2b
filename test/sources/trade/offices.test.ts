import { expect, test } from 'vitest'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { checkIn } from '../../support/checking.ts'

const takenBy = (teller: string) =>
  checkIn('token/owner-takes-balances', 'Offices', {
    before: async (chain, { founder, token, contracts }) => {
      const office = await chain.deploy(founder, contracts[teller]?.bytecode ?? '0x', 'address', [token])
      await chain.send({ from: founder, to: token, data: encodeCall('begin(address)', office) })
    },
  })
const [plain, grabbing] = [takenBy('Teller'), takenBy('Grabber')]

test('functions of a contract that a role was given to are tried, whoever told of it', async () => {
  expect(await plain('Offices')).not.toMatchObject({ outcome: 'raised', row: 'takes' })
  expect(await grabbing('Offices')).toMatchObject({ outcome: 'raised', row: 'takes' })
})
