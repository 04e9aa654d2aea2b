import { accused } from '../accused.ts'
import { defineSignal } from '../signal.ts'

export const reported = defineSignal({
  id: 'wallet/reported',
  question: 'Does an external security provider accuse this address?',
  why: 'A second opinion that chainvet has not reproduced: it can raise a score to HIGH, and its silence lowers nothing.',
  needs: ['opinion'],
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
