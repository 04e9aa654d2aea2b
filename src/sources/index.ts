import { lists } from './lists/source.ts'
import type { Source } from './source.ts'

export type { Context, Source, Upstreams } from './source.ts'

/** Asked all at once; for each kind of evidence the first that knows wins. */
export const sources: readonly Source[] = [
  {
    name: 'Lists',
    offline: true,
    provides: ['labels'],
    essential: ['wallet', 'token'],
    covers: () => true,
    // every scan asks the lists, so they are not loaded apart
    load: async () => lists,
  },
  {
    name: 'Node',
    provides: ['account', 'oracle', 'freezes', 'contract', 'token', 'identity', 'control', 'market', 'trading', 'powers'],
    essential: ['wallet', 'token'],
    covers: ({ family }) => family.name === 'evm',
    load: async () => (await import('./evm/node.ts')).node,
  },
  {
    name: 'Explorer',
    provides: ['activity', 'creation'],
    essential: ['wallet'],
    covers: ({ family }) => family.name === 'evm',
    load: async () => (await import('./explorer/explorer.ts')).explorer,
  },
  {
    name: 'GoPlus',
    provides: ['opinion'],
    essential: [],
    covers: ({ family }, _kind, { provider }) => family.name === 'evm' && provider,
    load: async () => (await import('./goplus.ts')).goplus,
  },
]
