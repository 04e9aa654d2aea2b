import type { Opening } from '../../evidence/trading.ts'
import { span } from '../numbers.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const buyBlocked = defineSignal({
  id: 'token/buy-blocked',
  question: 'Is a fresh account unable to buy?',
  why: 'Trading may not have opened yet, or is open to chosen accounts only; where no way in is found, nothing about leaving can be proved.',
  verify:
    'On a fork of the block of the result (`anvil --fork-url NODE --fork-block-number BLOCK`) try to buy through the router from a ' +
    'fresh account, with coins worth 0.5 % of the pool and then with less: every purchase reverts. Where the sentence names a call ' +
    'that opens trading, send it as that account (`cast rpc anvil_impersonateAccount ACCOUNT`), or as the fresh account where everybody ' +
    'makes it for himself, or as who lets it in with the fresh account in the place of the one that the call names, and buy again: now ' +
    'it goes through. Where it names a time, move on to it (`cast rpc evm_increaseTime ' +
    'SECONDS`) and buy again.',
  remedy:
    'The owner opens trading for everybody, with the call in the sentence where one is named, or the time comes; a call that everybody ' +
    'has to make for himself is no longer asked for. As long as only chosen accounts can buy, it cannot be cleared.',
  needs: ['trading'],
  families: ['evm', 'tron'],

  judge({ trading: { buy, venue, opensWith, unbought } }) {
    if (buy.ok) return clear(`A fresh account bought on ${venue}.`)
    const reason = buy.reason === undefined ? '' : ` ("${buy.reason}")`
    if (opensWith && 'own' in opensWith) {
      const { target, calldata, by } = opensWith.own
      const before =
        by === undefined ? `it calls ${target} for itself, in the trial with` : `${by} lets it in, in the trial by calling ${target} with`
      return raised(
        by === undefined ? 'admission' : 'let-in',
        `A fresh account cannot buy on ${venue}${reason} before ${before} ${calldata}.`,
        {
          proofs: [opensWith.proof],
        },
      )
    }
    if (opensWith)
      return raised('not-open', `Trading is not open yet${reason}: purchases on ${venue} succeed ${when(opensWith)}.`, {
        proofs: [opensWith.proof],
      })
    if (unbought)
      return raised('unopened', `A fresh account cannot buy on ${venue}${reason}, and nobody ever has in this pool: it has not opened.`)
    return raised('blocked', `A fresh account cannot buy on ${venue}${reason}.`)
  },

  examples: [
    { given: { trading: { venue: 'uniswap-v2', buy: { ok: false } } }, outcome: 'raised', row: 'blocked' },
    {
      given: {
        trading: {
          venue: 'uniswap-v2',
          buy: { ok: false },
          opensWith: { caller: '0xowner', selector: '0xc9567bf9', proof: { source: 'node', method: 'eth_simulateV1', result: '' } },
        },
      },
      outcome: 'raised',
      row: 'not-open',
    },
    {
      given: {
        trading: {
          venue: 'uniswap-v2',
          buy: { ok: false },
          opensWith: { after: 172_800, proof: { source: 'node', method: 'eth_simulateV1', result: '' } },
        },
      },
      outcome: 'raised',
      row: 'not-open',
    },
    {
      given: {
        trading: {
          venue: 'uniswap-v2',
          buy: { ok: false },
          opensWith: {
            own: { target: '0xtoken', selector: '0xb688a363', calldata: '0xb688a363' },
            proof: { source: 'node', method: 'eth_simulateV1', result: '' },
          },
        },
      },
      outcome: 'raised',
      row: 'admission',
    },
    {
      given: {
        trading: {
          venue: 'uniswap-v2',
          buy: { ok: false },
          opensWith: {
            own: { target: '0xregister', selector: '0x0a3b0a4f', calldata: '0x0a3b0a4f', by: '0xofficer' },
            proof: { source: 'node', method: 'eth_simulateV1', result: '' },
          },
        },
      },
      outcome: 'raised',
      row: 'let-in',
    },
    { given: { trading: { venue: 'uniswap-v2', buy: { ok: false }, unbought: true } }, outcome: 'raised', row: 'unopened' },
    { given: { trading: { venue: 'uniswap-v2', buy: { ok: true } } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})

const when = (opening: Exclude<Opening, { own: unknown }>): string => {
  if ('after' in opening) return `by themselves within ${span(opening.after)}`
  const { caller, selector, before = [] } = opening
  return `once ${caller} calls ${[...before, selector].join(' and then ')}`
}
