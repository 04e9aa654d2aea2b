import type { Permission } from '../../evidence/permissions.ts'
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
    if (!taken) return complete ? clear(whoActs(found)) : unknown(cut)
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
    { given: { permissions: { complete: true, found: [{ kind: 'second key', holders: ['regular key'] }] } }, outcome: 'clear' },
    { given: { permissions: { complete: true, found: [{ kind: 'nobody', holders: [] }] } }, outcome: 'clear' },
    { given: { permissions: { complete: false, found: [] } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})

/** A second key beside a disabled one of the owner's is a common precaution; that it is one must not be told as "its own key". */
function whoActs(found: readonly Permission[]): string {
  const second = found.find(({ kind, asset }) => kind === 'second key' && asset === undefined)
  if (second) return `Another key, ${second.holders.join(', ')}, may act for it, and nothing shows that it was taken over.`
  if (found.some(({ kind }) => kind === 'nobody')) return 'No key can act for it any more.'
  return 'Its own key still moves what it holds, or several keys do.'
}

const cut = 'its permissions, or when they changed, were read in part'
