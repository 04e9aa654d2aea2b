import { chainNamed, parseAddress } from '../../src/chains/index.ts'
import type { Subject } from '../../src/evidence/evidence.ts'
import { realWorld, type World } from '../../src/world.ts'

/** Addresses of EVM chains that everybody knows, in the spelling of EIP-55. */
export const known = {
  vitalik: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  /** On the OFAC list since 2022 (Lazarus Group). */
  lazarus: '0x098B716B8Aaf21512996dC57EB0615e2383E2f96',
  usdc: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  uniswapToken: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
} as const

export function subject(kind: Subject['kind'], given: string = known.vitalik, chainName = 'ethereum'): Subject {
  const chain = chainNamed(chainName)
  return { kind, chain, address: parseAddress(given, chain, { kind }), given }
}

/** The moment at which the clock of the tests stands; examples of signals are counted to it too. */
export const present = new Date('2026-01-01T00:00:00.000Z')

/** A world that stands still: the same scan in it gives the same bytes. */
export const stillWorld = (microseconds = 7): World => ({
  now: () => present,
  microseconds: () => microseconds,
  env: {},
  random: size => new Uint8Array(size).fill(1),
  after: realWorld.after,
  sleep: (_, signal) => Promise.reject(signal.reason ?? new Error('Nobody sleeps in a world that stands still.')),
})
