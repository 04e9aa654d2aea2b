import { clear, defineSignal, raised } from '../signal.ts'

export const deceptiveName = defineSignal({
  id: 'token/deceptive-name',
  question: 'Does the name or symbol hold characters made to deceive?',
  why: 'Invisible and direction-turning characters and links in a name have one purpose: to be taken for something else.',
  needs: ['identity'],

  judge({ identity: { tricks } }) {
    return tricks.length > 0 ? raised('tricks', `Its name or symbol holds ${tricks.join(', ')}.`) : clear('Name and symbol hold no tricks.')
  },

  examples: [
    { given: { identity: { tricks: ['an invisible character (U+200B)'] } }, outcome: 'raised', row: 'tricks' },
    { given: { identity: { tricks: [] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
