import { day } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const takenOver = defineSignal({
  id: 'wallet/taken-over',
  question: 'Does one foreign key move what this wallet holds, and its own key nothing?',
  why: 'Thieves change the keys of an account and leave it its name: whoever pays it pays them, and an owner who is lured there cannot leave.',
  verify:
    'Open the account on an explorer and read its permissions: on Tron the keys of "owner" and "active", on the XRP Ledger the regular ' +
    'key and the flag lsfDisableMaster (0x00100000), on Solana the program that owns the account. The key in the sentence is not the ' +
    'one that belongs to the address.',
  remedy:
    'Only the key in the sentence can give the control back. If the change was not yours, send nothing more to the address; if it was, ' +
    'a rule that also names your own key, or several keys, clears it.',
  needs: ['permissions'],
  families: ['tron', 'xrp', 'solana'],

  judge({ permissions: { complete, found } }) {
    const taken = found.find(({ kind }) => kind === 'taken over')
    if (!taken) return complete ? clear('Its own key still moves what it holds, or several keys do.') : unknown(cut)
    const since = taken.since ? ` since ${day(taken.since)}` : ''
    const by = taken.holders.length > 0 ? taken.holders.join(', ') : 'another key'
    return raised('foreign', `Only ${by} moves what the wallet holds${since}; its own key no longer does.`)
  },

  examples: [
    {
      given: { permissions: { complete: true, found: [{ kind: 'taken over', holders: ['foreign'] }] } },
      outcome: 'raised',
      row: 'foreign',
    },
    { given: { permissions: { complete: true, found: [{ kind: 'shared', holders: ['one', 'two'] }] } }, outcome: 'clear' },
    { given: { permissions: { complete: false, found: [] } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})

const cut = 'the list of permissions was read in part'
