import { ChainvetError } from '../errors.ts'
import { isAddress } from './chain.ts'
import { type Link, readLink } from './explorers.ts'
import { type Chain, chainById, chains } from './index.ts'

/** What a person typed to name a subject: an address, and the chain where the spelling names one. */
export interface Target {
  /** The address as it is spelled, unchecked; the whole text where there is a refusal. */
  readonly address: string
  readonly chain?: Chain
  /** What the spelling says the address is: a token page is about a token. */
  readonly kind?: 'wallet' | 'token'
  readonly source: 'plain' | 'caip10' | 'erc3770' | 'uri' | 'url'
  /** What to quote, once the address has been parsed, to tell how the text was understood: a link without its query. */
  readonly quoted?: string
  /** What the text says beyond the address, and was not read. */
  readonly note?: string
  /** Why the text names nothing that can be scanned, although it is plain what it is. To be thrown. */
  readonly refusal?: ChainvetError
}

/**
 * Splits the spellings that carry their chain: CAIP-10 ("eip155:8453:0x…"), ERC-3770 ("base:0x…") and any name of a
 * chain in front of a colon, payment links (BIP-21, EIP-681, Solana Pay, CIP-13), and links to block explorers.
 * Anything else is an address. No network is ever guessed: links to test networks and unknown sites are refused.
 */
export function readTarget(text: string): Target {
  // the look-behind tries each run of blanks once: a long run inside the text would cost the square of its length
  const pasted = text.replace(/^\uFEFF?[\t\n\r ]*/, '').replace(/(?<![\t\n\r ])[\t\n\r ]+$/, '')
  const link = readLink(pasted)
  if (link) return fromLink(pasted, link)
  if (isXrpToken(pasted)) return { address: pasted, source: 'plain' }
  if (isName(pasted)) return named(pasted, pasted)
  return fromPayment(pasted) ?? fromPrefix(pasted)
}

/** Name of a chain in front of a colon, in any case; `undefined` where there is none. */
export const chainOfPrefix = (prefix: string): Chain | undefined =>
  chains.find(({ caip2, names }) => prefix === caip2.toLowerCase() || names.includes(prefix))

/** Names of the chain whose tokens may have a colon of their own: "xrp:USD:rIssuer". */
const ownPrefix = /^(?:xrpl:0|xrpl(?!:0:)|xrp|ripple):(?=[^:]+:)/i

/** "ETH:rIssuer" is a debt in ETH on the XRP Ledger, and neither a chain in front of an address nor, with a dot, a name. */
function isXrpToken(text: string): boolean {
  const { token } = chainById(-5).family
  const chain = chainOfPrefix(text.slice(0, Math.max(0, text.indexOf(':'))).toLowerCase())
  return text.length <= 100 && /[.:]/.test(text) && chain?.family.name !== 'xrp' && isAddress(token?.parse(text) ?? { kind: 'shape' })
}

function fromPrefix(pasted: string): Target {
  const [withoutQuery = ''] = pasted.split('?', 1)
  const plain: Target = { address: pasted, source: 'plain' }
  const own = ownPrefix.exec(withoutQuery)
  const lastColon = own ? own[0].length - 1 : withoutQuery.lastIndexOf(':')
  if (lastColon < 0) return plain
  const prefix = withoutQuery.slice(0, lastColon).toLowerCase()
  const chain = chainOfPrefix(prefix)
  const address = withoutQuery.slice(lastColon + 1)
  if (!chain) return /^eip155:\d{1,20}$/.test(prefix) ? { ...plain, refusal: unknownChain(prefix) } : plain
  if (isName(address)) return named(pasted, address)
  const source = prefix.includes(':') ? 'caip10' : withoutQuery === pasted && chain.family.name === 'evm' ? 'erc3770' : 'uri'
  return { address, chain, source, quoted: withoutQuery }
}

