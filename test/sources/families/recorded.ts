import type { Upstreams } from '../../../src/sources/index.ts'
import { base58Of } from '../../../src/sources/tron/address.ts'
import type { Sent } from '../../../src/wire.ts'
import { hash32, slotOf } from '../../support/cardano-service.ts'
import { type Recording, recordingsOf } from '../../support/recordings.ts'
import type { RpcCall } from '../../support/upstream.ts'
import { answering, type ScriptedChain } from '../evm/scripted-chain.ts'
import { type Family, now, type Scene } from './scene.ts'

type Reply = string | undefined
/** The host is there and says so little that every check that needs it is missing. */
const silent = undefined

const own = { rpcUrl: new URL('http://node.example'), explorerUrl: new URL('http://explorer.example') }
const seconds = BigInt(now.getTime() / 1000)

/** A scene whose every answer is chosen by path and host; a reply that is not there is a 404. */
const scene = (
  name: string,
  kind: Scene['kind'],
  chain: number,
  address: string,
  reply: (url: URL, body: string | null) => Reply,
  { upstreams = own, after = now }: { upstreams?: Partial<Upstreams>; after?: Date } = {},
): Scene => ({
  ...{ name, kind, chain, address, upstreams },
  // an answer that was given later must not come from the future
  now: after > now ? after : now,
  show() {},
  async answer({ origin, path, body }: Sent) {
    const text = reply(new URL(path, origin), body)
    return { status: text === silent ? 404 : 200, text: text ?? '', asked: body }
  },
})

const textOf = (provider: string, name: string): string => recordingsOf(provider).find(recording => recording.name === name)?.text ?? ''

/** A scripted node, in the words of JSON-RPC. */
function nodeReply(body: string | null, chain: ScriptedChain): string {
  const asked = JSON.parse(body ?? '[]') as RpcCall | RpcCall[]
  const one = (call: RpcCall) => ({ jsonrpc: '2.0', id: call.id, ...answering(chain)(call) })
  return JSON.stringify(Array.isArray(asked) ? asked.map(one) : one(asked))
}

/** Lists of transactions and transfers as Etherscan, Routescan and Blockscout gave them. */
function ofEtherscan(): Scene[] {
  const all = [...recordingsOf('etherscan'), ...recordingsOf('routescan'), ...recordingsOf('blockscout')]
  const action = /(?:^|\.)(txlistinternal|txlist|tokentx)\.(?!empty|not-|partial|page1)/
  const clean = textOf('goplus', 'address_security.base.burn')
  const chains: Readonly<Record<string, number>> = { base: 8453, optimism: 10, arbitrum: 42161, polygon: 137 }
  return all.flatMap((recording: Recording) => {
    const list = action.exec(recording.name)?.[1]
    const address = /address(?:es)?=(0x[0-9a-fA-F]{40})/.exec(recording.note)?.[1]
    if (list === undefined || address === undefined || recording.name.startsWith('v2.error')) return []
    const chain = Object.entries(chains).find(([name]) => recording.name.includes(name))?.[1] ?? 1
    const self = address.toLowerCase()
    const { result } = JSON.parse(recording.text) as { result: { from?: string; timeStamp: string }[] }
    const sent = list === 'txlist' ? result.filter(({ from }) => from?.toLowerCase() === self).length : 0
    const state = { chainId: chain, timestamp: seconds, accounts: { [self]: { balance: 10n ** 18n, nonce: BigInt(sent) } } }
    const none = '{"status":"0","message":"No transactions found","result":[]}'
    return [
      scene(
        `${recording.name} of an index`,
        'wallet',
        chain,
        self,
        (url, body) => {
          if (url.host === 'node.example') return nodeReply(body, state)
          if (url.host === 'api.gopluslabs.io') return clean
          return url.searchParams.get('action') === list && url.searchParams.get('page') !== '2' ? recording.text : none
        },
        {
          upstreams: { ...own, explorerUrl: new URL('http://explorer.example/api') },
          after: new Date(1_000 * Math.max(...result.map(({ timeStamp }) => Number(timeStamp)))),
        },
      ),
    ]
  })
}

