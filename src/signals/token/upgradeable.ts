import { clear, defineSignal, raised } from '../signal.ts'

export const upgradeable = defineSignal({
  id: 'token/upgradeable',
  question: 'Can the code of the token be replaced?',
  why: 'Whatever was proved about the code today is proved until somebody replaces it.',
  needs: ['contract', 'control'],

  judge({ contract: { proxy }, control: { upgrader } }) {
    if (!proxy) return clear('The code has no known mechanism for being replaced.')
    if (proxy.kind === 'eip-1167') return clear(`It is a fixed copy of ${proxy.implementation}.`)
    if (upgrader?.kind === 'nobody') return clear('It is a proxy whose administrator is the zero address.')
    const by = upgrader
      ? `${upgrader.kind === 'account' ? 'the account' : 'the contract'} ${upgrader.address}`
      : 'an administrator that could not be found'
    return raised('replaceable', `The code can be replaced by ${by} (${proxy.kind} proxy of ${proxy.implementation}).`)
  },

  examples: [
    {
      given: {
        contract: { proxy: { kind: 'eip-1967', implementation: '0ximplementation' } },
        control: { upgrader: { address: '0xadmin', kind: 'account' } },
      },
      outcome: 'raised',
      row: 'replaceable',
    },
    { given: { contract: {}, control: {} }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
