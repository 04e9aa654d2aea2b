import type { Option } from '../../evidence/options.ts'
import { clear, defineSignal, raised } from '../signal.ts'

const sentences: Readonly<Record<Option['kind'], string>> = {
  'hook may be set': 'a program of the choice of somebody can be put into every transfer',
  'hidden amounts': 'balances and transfers can be encrypted',
  'hidden supply': 'minting and burning are encrypted, so the supply cannot be checked',
  'bent display': 'a factor is applied to every balance that wallets show',
  'shown interest': 'wallets show interest that is not paid',
  'burns need approval': 'holders cannot burn without a second signature',
  'may be closed': 'the mint can be removed and made anew',
  'name may change': 'name and symbol can be changed',
}

/** Gravest first. */
const rows = [
  ['hook', ['hook may be set']],
  ['hidden', ['hidden amounts', 'hidden supply']],
  ['bent', ['bent display', 'burns need approval']],
  ['closable', ['may be closed']],
  ['note', ['shown interest', 'name may change']],
] as const satisfies readonly (readonly [string, readonly Option['kind'][]])[]

export const options = defineSignal({
  id: 'token/options',
  question: 'Does the token carry options that hide, bend or may hold back what holders have?',
  why: 'A supply or balance that cannot be checked, or is shown larger than it is, can be sold as something it is not.',
  verify:
    'Ask a node for the mint, getAccountInfo with the encoding base64, and read its extensions, or open the mint on an explorer: transferHook, ' +
    'confidentialTransferMint, confidentialMintBurn, scaledUiAmountConfig, permissionedBurnConfig, mintCloseAuthority, ' +
    'interestBearingConfig and the update authority of its metadata.',
  remedy:
    'Give up the authority that the sentence names. Extensions themselves are fixed when a mint is made and stay. For a token that ' +
    'stands in the registry of known tokens they are shown at no points.',
  families: ['solana'],
  needs: ['options'],

  judge({ options: { found } }) {
    const row = rows.find(([, kinds]) => found.some(({ kind }) => (kinds as readonly string[]).includes(kind)))?.[0]
    if (row === undefined) return clear('It has no option that hides, bends or may hold back what holders have.')
    const told = found.map(({ kind, by }) => `${sentences[kind]}${by === undefined ? '' : ` (${by})`}`).join('; ')
    return raised(row, `${told.charAt(0).toUpperCase()}${told.slice(1)}.`)
  },

  examples: [
    { given: { options: { found: [{ kind: 'hook may be set', by: 'authority' }] } }, outcome: 'raised', row: 'hook' },
    { given: { options: { found: [{ kind: 'name may change' }, { kind: 'hidden amounts' }] } }, outcome: 'raised', row: 'hidden' },
    { given: { options: { found: [{ kind: 'bent display', by: 'authority' }] } }, outcome: 'raised', row: 'bent' },
    { given: { options: { found: [{ kind: 'may be closed', by: 'authority' }] } }, outcome: 'raised', row: 'closable' },
    { given: { options: { found: [{ kind: 'name may change', by: 'authority' }] } }, outcome: 'raised', row: 'note' },
    { given: { options: { found: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
