import { standing } from '../lists.ts'
import { clear, defineSignal, raised } from '../signal.ts'

const read = { transactions: 90, complete: true } as const
const labels = { lists: [], found: [] } as const
const service = { category: 'service', list: 'Services', entity: 'kraken', confidence: 'curated', asOf: '2026-08-01' } as const

export const drainer = defineSignal({
  id: 'wallet/drainer',
  question: 'Does this wallet take what others approved, as drainers do?',
  why: 'Drainers have many victims approve them and then empty their wallets; few others take tokens from strangers by the same key.',
  verify:
    'Open the transactions that the sentence names on an explorer: the wallet calls transferFrom (0x23b872dd) for owners who are not it, ' +
    'or what a contract was paid leaves it in the same transaction, always divided at the same rate.',
  remedy:
    'It cannot be cleared: the transactions stay on the chain. A service that collects by approval asks the publishers of lists to name it as one.',
  needs: ['behaviour', 'labels'],
  families: ['evm'],

  judge({ behaviour: { drainer, read }, labels }) {
    if (!drainer) return clear(`None of the patterns of drainers among ${read.transactions.toLocaleString('en-US')} transactions.`)
    if (standing(labels, 'service').length > 0) return clear('A service: it collects from its customers.')
    if (standing(labels, 'system', 'burn').length > 0) return clear('An address that nobody owns: it takes nothing of its own.')
    const { pattern, victims, transactions } = drainer
    const what = {
      approvals: `It took tokens of ${victims} others who had approved it`,
      permits: `It handed in permits of ${victims} others and took their tokens`,
      split: `What ${victims} others paid it was divided within the same transaction at a rate by which drainers share`,
      bait: `${victims} others each paid it once, through a function whose name promises something`,
    }[pattern]
    return raised(pattern === 'bait' ? 'bait' : 'pattern', `${what} (${transactions.join(', ')}).`)
  },

  examples: [
    ...(['approvals', 'permits', 'split'] as const).map(pattern => ({
      given: { behaviour: { read, drainer: { pattern, victims: 3, transactions: ['id'] } }, labels },
      outcome: 'raised' as const,
      row: 'pattern',
    })),
    {
      given: { behaviour: { read, drainer: { pattern: 'bait', victims: 3, transactions: ['id'] } }, labels },
      outcome: 'raised',
      row: 'bait',
    },
    {
      given: {
        behaviour: { read, drainer: { pattern: 'approvals', victims: 3, transactions: ['id'] } },
        labels: { lists: [], found: [service] },
      },
      outcome: 'clear',
    },
    { given: { behaviour: { read }, labels }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
