import { percent } from '../numbers.ts'
import { clear, defineSignal, raised, unknown } from '../signal.ts'

const shareOf = (amount: bigint, whole: bigint): string => percent(amount < whole ? Number((amount * 1_000n) / whole) / 1_000 : 1)

export const concentrated = defineSignal({
  id: 'token/concentrated',
  question: 'Does one account hold a fifth of the supply or more?',
  why: 'Who holds much of a token can sell more than the market takes: in a third of the examined rug pulls it was a holder who left.',
  verify:
    'Open the holders of the token on an explorer and leave out pools, lockers, bridges, exchanges and burned coins: what the largest ' +
    'account holds, divided by what is left of the supply, is the share in the sentence.',
  remedy:
    'It clears when no single account holds a fifth: by selling, by giving away, or by locking at a locker that is known as one. ' +
    'Spreading coins over accounts of the same owner clears the signal and nothing else.',
  needs: ['holders', 'token'],
  families: ['evm', 'tron', 'solana', 'xrp', 'cardano'],

  judge({ holders: { top, float }, token: { totalSupply } }) {
    const whole = float ?? totalSupply
    const largest = top.filter(({ kind }) => kind === 'account').sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))[0]
    // a supply that cannot be true clears nobody who holds more than it
    if (whole === undefined || (whole <= 0n && !(largest && largest.amount > 0n))) return unknown('the supply is not known')
    // somebody of an unknown kind may be the account that counts
    const doubtful = top.find(({ kind, amount }) => kind === 'unknown' && amount * 5n >= whole)
    if (largest && largest.amount * 5n >= whole) {
      return raised(
        largest.amount * 2n >= whole ? 'half' : 'fifth',
        `One account, ${largest.address}, holds ${shareOf(largest.amount, whole)} of the supply that can be sold.`,
      )
    }
    if (doubtful) return unknown(`${doubtful.address}, which holds a fifth or more, could not be told to be an account, a pool or a locker`)
    if (top.length === 0) return unknown('no holder was named')
    const none = 'No single account among the largest holders has a fifth of the supply that can be sold.'
    const contract = top.find(({ kind, amount }) => kind === 'contract' && amount * 5n >= whole)
    if (!contract) return clear(none)
    return clear(`${none} The contract ${contract.address} has ${shareOf(contract.amount, whole)}, and what it is was not found out.`)
  },

  examples: [
    {
      given: { holders: { top: [{ address: 'largest', amount: 50n, kind: 'account' }], float: 100n }, token: {} },
      outcome: 'raised',
      row: 'half',
    },
    {
      given: {
        holders: {
          top: [
            { address: 'pool', amount: 70n, kind: 'pool' },
            { address: 'largest', amount: 20n, kind: 'account' },
          ],
        },
        token: { totalSupply: 100n },
      },
      outcome: 'raised',
      row: 'fifth',
    },
    { given: { holders: { top: [{ address: 'vault', amount: 60n, kind: 'contract' }], float: 100n }, token: {} }, outcome: 'clear' },
    { given: { holders: { top: [{ address: 'largest', amount: 19n, kind: 'account' }] }, token: { totalSupply: 100n } }, outcome: 'clear' },
    { given: { holders: { top: [{ address: 'whose', amount: 90n, kind: 'unknown' }] }, token: { totalSupply: 100n } }, outcome: 'unknown' },
    {
      given: { holders: { top: [{ address: 'largest', amount: 50n, kind: 'account' }] }, token: { totalSupply: 0n } },
      outcome: 'raised',
      row: 'half',
    },
    { given: { holders: { top: [] }, token: { totalSupply: 100n } }, outcome: 'unknown' },
    { given: { holders: { top: [] }, token: {} }, outcome: 'unknown' },
  ],
})
