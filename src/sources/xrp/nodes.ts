/** A server of the XRP Ledger: the name errors use, its URL, and how many calls a second it bears. */
export interface XrpNode {
  readonly name: string
  readonly url: URL
  readonly pace?: number
  /** Named by the caller: it may belong to a test network. */
  readonly own?: true
}

/** Public servers in the order in which they are tried (2026); none asks for a key. The first and the third keep full history. */
const publicNodes = ['https://xrplcluster.com/', 'https://s1.ripple.com:51234/', 'https://s2.ripple.com:51234/', 'https://honeycluster.io/']

/** The servers a scan may ask: the caller's own, or else the public ones. Their limits are not published; two calls a second are fair use. */
export function xrpNodes(own: URL | undefined): readonly XrpNode[] {
  if (own) return [{ name: 'The node', url: own, own: true }]
  return publicNodes.map(text => {
    const url = new URL(text)
    return { name: url.hostname, url, pace: 2 }
  })
}
