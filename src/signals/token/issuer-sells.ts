import { day } from '../numbers.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const issuerSells = defineSignal({
  id: 'token/issuer-sells',
  question: 'Does the issuer still sell new tokens at a fixed price?',
  why: 'While the issuer sells, the supply that can come to market grows, and the price of the sale is the most that anybody will pay.',
  verify:
    'Ask a node for the token by its number, `curl -d \'{"value":"NUMBER"}\' NODE/wallet/getassetissuebyid`: the sale is open while the time ' +
    'lies between start_time and end_time, in milliseconds since 1970.',
  remedy: 'Time clears it, on the day in the sentence; the chain lets nobody end a sale earlier.',
  needs: ['issue'],
  families: ['tron'],

  judge({ issue: { opens, closes } }, { at }) {
    if (at >= closes) return clear(`The sale of the issuer ended on ${day(closes)}.`)
    return raised('open', `${at < opens ? `The issuer will sell from ${day(opens)}` : 'The issuer sells'} until ${day(closes)}.`)
  },

  examples: [
    {
      given: { issue: { opens: new Date('2025-01-01T00:00:00Z'), closes: new Date('2035-01-01T00:00:00Z') } },
      outcome: 'raised',
      row: 'open',
    },
    { given: { issue: { opens: new Date('2019-01-28T16:00:00Z'), closes: new Date('2019-01-28T16:00:01Z') } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
