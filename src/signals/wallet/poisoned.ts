import { clear, defineSignal, raised } from '../signal.ts'

const read = { transactions: 90, complete: true } as const

export const poisoned = defineSignal({
  id: 'wallet/poisoned',
  question: 'Has somebody planted a look-alike address in the history of this wallet?',
  why: 'The wallet did nothing, and its owner loses what is sent to the address that looks familiar.',
  verify:
    'Open the transaction in the sentence on an explorer and compare the two addresses digit by digit: they begin and end alike, and ' +
    'differ between.',
  remedy:
    'There is nothing to clear: the warning adds no points. Never copy an address from a history; take it from where it was first given.',
  needs: ['behaviour'],
  families: ['evm'],

  judge({ behaviour: { poisoned, read } }) {
    const [newest, ...more] = [...poisoned].sort((a, b) => timeOf(b.at) - timeOf(a.at))
    if (!newest) return clear(`No look-alike address among ${read.transactions.toLocaleString('en-US')} transactions.`)
    const others = more.length === 0 ? '' : ` There are ${more.length} more such transfers.`
    return raised(
      'note',
      `Warning: ${newest.by} imitates ${newest.resembles} in its history (${newest.transaction}); do not copy addresses from there.${others}`,
    )
  },

  examples: [
    {
      given: { behaviour: { read, poisoned: [{ by: '0xabc1', resembles: '0xabc2', kind: 'nothing', transaction: 'id' }] } },
      outcome: 'raised',
      row: 'note',
    },
    { given: { behaviour: { read, poisoned: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})

const timeOf = (at: Date | undefined): number => (at ? at.getTime() : Number.NEGATIVE_INFINITY)