/** EIP-681 with more than an address, Solana Pay with a token, and Cardano's scheme. The rest have the form of a prefix. */
function fromPayment(pasted: string): Target | undefined {
  const cardano = /^web\+cardano:(?:\/\/)?(addr1[02-9ac-hj-np-z]+)(?:\?.*)?$/is.exec(pasted)
  if (cardano?.[1]) return { address: cardano[1], chain: chainById(-7), kind: 'wallet', source: 'uri', quoted: `web+cardano:${cardano[1]}` }
  if (/^solana:https?(:|%3a)/i.test(pasted)) {
    return {
      address: pasted,
      source: 'uri',
      refusal: refusal('this Solana Pay link asks a web site for a transaction, so it names no address'),
    }
  }
  const token = /^solana:([1-9A-HJ-NP-Za-km-z]{32,44})\?(?:.*&)?spl-token=/is.exec(pasted)?.[1]
  if (token) {
    const note = 'the link asks for a payment in a token; the recipient was read, the token was not'
    return { address: token, chain: chainById(-1), kind: 'wallet', source: 'uri', quoted: `solana:${token}`, note }
  }
  const [, address, id, call] = /^ethereum:(?:pay-)?([^@/?:]+)(?:@([^/?]*))?(?:\/([^?]*))?(?:\?.*)?$/is.exec(pasted) ?? []
  if (address === undefined || (!/^ethereum:pay-/i.test(pasted) && id === undefined && call === undefined)) return undefined
  const chain = id === undefined ? chainById(1) : chains.find(({ family, id: own }) => family.name === 'evm' && String(own) === id)
  if (!chain)
    return { address: pasted, source: 'uri', refusal: unknownChain(`eip155:${id !== undefined && /^\d{1,20}$/.test(id) ? id : '?'}`) }
  if (isName(address)) return named(pasted, address)
  const quoted = `ethereum:${address}${id === undefined ? '' : `@${id}`}`
  if (call === undefined) return { address, chain, source: 'uri', quoted }
  const note = 'the link calls a contract; the contract was read, who is paid was not'
  return { address, chain, source: 'uri', quoted, note, ...(/^transfer$/i.test(call) && { kind: 'token' }) }
}

function fromLink(pasted: string, link: Link): Target {
  if ('refused' in link) return { address: pasted, source: 'url', refusal: refusalOf(link) }
  const { address, chain: id, kind, page: quoted, holder } = link
  if (isName(address)) return named(pasted, address)
  return {
    address,
    chain: chainById(id),
    source: 'url',
    quoted,
    ...(kind && { kind }),
    ...(holder !== undefined && { note: `the link shows the holder ${holder}; the token was read, the holder was not` }),
  }
}

function refusalOf({ refused, host }: Extract<Link, { refused: string }>): ChainvetError {
  switch (refused) {
    case 'pair':
      return refusal(`a link to ${host} names a trading pair, not a token`, 'Copy the address of the token from that page.')
    case 'no-address':
      return refusal(`this page of ${host} names no address that could be scanned`, 'Open the page of the address or of the token.')
    case 'disguised':
      return refusal(
        'this link may not lead where it seems to: a user name, a backslash, a blank or a letter of another script stands in it',
        'Look at it closely before you open it. Give the address itself.',
      )
    case 'other-network':
      return refusal(`${host} is not the page of a chain that chainvet scans`, allChains, 'UNKNOWN_CHAIN')
    case 'no-explorer':
      return refusal(`${host} is not a block explorer that chainvet knows, so the chain is unknown`, giveBoth, 'UNKNOWN_CHAIN')
  }
}

const giveBoth = 'Give the address and --chain.'
const allChains = `If the chain is another one: ${giveBoth.charAt(0).toLowerCase()}${giveBoth.slice(1)}   All chains: chainvet chains`

const refusal = (message: string, hint = giveBoth, code: 'INVALID_ADDRESS' | 'UNKNOWN_CHAIN' = 'INVALID_ADDRESS') =>
  new ChainvetError(code, message, { hint })
const unknownChain = (chain: string) =>
  refusal(`${chain} is not a chain that chainvet scans`, 'All chains: chainvet chains', 'UNKNOWN_CHAIN')

/** Names of ENS and its imitators. Nothing that ends like this is an address of any chain. */
const isName = (text: string): boolean => text.length <= 255 && /^[^\s:/?#@]+\.(eth|sol|bnb|avax|crypto|nft|wallet|dao|x|ada)$/iu.test(text)

const named = (pasted: string, name: string): Target => ({
  address: pasted,
  source: 'plain',
  refusal: refusal(
    `"${name}" is a name, and chainvet reads addresses`,
    'A name can change hands, and letters in it can be imitated. Open it in your wallet or at its name service, check the address there, and give that.',
  ),
})
