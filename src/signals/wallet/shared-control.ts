import type { Permission } from '../../evidence/permissions.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const sharedControl = defineSignal({
  id: 'wallet/shared-control',
  question: 'Does anything but one key of its own decide about this wallet?',
  why: 'Several keys are common in companies, and code holds the money of many: who can act is shown, and accuses nobody.',
  verify:
    'Open the account on an explorer and read its permissions: its signers and their rule, a second key beside its own, or the script ' +
    'or program that decides.',
  remedy: 'There is nothing to clear: the note adds no points.',
  needs: ['permissions'],
  families: ['tron', 'xrp', 'solana', 'cardano'],

  judge({ permissions: { complete, found } }) {
    const notes = found.flatMap(permission => noteOn(permission) ?? [])
    if (notes.length > 0) return raised('note', `${[...new Set(notes)].join(' ')}`)
    return complete
      ? clear('One key of its own decides about it, as far as the chain tells.')
      : unknown('its permissions were read in part')
  },

  examples: [
    {
      given: { permissions: { complete: true, found: [{ kind: 'shared', holders: ['one', 'two', 'three'], rule: '2 of 3 keys' }] } },
      outcome: 'raised',
      row: 'note',
    },
    { given: { permissions: { complete: true, found: [{ kind: 'second key', holders: ['second'] }] } }, outcome: 'raised', row: 'note' },
    { given: { permissions: { complete: true, found: [] } }, outcome: 'clear' },
    { given: { permissions: { complete: false, found: [] } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})

function noteOn({ kind, holders, rule }: Permission): string | undefined {
  const how = rule === undefined ? '' : ` (${rule})`
  switch (kind) {
    case 'shared':
      return `Several keys decide together${how}.`
    case 'second key':
      return `${holders.join(', ') || 'A second key'} may act beside its own key${how}.`
    case 'contract':
      return `Code decides about it, not a key${how}.`
    case 'nobody':
      return `No key can act for it any more${how}.`
    case 'restricted':
      return `It takes payments only from those it chose${how}.`
    default:
      return undefined
  }
}
