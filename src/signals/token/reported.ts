import { accused } from '../accused.ts'
import { defineSignal } from '../signal.ts'

export const tokenReported = defineSignal({
  id: 'token/reported',
  question: 'Does an external security provider accuse this token?',
  why: 'A second opinion that chainvet has not reproduced: it can raise a score to HIGH, and its silence lowers nothing.',
  needs: ['opinion'],
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