/** Wallets on the list of the United States, with the answers that were recorded of others: none of them can clear the wallet. */
function ofListed(): Scene[] {
  const listed = '0x098b716b8aaf21512996dc57eb0615e2383e2f96'
  const lists = textOf('etherscan', 'v2.txlist.eth.0x706a')
  const state = { chainId: 1, timestamp: seconds, accounts: { [listed]: { balance: 10n ** 18n } } }
  const none = '{"status":"0","message":"No transactions found","result":[]}'
  return [
    {
      ...scene(
        'a listed wallet',
        'wallet',
        1,
        listed,
        (url, body) => {
          if (url.host === 'node.example') return nodeReply(body, state)
          if (url.host === 'api.gopluslabs.io') return textOf('goplus', 'address_security.base.burn')
          return url.searchParams.get('action') === 'txlist' ? lists.replaceAll(/0x706a\w{36}/gi, listed) : none
        },
        { upstreams: { ...own, explorerUrl: new URL('http://explorer.example/api') } },
      ),
      level: 'CRITICAL',
    },
  ]
}

/** An address of Blockscout in its own dialect, and the report of GoPlus on it. */
function ofBlockscout(): Scene[] {
  const chains = { base: 8453, eth: 1, polygon: 137 }
  return Object.entries(chains).flatMap(([name, chain]) => {
    const text = textOf('blockscout', `v2.addresses.${name}.vitalik`)
    if (text === '') return []
    const { hash } = JSON.parse(text) as { hash: string }
    const state = { chainId: chain, timestamp: seconds, accounts: { [hash.toLowerCase()]: { balance: 10n ** 18n } } }
    return [
      scene(`v2.addresses.${name}.vitalik`, 'wallet', chain, hash.toLowerCase(), (url, body) => {
        if (url.host === 'node.example') return nodeReply(body, state)
        if (url.host === 'api.gopluslabs.io') return textOf('goplus', 'address_security.base.burn')
        if (url.pathname.endsWith('/counters')) return textOf('blockscout', 'spec.addresses.counters')
        if (url.pathname.includes('/transactions')) return '{"items":[],"next_page_params":null}'
        return url.pathname === '/api' ? '{"status":"0","message":"No transactions found","result":[]}' : text
      }),
    ]
  })
}

function ofBitcoin(): Scene[] {
  const darkside = 'bc1qq2euq8pw950klpjcawuy4uj39ym43hs6cfsegq'
  const multisig = 'bc1qgdjqv0av3q56jvd82tkdjpy7gdp9ut8tlqmgrpmv24sq90ecnvqqjwvw97'
  const payjoin = 'bc1qdlt2jrplkf0v7ucvhhjhs0qf7cqr0j27k7j7p0'
  const items = JSON.parse(textOf('esplora', 'mempool.address-txs.darkside.excerpt')) as { vin: object[] }[]
  // the recording holds 2 of many inputs; the rest is put in as one, so that the transaction adds up again
  const script = { scriptpubkey: '51', value: 6_960_422_177 + 989_322 - 63_500 - 22_800 }
  const whole = items.map(item => ({
    ...item,
    vin: [...item.vin, { txid: '0'.repeat(64), vout: 1, prevout: script, is_coinbase: false }],
  }))
  const [stats, none] = [6_960_422_177, 0].map(sum => ({
    ...{ funded_txo_count: sum > 0 ? 1 : 0, funded_txo_sum: sum, spent_txo_count: 0, spent_txo_sum: 0, tx_count: sum > 0 ? 1 : 0 },
  }))
  const esplora = (address: string, totals: string, list: string) =>
    scene(`Esplora: ${address}`, 'wallet', 0, address, ({ pathname }) => (pathname.includes('/txs') ? list : totals))
  return [
    esplora(darkside, JSON.stringify({ address: darkside, chain_stats: stats, mempool_stats: none }), JSON.stringify(whole)),
    esplora(multisig, textOf('esplora', 'address.blockstream.bc1qgdj'), '[]'),
    scene(
      'multiaddr.one of blockchain.info',
      'wallet',
      0,
      payjoin,
      ({ host }) => (host === 'blockchain.info' ? textOf('blockchain-info', 'multiaddr.one') : silent),
      { upstreams: {} },
    ),
  ]
}

