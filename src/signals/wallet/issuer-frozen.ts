import { clear, defineSignal, raised } from '../signal.ts'

export const issuerFrozen = defineSignal({
  id: 'wallet/issuer-frozen',
  question: 'Has an issuer of a stablecoin frozen this wallet?',
  why: 'Issuers freeze at the request of authorities or after a theft, mostly long before a public list names the wallet.',
  verify:
    'Ask the coin itself at the block of the result: isBlacklisted(address) (0xfe575a87) of USDC, or isBlackListed(address) ' +
    '(0xe47d6060) of USDT on Ethereum. "true" means frozen; the contracts that were asked stand in the evidence of the check.',
  remedy:
    'Only the issuer can lift a freeze (Circle for USDC, Tether for USDT), mostly when the authority or court that asked for it ' +
    'agrees: write to its compliance team and name the transactions in question. The first block in which the contract answers ' +
    '"false" clears it.',
  needs: ['freezes'],
  families: ['evm', 'tron', 'solana', 'xrp'],

  judge({ freezes: { asked } }) {
    const frozen = asked.filter(coin => coin.frozen).map(({ symbol }) => symbol)
    if (frozen.length > 0) return raised('frozen', `The issuer of ${frozen.join(' and ')} has frozen this wallet.`)
    return clear(`Not frozen by the issuer of ${asked.map(({ symbol }) => symbol).join(', ')}.`)
  },

  elsewhere: [
    {
      on: ['solana'],
      verify:
        'Open the wallet on an explorer and look at its account of the coin, or ask a node for getTokenAccountsByOwner: the "state" of ' +
        'that account is "frozen".',
      remedy:
        'Only the freeze authority of the coin, its issuer, can thaw the account: write to its compliance team and name the ' +
        'transactions in question. The first block in which the account is no longer frozen clears it.',
    },
    {
      on: ['xrp'],
      verify:
        'Open the wallet on an explorer and look at its line to the issuer, or ask a server for account_lines: "freeze_peer" is true, ' +
        'or "deep_freeze_peer" is.',
      remedy:
        'Only the issuer can lift the freeze of its line: write to its compliance team and name the transactions in question. The ' +
        'first ledger without the mark clears it.',
    },
  ],

  examples: [
    { given: { freezes: { asked: [{ symbol: 'USDT', token: '0x', frozen: true }] } }, outcome: 'raised', row: 'frozen' },
    { given: { freezes: { asked: [{ symbol: 'USDT', token: '0x', frozen: false }] } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
