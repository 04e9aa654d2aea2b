import { clear, defineSignal, raised } from '../signal.ts'

export const oracleSanctioned = defineSignal({
  id: 'wallet/oracle-sanctioned',
  question: 'Does the sanctions oracle on this chain name the address?',
  why: 'The oracle is a copy of the official lists kept on the chain itself; at the scanned block it is as fresh as the block.',
  needs: ['oracle'],

  judge({ oracle }) {
    return oracle.sanctioned
      ? raised('listed', `The ${oracle.name} names this address as sanctioned.`)
      : clear(`The ${oracle.name} does not name it.`)
  },

  examples: [
    { given: { oracle: { name: 'Chainalysis oracle', sanctioned: true } }, outcome: 'raised', row: 'listed' },
    { given: { oracle: { name: 'Chainalysis oracle', sanctioned: false } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
