import { clear, defineSignal, raised } from '../signal.ts'

export const notErc20 = defineSignal({
  id: 'token/not-erc20',
  question: 'Does the contract fail to answer what every token answers?',
  why: 'Wallets and exchanges cannot handle it, whatever it calls itself.',
  verify:
    'Call totalSupply() (0x18160ddd), decimals() (0x313ce567) and balanceOf(address) (0x70a08231) with `cast call TOKEN ' +
    '"totalSupply()(uint256)" --rpc-url NODE` and its like: those that the sentence names revert, or answer with something that is ' +
    'not a number.',
  remedy:
    'A contract that answers these functions as ERC-20 defines them clears it: by an upgrade, or as a new deployment. What is not ' +
    'meant to be a token can be scanned as a wallet.',
  needs: ['token'],
  families: ['evm', 'tron'],

  judge({ token: { totalSupply, decimals, kind } }) {
    if (kind === 'erc20') return clear('It answers totalSupply(), decimals() and balanceOf().')
    if (kind === 'native asset') return clear('The chain itself keeps it, and no contract has to answer for it.')
    const silent = [totalSupply === undefined ? 'totalSupply()' : undefined, decimals === undefined ? 'decimals()' : undefined].filter(
      name => name !== undefined,
    )
    return raised('silent', `It does not answer ${silent.length > 0 ? silent.join(' and ') : 'balanceOf()'} as a token does.`)
  },

  examples: [
    { given: { token: { kind: 'unknown' } }, outcome: 'raised', row: 'silent' },
    { given: { token: { kind: 'erc20', totalSupply: 1n, decimals: 18 } }, outcome: 'clear' },
    { given: { token: { kind: 'native asset' } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
