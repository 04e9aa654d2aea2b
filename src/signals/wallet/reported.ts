import { accused } from '../accused.ts'
import { defineSignal } from '../signal.ts'

export const reported = defineSignal({
  id: 'wallet/reported',
  question: 'Does an external security provider accuse this address?',
  why: 'A second opinion that chainvet has not reproduced: it can raise a score to HIGH, and its silence lowers nothing.',
  verify:
    'Open https://api.gopluslabs.io/api/v1/address_security/ADDRESS?chain_id=CHAIN in a browser: the fields that the sentence names ' +
    'have the value "1". It is the word of one provider, so look among the transactions of the address for what it refers to.',
  remedy:
    'Ask the provider (GoPlus) to correct its record of the address; only its answer clears the signal. A scan that does not ask the ' +
    'provider leaves the question open, which is not the same.',
  needs: ['opinion'],
  families: ['evm'],
  judge: ({ opinion }) =>
    accused(opinion, [
      ['sanctions', 'sanctions'],
      ['crime', 'crime'],
      ['deception', 'deception'],
      ['fake token', 'deception'],
      ['honeypot', 'deception'],
      ['mixer', 'mixer'],
      ['suspicion', 'suspicion'],
    ]),

  examples: [
    {
      given: { opinion: { provider: 'GoPlus', answered: 18, accusations: [{ kind: 'crime', fields: ['phishing_activities'] }] } },
      outcome: 'raised',
      row: 'crime',
    },
    { given: { opinion: { provider: 'GoPlus', answered: 18, accusations: [] } }, outcome: 'clear' },
    { given: { opinion: { provider: 'GoPlus', answered: 0, accusations: [] } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})
