import type { Upstreams } from '../source.ts'
import { below } from './below.ts'
import { blockfrost } from './blockfrost.ts'
import type { CardanoIndex } from './index-of-cardano.ts'
import { koios } from './koios.ts'

/** An index that may be asked. */
export interface CardanoHost {
  readonly name: string
  readonly base: URL
  /** What may be asked of it without naming an address. */
  readonly probe: URL
  open(): CardanoIndex
}

const publicKoios = new URL('https://api.koios.rest/api/v1')
const publicBlockfrost = new URL('https://cardano-mainnet.blockfrost.io/api/v0')

/** Indexes in the order in which they are asked. A URL of the caller is a Koios base; keys travel to the public hosts alone. */
export function cardanoHosts({ rpcUrl, keys }: Upstreams): readonly CardanoHost[] {
  if (rpcUrl) return [{ name: 'Koios', base: rpcUrl, probe: below(rpcUrl, '/tip'), open: () => koios(rpcUrl) }]
  const project = keys['BLOCKFROST_PROJECT_ID']
  return [
    {
      name: 'Koios',
      base: publicKoios,
      probe: below(publicKoios, '/tip'),
      open: () => koios(publicKoios, { key: keys['KOIOS_API_KEY'], pace: 8 }),
    },
    ...(project === undefined
      ? []
      : [
          {
            name: 'Blockfrost',
            base: publicBlockfrost,
            probe: below(publicBlockfrost, '/health'),
            open: () => blockfrost(publicBlockfrost, project, { pace: 10 }),
          },
        ]),
  ]
}
