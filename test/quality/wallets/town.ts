import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keccak256 } from '../../../src/chains/encoding/keccak.ts'
import type { Label } from '../../../src/evidence/labels.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { encodeLabels } from '../../../src/sources/lists/encode-labels.ts'
import { useLabelFile } from '../../../src/sources/lists/source.ts'
import { addresses, type Ethereum, ether, startEthereum } from '../../support/chain/ethereum.ts'
import { type Explorer, startExplorer } from '../../support/chain/explorer.ts'
import { type Artifact, compile } from '../../support/solidity.ts'

type Hex = `0x${string}`

const day = 86_400
/** Seconds between the first block and the present. */
const age = 1_500 * day

/** Who is on a list, by the name that cases use. */
const named: Readonly<Record<string, Pick<Label, 'category' | 'confidence'> & Partial<Label>>> = {
  sanctioned: { category: 'sanctions', confidence: 'official', listedOn: '2019-09-13', entity: 'A sanctioned party' },
  /** Listed between the early and the late days of the town. */
  listedLater: { category: 'sanctions', confidence: 'official', entity: 'A party listed later' },
  heist: { category: 'exploit', confidence: 'curated', entity: 'A heist' },
  scammer: { category: 'scam', confidence: 'curated', entity: 'A scam' },
  phisher: { category: 'phishing', confidence: 'curated', entity: 'A phisher' },
  reported: { category: 'scam', confidence: 'community', entity: 'Somebody reported' },
  rumoured: { category: 'scam', confidence: 'web', entity: 'Somebody on a page' },
  exchange: { category: 'service', confidence: 'curated', entity: 'An exchange' },
  bridge: { category: 'service', confidence: 'curated', entity: 'A bridge' },
  delisted: { category: 'mixer', confidence: 'curated', entity: 'A mixer taken off the list' },
  sweeper: { category: 'phishing', confidence: 'curated', entity: 'A sweeper' },
}

/** A local Ethereum with people, services, crooks and lists that name some of them. */
export interface Town extends Ethereum {
  /** An account of that name with a hundred thousand ether and as many dollars that no transaction brought. Small letters. */
  person(name: string): Promise<string>
  /** Pays in thousandths of an ether. */
  pay(from: string, to: string, thousandths: number): Promise<string>
  /** Pays in whole dollars. */
  dollars(from: string, to: string, amount: number): Promise<string>
  call(from: string, to: string, signature: string, ...values: readonly unknown[]): Promise<string>
  /** A contract of `Wallets.sol`, deployed by nobody in particular. */
  contract(name: string, types?: string, values?: readonly unknown[]): Promise<Hex>
  /** The pool of a mixer, with ether in it. */
  readonly mixer: string
  readonly burn: string
  readonly explorer: Explorer
  readonly artifacts: Readonly<Record<string, Artifact>>
}

export const addressOfName = (name: string): string => `0x${keccak256(Buffer.from(name)).slice(-40)}`

/** An address that begins and ends like another. */
export const imitationOf = (address: string, salt = 'imitation'): string =>
  `${address.slice(0, 6)}${addressOfName(address + salt).slice(6, -4)}${address.slice(-4)}`

export async function startTown(): Promise<Town> {
  const artifacts = await compile(new URL('Wallets.sol', import.meta.url))
  const chain = await startEthereum({ age })
  const { rpc, accounts } = chain
  await rpc('anvil_autoImpersonateAccount', [true])
  const [founder = '0x'] = accounts
  const rich = new Set<string>()
  const slotOf = (address: string) => `0x${keccak256(Buffer.from(address.slice(2).padStart(64, '0') + '4'.padStart(64, '0'), 'hex'))}`

  const enrich = async (address: string): Promise<string> => {
    if (rich.has(address)) return address
    rich.add(address)
    await rpc('anvil_setBalance', [address, `0x${(100_000n * ether).toString(16)}`])
    // balances of the dollar stand in its fifth slot
    await rpc('anvil_setStorageAt', [addresses.usdc, slotOf(address), `0x${(10n ** 11n).toString(16).padStart(64, '0')}`])
    return address
  }
  const contract: Town['contract'] = async (name, types, values) => {
    const artifact = artifacts[name]
    if (!artifact) throw new Error(`There is no contract ${name}.`)
    return chain.deploy(founder, artifact.bytecode, types, values)
  }
  const sent = async (transaction: Parameters<Ethereum['send']>[0]) => (await chain.send(transaction)).transactionHash
  const mixer = await contract('Pool')
  await rpc('anvil_setBalance', [mixer, `0x${(1_000_000n * ether).toString(16)}`])
  const burn = '0x000000000000000000000000000000000000dead'

  const explorer = await startExplorer(chain)
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-town-'))
  const path = join(folder, 'labels.bin')
  const middle = new Date(Date.now() - 1_000 * day * 1000).toISOString().slice(0, 10)
  writeFileSync(path, labelsOf({ mixer, burn, middle }))
  useLabelFile(path)
  return {
    ...chain,
    mixer,
    burn,
    explorer,
    artifacts,
    contract,
    person: name => enrich(addressOfName(name)),
    pay: async (from, to, thousandths) =>
      sent({ from: await enrich(from), to, value: (BigInt(Math.round(thousandths * 1_000)) * ether) / 1_000_000n }),
    dollars: async (from, to, amount) =>
      sent({
        from: await enrich(from),
        to: addresses.usdc,
        data: encodeCall('transfer(address,uint256)', to, BigInt(Math.round(amount * 1e6))),
      }),
    call: async (from, to, signature, ...values) => sent({ from: await enrich(from), to, data: encodeCall(signature, ...values) }),
    async stop() {
      useLabelFile(undefined)
      rmSync(folder, { recursive: true, force: true })
      await explorer.stop()
      await chain.stop()
    },
  }
}

function labelsOf({ mixer, burn, middle }: { mixer: string; burn: string; middle: string }): Buffer {
  const asOf = new Date().toISOString().slice(0, 10)
  const listOf = (category: Label['category']) =>
    ({ sanctions: 'OFAC SDN', mixer: 'Mixers', exploit: 'Heists', service: 'Services', burn: 'System addresses' })[String(category)] ??
    'Scams'
  const entry = (address: string, { category, confidence, ...more }: (typeof named)[string]) => ({
    address,
    record: { family: 'evm' as const, list: listOf(category), entity: 'Somebody', category, confidence, ...more },
  })
  const entries = [
    ...Object.entries(named).map(([name, label]) =>
      entry(addressOfName(name), name === 'listedLater' ? { ...label, listedOn: middle } : label),
    ),
    entry(addressOfName('delisted'), {
      category: 'sanctions',
      confidence: 'official',
      listedOn: '2022-08-08',
      delistedOn: '2025-03-21',
      entity: 'A mixer taken off the list',
    }),
    entry(mixer, { category: 'mixer', confidence: 'curated', entity: 'A mixer' }),
    entry(burn, { category: 'burn', confidence: 'curated', entity: 'dead address' }),
  ]
  const categories = ['sanctions', 'mixer', 'exploit', 'scam', 'service', 'burn'] as const
  return encodeLabels(
    entries,
    categories.map(category => {
      const name = listOf(category)
      return { name, category, family: 'evm' as const, asOf, entries: entries.filter(({ record }) => record.list === name).length }
    }),
  )
}
