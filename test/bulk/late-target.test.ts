import { expect, test } from 'vitest'
import { lateTarget } from '../../src/bulk/late-target.ts'
import { chainNamed, parseAddress } from '../../src/chains/index.ts'
import { choose } from '../../src/output/fields.ts'

const given = '0x098b716b8aaf21512996dc57eb0615e2383e2f96'
const chain = chainNamed('base')
const address = parseAddress(given, chain)
const whole = { kind: 'token', given, address, chain: 'base', chain_id: 8453, caip10: `eip155:8453:${address}` } as const

test('a target whose spelling is made when it is read says what any other says', () => {
  const late = lateTarget('token', given, chain)
  const { kind, chain_id, caip10 } = late
  expect([late.address, caip10, kind, chain_id]).toEqual([whole.address, whole.caip10, whole.kind, whole.chain_id])
  expect(JSON.stringify({ late })).toBe(JSON.stringify({ late: whole }))
})

test('its members can be chosen by name', () => {
  const pick = choose(['target.caip10', 'target.address', 'target.given', 'target.chain_id'], {
    input: { file: null, columns: null, header: null },
  })
  expect(JSON.stringify(pick({ target: lateTarget('token', given, chain) }))).toBe(JSON.stringify(pick({ target: whole })))
  expect(pick({ target: null })).toMatchObject({ target: { caip10: null } })
})
