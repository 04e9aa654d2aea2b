import { day } from '../numbers.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const jointTransactions = defineSignal({
  id: 'wallet/joint-transactions',
  question: 'Has this wallet taken part in joint transactions that hide who paid whom?',
  why: 'Many use them for privacy, some to launder: exchanges often ask where such coins come from.',
  verify:
    'Open the transaction in the sentence on an explorer: many inputs of different owners, and many outputs of just the same amount, ' +
    'are the shape of a CoinJoin. Wasabi and Whirlpool use amounts of their own that their documents name.',
  remedy: 'What took part once stays on the chain. The signal ends with an address that has taken part in none.',
  needs: ['mixing'],
  families: ['bitcoin'],

  judge({ mixing: { read, found } }) {
    const [surest] = [...found].sort((a, b) => b.confidence - a.confidence || (a.id < b.id ? -1 : 1))
    const seen = `${read.complete ? '' : 'the newest '}${read.transactions.toLocaleString('en-US')}`
    if (!surest) return clear(`None of ${seen} transactions has the shape of a joint one.`)
    const { protocol, confidence, id, at } = surest
    const when = at ? ` of ${day(at)}` : ''
    return raised(
      'joint',
      `${found.length} of ${seen} transactions ${found.length === 1 ? 'has' : 'have'} the shape of a joint one, the surest ${id}${when} (${protocol}, ${confidence} % sure).`,
      { solo: Math.max(6, Math.round((30 * confidence) / 100)) },
    )
  },

  examples: [
    {
      given: { mixing: { read: { transactions: 90, complete: true }, found: [{ id: 'id', protocol: 'Whirlpool', confidence: 90 }] } },
      outcome: 'raised',
      row: 'joint',
    },
    { given: { mixing: { read: { transactions: 90, complete: false }, found: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