function ofTron(): Scene[] {
  const address = 'TFFriedwRtWdFuzerDDtkoQTZ29smDZ1MB'
  const empty = '{"success":true,"data":[],"meta":{}}'
  const never = JSON.stringify({ result: { result: true }, constant_result: ['0'.repeat(64)] })
  const nile = textOf('trongrid', 'wallet.getaccount.nile')
  const { address: hex } = JSON.parse(nile) as { address: string }
  const constant = (url: URL) => (url.pathname.includes('triggerconstantcontract') ? never : silent)
  return [
    scene('21 transactions of TronGrid', 'wallet', -6, address, url => {
      if (url.pathname === `/v1/accounts/${address}/transactions`) return textOf('trongrid', 'v1.accounts.transactions')
      if (url.pathname === `/v1/accounts/${address}`) return textOf('trongrid', 'v1.accounts')
      return url.pathname.startsWith('/v1/') ? empty : constant(url)
    }),
    scene(
      'a plain node of Tron',
      'wallet',
      -6,
      base58Of(hex),
      url => {
        if (url.pathname === '/wallet/getaccount') return nile
        if (url.pathname === `/v1/accounts/${base58Of(hex)}`) return silent
        return url.pathname.startsWith('/v1/') ? empty : constant(url)
      },
      { after: new Date('2026-11-20') },
    ),
  ]
}

function ofCardano(): Scene[] {
  const koios = (name: string) => textOf('koios', name)
  const [tip] = JSON.parse(koios('tip')) as object[]
  const today = JSON.stringify([{ ...tip, block_time: now.getTime() / 1000 - 20, abs_slot: slotOf(new Date(now.getTime() - 20_000)) }])
  const [wallet] = JSON.parse(koios('address_info')) as { address: string }[]
  const [stake] = JSON.parse(koios('account_info')) as { stake_address: string }[]
  const [asset] = JSON.parse(koios('asset_info')) as { policy_id: string; asset_name: string }[]
  const of = (name: string, kind: Scene['kind'], address: string, ...names: readonly string[]) =>
    scene(name, kind, -7, address, ({ pathname }) => {
      const endpoint = pathname.split('/').at(-1) ?? ''
      if (endpoint === 'tip') return today
      return names.includes(endpoint) ? koios(endpoint) : '[]'
    })
  const { address } = JSON.parse(textOf('blockfrost', 'addresses')) as { address: string }
  return [
    of('a wallet of Koios', 'wallet', wallet?.address ?? '', 'address_info', 'address_txs'),
    of('a stake address of Koios', 'wallet', stake?.stake_address ?? '', 'account_info', 'account_txs'),
    of('an asset of Koios', 'token', `${asset?.policy_id}.${asset?.asset_name}`, 'asset_info', 'asset_summary', 'asset_addresses'),
    scene(
      'a wallet of Blockfrost',
      'wallet',
      -7,
      address,
      ({ host, pathname }) => {
        if (!host.includes('blockfrost')) return silent
        if (pathname.endsWith('/blocks/latest'))
          return JSON.stringify({
            time: now.getTime() / 1000 - 20,
            height: 1,
            hash: hash32('tip'),
            slot: slotOf(new Date(now.getTime() - 20_000)),
          })
        if (pathname.endsWith('/total')) return textOf('blockfrost', 'addresses.total')
        if (pathname.includes('/transactions')) return textOf('blockfrost', 'addresses.transactions').replace('1834505492', '1734505492')
        return pathname.includes('/addresses/') ? textOf('blockfrost', 'addresses') : silent
      },
      { upstreams: { keys: { BLOCKFROST_PROJECT_ID: 'p' } } },
    ),
  ]
}

/** What providers answered in the past: most of it is a part of what a scan needs, so that few of these are LOW. */
export const recordedFamily = async (): Promise<Family> => ({
  chain: 1,
  url: own.rpcUrl,
  scenes: [...ofListed(), ...ofEtherscan(), ...ofBlockscout(), ...ofBitcoin(), ...ofTron(), ...ofCardano()],
  async stop() {},
})
