import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const holdersFrozen = defineSignal({
  id: 'token/holders-frozen',
  question: 'Are the balances of large holders frozen?',
  why: 'What has happened to those who hold the token now is what waits for the next buyer.',
  verify:
    'Ask a node for getTokenLargestAccounts of the mint, and for each of the accounts with getAccountInfo and the encoding jsonParsed: ' +
    '"state" says whether it is frozen.',
  remedy: 'Only the freeze authority can thaw what it has frozen. The next scan reads the new state of the accounts.',
  families: ['solana'],
  needs: ['transferability'],

  judge({ transferability: { sampled, notSampled } }) {
    if (!sampled || sampled.balances === 0) return unknown(notSampled ?? 'no node told who the holders are')
    const { frozen, balances } = sampled
    const sentence = `${frozen} of the ${balances} largest balances ${frozen === 1 ? 'is' : 'are'} frozen.`
    if (frozen * 10 < balances) return clear(sentence)
    return raised(frozen * 2 >= balances ? 'most' : 'some', sentence)
  },

  examples: [
    { given: { transferability: { sampled: { balances: 20, frozen: 10 } } }, outcome: 'raised', row: 'most' },
    { given: { transferability: { sampled: { balances: 20, frozen: 2 } } }, outcome: 'raised', row: 'some' },
    { given: { transferability: { sampled: { balances: 20, frozen: 1 } } }, outcome: 'clear' },
    { given: { transferability: { notSampled: 'the node refuses it' } }, outcome: 'unknown' },
    { given: {}, outcome: 'unknown' },
  ],
})
