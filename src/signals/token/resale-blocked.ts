import { clear, defineSignal, raised, unknown } from '../signal.ts'

export const resaleBlocked = defineSignal({
  id: 'token/resale-blocked',
  question: 'Are tokens unsellable for an account that received them by transfer?',
  why: 'Holders who were paid in the token, or moved it to another wallet, could not leave.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) buy from one fresh account, transfer ' +
    'tokens to a second one a day later, let another hour pass (`cast rpc evm_increaseTime 3600`) and sell half of them from there: ' +
    'the sale reverts, although the buyer could sell at the same time.',
  remedy:
    'The owner lets accounts that received the token by transfer sell as buyers do, by dropping the rule or the waiting time that ' +
    'tells the two apart.',
  needs: ['trading'],
  families: ['evm', 'tron'],

  judge({ trading: { transfer, resale, sales } }) {
    if (!transfer?.ok) return unknown('no transfer between two fresh accounts succeeded')
    if (!resale) return unknown('the sale of received tokens was not tried')
    if (resale.ok) return clear('An account that received the tokens by transfer could sell them.')
    // both are tried in the same block: what is refused to everybody is another signal's finding
    if (!sales.at(-1)?.ok) return clear('Bought tokens cannot be sold at that time either.')
    return raised(
      'blocked',
      `Bought tokens can be sold, received ones cannot${resale.reason === undefined ? '' : ` ("${resale.reason}")`}.`,
    )
  },

  examples: [
    {
      given: { trading: { transfer: { ok: true }, resale: { ok: false }, sales: [{ after: 12, ok: true }] } },
      outcome: 'raised',
      row: 'blocked',
    },
    { given: { trading: { transfer: { ok: true }, resale: { ok: true }, sales: [] } }, outcome: 'clear' },
    { given: { trading: { sales: [] } }, outcome: 'unknown' },
  ],
})
