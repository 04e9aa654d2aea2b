import {
  BaseAddress,
  Bip32PublicKey,
  ByronAddress,
  Credential,
  Ed25519KeyHash,
  EnterpriseAddress,
  RewardAddress,
  ScriptHash,
} from '@emurgo/cardano-serialization-lib-nodejs'
import { bech32, bech32m } from '@scure/base'
import { encodeBase58, getAddress, hexlify } from 'ethers'
import { encodeAccountID, encodeXAddress } from 'ripple-address-codec'
import { isAddress } from '../../src/chains/chain.ts'
import { chains } from '../../src/chains/index.ts'
import { base58CheckOf, mainnetMagic, references } from '../chains/references.ts'
import { torture } from './promise.ts'
import { type Random, seeded } from './random.ts'

type Family = 'evm' | 'bitcoin' | 'solana' | 'tron' | 'xrp' | 'cardano'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const segwit = (version: number, program: Uint8Array): string => {
  const coder = version === 0 ? bech32 : bech32m
  return coder.encode('bc', [version, ...coder.toWords(program)])
}
const credential = (random: Random): Credential =>
  random.below(2) === 0
    ? Credential.from_keyhash(Ed25519KeyHash.from_bytes(random.bytes(28)))
    : Credential.from_scripthash(ScriptHash.from_bytes(random.bytes(28)))

/** Addresses of every kind that a family has, made by the libraries that their verdict is compared with. */
const makers: Readonly<Record<Family, readonly ((random: Random) => string)[]>> = {
  evm: [random => getAddress(hexlify(random.bytes(20))), random => `0x${hex(random.bytes(20))}`],
  bitcoin: [
    random => base58CheckOf(`00${hex(random.bytes(20))}`),
    random => base58CheckOf(`05${hex(random.bytes(20))}`),
    random => segwit(0, random.bytes(20)),
    random => segwit(0, random.bytes(32)),
    random => segwit(1, random.bytes(32)),
    random => segwit(1, random.bytes(32)).toUpperCase(),
  ],
  solana: [random => encodeBase58(random.bytes(32))],
  tron: [random => base58CheckOf(`41${hex(random.bytes(20))}`)],
  xrp: [
    random => encodeAccountID(random.bytes(20)),
    random => encodeXAddress(Buffer.from(random.bytes(20)), random.below(2) === 0 ? false : random.below(2 ** 32), false),
  ],
  cardano: [
    random => BaseAddress.new(1, credential(random), credential(random)).to_address().to_bech32(),
    random => EnterpriseAddress.new(1, credential(random)).to_address().to_bech32(),
    random => RewardAddress.new(1, credential(random)).to_address().to_bech32(),
    random => ByronAddress.icarus_from_key(Bip32PublicKey.from_bytes(random.bytes(64)), mainnetMagic).to_base58(),
  ],
}

const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
/** What a person cannot tell from a letter, and what nobody sees. */
const strange = ['а', 'О', 'ⅼ', '０', '\u200b', '\u202e', '\n', '\0', 'é', '💰', '\ud800']

type Slip = (text: string, at: number, random: Random) => string
const replaced: Slip = (text, at, random) => text.slice(0, at) + random.pick(letters) + text.slice(at + 1)
const slips: readonly Slip[] = [
  replaced,
  (text, at, random) => text.slice(0, at) + random.pick(letters) + text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  (text, at) => text.slice(0, at) + turned(text.charAt(at)) + text.slice(at + 1),
  (text, at, random) => text.slice(0, at) + random.pick(strange) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at).repeat(2),
  text => turned(text),
]
const turned = (text: string): string => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase())

/** P19: which texts are addresses, beside the verdict of a library that others rely on. */
export const spellings = torture({
  name: 'spellings',
  promises: 'P19',
  sentence: 'Which text is an address is judged as the reference libraries judge it',
  size: { addresses: 100_000 },
  async run({ addresses }, { seed, signal, tell }) {
    const violations: string[] = []
    const caught: string[] = []
    for (const { name, id, family } of chains) {
      const random = seeded(seed + id)
      const reference = references[family.name] as (text: string) => boolean
      const accepts = (text: string): boolean => isAddress(family.parse(text))
      let [typos, noticed] = [0, 0]
      for (let count = 0; count < addresses && !signal.aborted; count++) {
        const whole = random.pick(makers[family.name])(random)
        if (!accepts(whole)) violations.push(`${name}: ${whole} is refused`)
        const slip = random.pick(slips)
        const text = slip(whole, random.below(whole.length), random)
        const own = accepts(text)
        if (own !== reference(text)) violations.push(`${name}: ${JSON.stringify(text)} is ${own ? 'accepted' : 'refused'}`)
        if (slip !== replaced || text === whole) continue
        typos++
        if (!own) noticed++
      }
      caught.push(`${name} ${((100 * noticed) / Math.max(1, typos)).toFixed(1)} %`)
      tell(`${name}: ${addresses} judged, ${violations.length} disagreements so far`)
    }
    return {
      figure: `${violations.length} disagreements in ${chains.length} chains x ${addresses.toLocaleString('en')} mutated addresses; characters typed wrong that were noticed: ${caught.join(', ')}`,
      violations,
    }
  },
})
