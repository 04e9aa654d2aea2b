import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chainById, parseAddress } from '../../src/chains/index.ts'
import { SecretRefusedError } from '../../src/errors.ts'

interface Case {
  id: string
  chain_id: unknown
  input: unknown
  expect: 'ACCEPT' | 'REJECT_400' | 'REJECT_400_SECRET' | 'DECISION'
  canonical?: string
}
const { cases } = JSON.parse(readFileSync(new URL('../corpus/addresses.json', import.meta.url), 'utf8')) as { cases: Case[] }

/** What reaches the parser: other JSON types are refused by the schema in front of it, and belong to the tests of the wire. */
const ofText = cases.filter(({ input, chain_id }) => typeof input === 'string' && typeof chain_id === 'number')

describe('the strict parser, as the service uses it', () => {
  test.each(ofText)('$id', ({ input, chain_id, expect: expected, canonical }) => {
    const parse = () => parseAddress(input as string, chainById(chain_id as number))
    if (expected === 'ACCEPT') return expect(parse()).toBe(canonical ?? input)
    // every DECISION of the corpus is REJECT_400 over HTTP
    expect(parse).toThrow()
    try {
      parse()
    } catch (error) {
      const text = JSON.stringify(error, Object.getOwnPropertyNames(error))
      expect(error instanceof SecretRefusedError).toBe(expected === 'REJECT_400_SECRET')
      if (expected === 'REJECT_400_SECRET') expect(text).not.toContain((input as string).slice(4, 24))
    }
    return undefined
  })
})
