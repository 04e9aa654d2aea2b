import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { toBase58Check } from '../../chains/encoding/base58.ts'
import { readWhole } from '../../read.ts'
import type { Coin } from './transaction.ts'

/** 21 million coins: no output and no balance is larger. */
const allCoins = 2_100_000_000_000_000n

const wholeUpTo = (most: bigint) =>
  z.unknown().transform((raw, context): bigint => {
    const reading = readWhole(raw, most)
    if (typeof reading === 'object') return reading.value
    context.addIssue({ code: 'custom', message: 'not an amount' })
    return z.NEVER
  })

/** Satoshi of one coin. */
export const satoshi = wholeUpTo(allCoins)
/** Satoshi of many coins over time: the same coin may come back. */
export const turnover = wholeUpTo(2n ** 80n)
export const txid = z.string().regex(/^[0-9a-f]{64}$/)
export const script = z.string().regex(/^([0-9a-f]{2})*$/)
/** The alphabet and lengths of mainnet addresses. Whether the checksum is right matters for none of those a host names. */
export const address = z.string().regex(/^(?:[13][1-9A-HJ-NP-Za-km-z]{24,34}|bc1[02-9ac-hj-np-z]{8,87})$/)

/** OP_PUSHBYTES of a key with or without compression, and OP_CHECKSIG. */
const bareKey = /^(?:21(0[23][0-9a-f]{64})|41(04[0-9a-f]{128}))ac$/

export const paysToKey = (coin: Coin): boolean => bareKey.test(coin.script)

/** The scripts that have an address of their own: P2PKH, P2SH, P2WPKH, P2WSH and P2TR. */
const addressed = /^(?:76a914[0-9a-f]{40}88ac|a914[0-9a-f]{40}87|0014[0-9a-f]{40}|0020[0-9a-f]{64}|5120[0-9a-f]{64})$/

/** Whether a host kept the address of a coin to itself: without it nobody can tell whose the coin is. */
export const lacksAddress = ({ script, address }: Coin): boolean => address === undefined && addressed.test(script)

/** A coin as a host describes it; the address of a bare key is worked out, because not every host gives it. */
export function coinOf({
  value,
  script: text,
  address: named,
}: {
  value: bigint
  script: string
  address?: string | null | undefined
}): Coin {
  const [, compressed, whole] = bareKey.exec(text) ?? []
  const key = compressed ?? whole
  const home = key === undefined ? named : addressOfKey(key)
  return { value, script: text, ...(typeof home === 'string' && { address: home }) }
}

/** P2PKH: base58check of a zero byte and RIPEMD-160(SHA-256(key)). */
const addressOfKey = (key: string): string => toBase58Check(Uint8Array.of(0, ...ripemd160(sha256(hexToBytes(key)))))
