import type { Upstreams } from '../source.ts'
import { blockchainInfo } from './blockchain-info.ts'
import { esplora } from './esplora.ts'
import type { Host } from './host.ts'

/** Calls a second that the public instances bear; they publish no number (2026). */
const pace = 1

/** Indexes of Bitcoin in the order in which they are asked; the next only when the one before failed. */
export const hostsOfBitcoin = ({ rpcUrl }: Pick<Upstreams, 'rpcUrl'>): readonly Host[] =>
  rpcUrl
    ? [esplora('Esplora', rpcUrl)]
    : [
        esplora('mempool.space', new URL('https://mempool.space/api'), pace),
        esplora('blockstream.info', new URL('https://blockstream.info/api'), pace),
        blockchainInfo,
      ]
