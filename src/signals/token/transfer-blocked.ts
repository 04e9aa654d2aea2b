import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const transferBlocked = defineSignal({
  id: 'token/transfer-blocked',
  question: 'Is a holder unable to move the token to another wallet?',
  why: 'A token that cannot be moved cannot be kept safe, lent or paid with.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from a fresh account and a day ' +
    'later call transfer(address,uint256) (0xa9059cbb) to a second one: the call reverts.',
  remedy:
    'The owner allows transfers between ordinary accounts, not only to and from the pool. A token that is bound to its holder on ' +
    'purpose keeps the signal.',
  needs: ['trading'],

  judge({ trading: { transfer } }) {
    if (!transfer) return unknown('nobody could buy, so no transfer could be tried')
    return transfer.ok
      ? clear('A buyer moved tokens to a second account.')
      : raised(
          'blocked',
          `A buyer cannot move tokens to a second account${transfer.reason === undefined ? '' : ` ("${transfer.reason}")`}.`,
        )
  },

  examples: [
    { given: { trading: { buy: { ok: true }, transfer: { ok: false } } }, outcome: 'raised', row: 'blocked' },
    { given: { trading: { buy: { ok: true }, transfer: { ok: true } } }, outcome: 'clear' },
    { given: { trading: { buy: { ok: false } } }, outcome: 'unknown' },
  ],
})
