import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Exposure, exposuresIn, graphOf } from '../../../src/output/html/exposure.ts'

fc.configureGlobal({ seed: 1, numRuns: 200 })

const hop = { address: '0xa' }
const direct = { direction: 'in', path: [hop] }

describe('what is drawn as an exposure', () => {
  test.each<[string, unknown, number]>([
    ['a direct dealing', direct, 1],
    [
      'one with everything',
      { ...direct, share: 0.5, list: 'OFAC SDN', path: [{ ...hop, label: 'x', amount: '1 ETH', category: 'mixer' }] },
      1,
    ],
    ['members of a newer version', { ...direct, since: 7 }, 1],
    ['no path', { direction: 'in' }, 0],
    ['an empty path', { direction: 'in', path: [] }, 0],
    ['no direction', { path: [hop] }, 0],
    ['another direction', { ...direct, direction: 'up' }, 0],
    ['a share that is none', { ...direct, share: 1.5 }, 0],
    ['a share that is not a number', { ...direct, share: Number.NaN }, 0],
    ['a list that is no text', { ...direct, list: 7 }, 0],
    ['an address that is no text', { ...direct, path: [{ address: 7 }] }, 0],
    ['an address without text', { ...direct, path: [{ address: '' }] }, 0],
    ['a label that is no text', { ...direct, path: [{ ...hop, label: {} }] }, 0],
    ['a path of nine hops', { ...direct, path: Array.from({ length: 9 }, () => hop) }, 0],
    ['a number', 7, 0],
    ['null', null, 0],
  ])('%s: %#', (_, entry, count) => expect(exposuresIn({ exposure: [entry] })).toHaveLength(count))

  test.each([[null], [undefined], ['text'], [{}], [{ exposure: null }], [{ exposure: {} }]])('nothing in %j', details =>
    expect(exposuresIn(details)).toEqual([]),
  )

  test('nothing breaks the guard', () => {
    fc.assert(fc.property(fc.anything(), value => void exposuresIn({ exposure: [value] })))
  })
})

describe('the graph', () => {
  const ways: Exposure[] = [
    { direction: 'in', path: [{ address: 'mixer' }] },
    { direction: 'in', path: [{ address: 'mixer' }, { address: 'thief' }] },
    { direction: 'out', path: [{ address: 'shop' }, { address: 'mixer' }] },
  ]
  const { nodes, edges, lanes } = graphOf('me', ways)

  test('has an address once on each side of the scanned one, value flowing to the right', () => {
    expect(nodes.map(({ address, column }) => [address, column])).toEqual([
      ['me', 0],
      ['mixer', -1],
      ['thief', -2],
      ['shop', 1],
      ['mixer', 2],
    ])
    expect(edges.map(({ from, to }) => `${from.address} ${to.address}`)).toEqual(['mixer me', 'thief mixer', 'me shop', 'shop mixer'])
    expect(edges.every(({ from, to }) => from.column < to.column)).toBe(true)
  })

  test('marks what is listed, also where it is a hop of another way', () =>
    expect(nodes.filter(({ listed }) => listed).map(({ n }) => n)).toEqual([1, 2, 4]))

  test('has no two nodes in one place', () => {
    expect(lanes).toBe(2)
    expect(new Set(nodes.map(({ column, lane }) => `${column} ${lane}`)).size).toBe(nodes.length)
  })
})
