import { clear, defineSignal, raised } from '../signal.ts'

export const notErc20 = defineSignal({
  id: 'token/not-erc20',
  question: 'Does the contract fail to answer what every token answers?',
  why: 'Wallets and exchanges cannot handle it, whatever it calls itself.',
  needs: ['token'],

  judge({ token: { totalSupply, decimals, kind } }) {
    if (kind === 'erc20') return clear('It answers totalSupply(), decimals() and balanceOf().')
    const silent = [totalSupply === undefined ? 'totalSupply()' : undefined, decimals === undefined ? 'decimals()' : undefined].filter(
      name => name !== undefined,
    )
    return raised('silent', `It does not answer ${silent.length > 0 ? silent.join(' and ') : 'balanceOf()'} as a token does.`)
  },

  examples: [
    { given: { token: { kind: 'unknown' } }, outcome: 'raised', row: 'silent' },
    { given: { token: { kind: 'erc20', totalSupply: 1n, decimals: 18 } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
