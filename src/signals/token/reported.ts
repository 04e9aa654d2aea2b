import { accused } from '../accused.ts'
import { defineSignal } from '../signal.ts'

export const tokenReported = defineSignal({
  id: 'token/reported',
  question: 'Does an external security provider accuse this token?',
  why: 'A second opinion that chainvet has not reproduced: it can raise a score to HIGH, and its silence lowers nothing.',
  verify:
    'Open https://api.gopluslabs.io/api/v1/token_security/CHAIN?contract_addresses=TOKEN in a browser: the fields that the sentence ' +
    'names have the value "1"; is_true_token has "0", and honeypot_with_same_creator is a number above 0.',
  remedy:
    'The owner asks the provider (GoPlus) to look again after the cause has been removed; only its answer clears the signal. A scan ' +
    'that does not ask the provider leaves the question open, which clears nothing.',
  needs: ['opinion'],
  families: ['evm'],
  judge: ({ opinion }) =>
    accused(opinion, [
      ['honeypot', 'honeypot'],
      ['fake token', 'fake'],
      ['hidden control', 'control'],
      ['deception', 'deception'],
      ['crime', 'deception'],
    ]),

  examples: [
    {
      given: { opinion: { provider: 'GoPlus', answered: 20, accusations: [{ kind: 'honeypot', fields: ['is_honeypot'] }] } },
      outcome: 'raised',
      row: 'honeypot',
    },
    { given: { opinion: { provider: 'GoPlus', answered: 20, accusations: [] } }, outcome: 'clear' },
    { given: { opinion: { provider: 'GoPlus', answered: 0, accusations: [] } }, outcome: 'unknown' },
  ],
})
