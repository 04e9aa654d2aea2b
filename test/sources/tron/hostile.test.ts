import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { ChainvetError } from '../../../src/errors.ts'
import { encodeCall, encodeValues } from '../../../src/sources/evm/abi.ts'
import { base58Of } from '../../../src/sources/tron/address.ts'
import { tron } from '../../../src/sources/tron/tron.ts'
import { subject } from '../../support/subjects.ts'
import { coinRow, type LittleTron, nodeHex, startTron, type TronCallAnswer, tokenRow } from '../../support/tron-service.ts'
import { contextOf, json } from '../../support/upstream.ts'

const service = await startTron()
afterAll(() => service.stop())

const [self, other] = ['5e', '07'].map(byte => base58Of(byte.repeat(20))) as [string, string]
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

/** Runs no program, so that every question comes by itself. */
function call({ to, data }: { to?: string; data: string }): TronCallAnswer {
  if (to === undefined) return { refused: 'OTHER_ERROR' }
  if (data === encodeCall('name()') || data === encodeCall('symbol()')) return { ok: true, data: encodeValues('string', ['Some']) }
  return { ok: true, data: word(6n) }
}

const little: LittleTron = {
  accounts: { [self]: { address: nodeHex(self), balance: 5 } },
  transactions: { [self]: [coinRow(1, self, other, 5, '2025-01-01T00:00:00Z')] },
  transfers: { [self]: [tokenRow(2, self, other, '5', '2025-01-01T00:00:00Z')] },
  contracts: { [self]: { code: '0x6080604052', deployer: other } },
  holders: { [self]: [[other, 500n]] },
  firstUse: { [self]: Date.parse('2024-01-01T00:00:00Z') },
  assets: { '1000999': { id: '1000999', owner_address: nodeHex(self), name: 'Some' } },
  call,
}

/** How a scan ended: with evidence, or with a failure that has a name. Anything else is a bug of ours. */
async function ended(kind: 'wallet' | 'token', address: string, path: string, answer: unknown): Promise<string> {
  service.show(little)
  service.instead({ [path]: json(answer) })
  const { chain, ...rest } = subject('wallet', self, 'tron')
  const asked = { ...rest, chain, kind, address: address as typeof rest.address }
  return tron(asked, contextOf(service.upstream, { rpcUrl: service.url })).then(
    () => 'evidence',
    (error: unknown) => (error instanceof ChainvetError ? 'named' : Promise.reject(error)),
  )
}

/** JSON that is nearly right: the members that are read, holding whatever there is. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.record(
    {
      data: fc.jsonValue({ maxDepth: 3 }),
      meta: fc.jsonValue({ maxDepth: 1 }),
      result: fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.record({ result: fc.constantFrom(true, false, 'true', 1) })),
      constant_result: fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.array(fc.constantFrom('', '00', 'zz', 'f'.repeat(64)))),
      address: fc.constantFrom(self, other, '', nodeHex(self)),
      balance: fc.jsonValue({ maxDepth: 0 }),
      runtimecode: fc.constantFrom('', '60', 'xx', '6080604052'),
      smart_contract: fc.record({ contract_address: fc.constantFrom(self, other) }, { requiredKeys: [] }),
      Error: fc.constantFrom('', 'lack of computing resources', '<script>'),
    },
    { requiredKeys: [] },
  ),
)

describe('whatever one answer holds, a scan ends with evidence or with a named failure', () => {
  test.each<['wallet' | 'token', string, string]>([
    ['wallet', self, '/v1/accounts'],
    ['wallet', self, '/wallet/'],
    ['wallet', self, '/wallet/triggerconstantcontract'],
    ['token', self, '/wallet/getcontractinfo'],
    ['token', self, '/wallet/triggerconstantcontract'],
    ['token', self, '/v1/contracts'],
    ['token', '1000999', '/wallet/getassetissuebyid'],
    ['token', '1000999', '/wallet/getaccount'],
  ])('of a %s at %s: %s', async (kind, address, path) => {
    await fc.assert(
      fc.asyncProperty(junk, async answer => {
        expect(['evidence', 'named']).toContain(await ended(kind, address, path, answer))
      }),
      { seed: 1, numRuns: 25 },
    )
  })

  test('and with evidence when all of them are right', async () => {
    expect([
      await ended('wallet', self, '/none', {}),
      await ended('token', self, '/none', {}),
      await ended('token', '1000999', '/none', {}),
    ]).toEqual(Array(3).fill('evidence'))
  })
})
