import { clear, defineSignal, raised } from '../signal.ts'

export const deceptiveName = defineSignal({
  id: 'token/deceptive-name',
  question: 'Does the name or symbol hold characters made to deceive?',
  why:
    'Invisible and direction-turning characters in a name have one purpose: to be taken for something else. A link calls its readers to ' +
    'where nobody warns them.',
  verify:
    'Read name() (0x06fdde03) and symbol() (0x95d89b41) as bytes, for example with `cast call TOKEN "name()(string)" --rpc-url NODE ' +
    '| xxd`: the character whose code the sentence names, or the link, stands in one of them.',
  remedy:
    'The owner sets a name and a symbol without such characters and without links, if the contract has a function for it; otherwise ' +
    'only a new contract clears it.',
  needs: ['identity'],

  judge({ identity: { tricks, site } }) {
    if (tricks.length > 0) return raised('tricks', `Its name or symbol holds ${tricks.join(', ')}.`)
    if (site) return raised('site', 'Its name or symbol is a web address and nothing besides.')
    return clear('Name and symbol hold no tricks.')
  },

  examples: [
    { given: { identity: { tricks: ['an invisible character (U+200B)'] } }, outcome: 'raised', row: 'tricks' },
    { given: { identity: { tricks: [], site: true } }, outcome: 'raised', row: 'site' },
    { given: { identity: { tricks: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
