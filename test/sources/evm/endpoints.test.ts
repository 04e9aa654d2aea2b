import { describe, expect, test } from 'vitest'
import { chains } from '../../../src/chains/index.ts'
import { endpointsFor } from '../../../src/sources/evm/endpoints.ts'

const own = new URL('http://127.0.0.1:8545/key')

describe.each(chains.filter(({ family }) => family.name === 'evm'))('$name', ({ id }) => {
  const endpoints = endpointsFor(id, undefined)

  test('has four public nodes or more, of as many hosts', () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(4)
    expect(new Set(endpoints.map(({ url }) => url.host)).size).toBe(endpoints.length)
  })

  test('asks them by https, without a key, and goes easy on them', () => {
    for (const { name, url, pace } of endpoints) {
      expect(url.href).toMatch(/^https:\/\/[a-z0-9.-]+(\/[a-zA-Z0-9/]*)?$/)
      expect(url.href).not.toMatch(/[0-9a-f]{16}/)
      expect(name).toBe(url.hostname)
      expect(pace).toBe(5)
    }
  })

  test('leaves them all out for a node of the caller, which is not named by its URL', () => {
    expect(endpointsFor(id, own)).toEqual([{ name: 'The node', url: own }])
  })
})

test('a chain without public nodes has none', () => {
  expect(endpointsFor(0, undefined)).toEqual([])
})
