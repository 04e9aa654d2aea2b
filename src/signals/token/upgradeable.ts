import { between, kindInWords } from '../power.ts'
import { clear, defineSignal, raised } from '../signal.ts'

export const upgradeable = defineSignal({
  id: 'token/upgradeable',
  question: 'Can the code of the token be replaced?',
  why: 'Whatever was proved about the code today is proved until somebody replaces it.',
  verify:
    'Read the slots of EIP-1967 with `cast storage TOKEN SLOT --rpc-url NODE`: ' +
    '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc holds the implementation, ' +
    '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50 the beacon, and ' +
    '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103 the administrator. `cast code` of the administrator tells an ' +
    'account, which has none, from a contract. Where the implementation replaces itself (upgradeToAndCall(address,bytes), 0x4f1ef286), ' +
    'whoever it asks for stands in its own storage, as owner() (0x8da5cb5b) mostly says.',
  remedy:
    'Hand the administration of the proxy to an address that nobody controls, such as 0x000000000000000000000000000000000000dEaD. ' +
    'Where it is kept outside the slots that are read, that cannot be seen here and the signal stays. A timelock of a day or more, ' +
    'or several keys that must agree, lower it.',
  needs: ['contract', 'control'],
  families: ['evm', 'tron'],

  judge({ contract: { proxy }, control: { upgrader } }) {
    if (!proxy && !upgrader) return clear('The code has no known mechanism for being replaced.')
    const what = proxy ? `${proxy.kind} proxy of ${proxy.implementation}` : 'it runs the code of another contract as its own'
    if (upgrader?.anybody)
      return raised('anybody', `Anybody can replace the code (${what}).`, { proofs: upgrader.proof ? [upgrader.proof] : [] })
    if (proxy?.kind === 'eip-1167') return clear(`It is a fixed copy of ${proxy.implementation}.`)
    if (upgrader?.kind === 'nobody') return clear(`It is a proxy whose administrator is ${upgrader.address}, which nobody controls.`)
    if (!upgrader) return raised('replaceable', `The code can be replaced by an administrator that could not be found (${what}).`)
    const { address, kind, hidden, proof } = upgrader
    const by = `${address} (${kindInWords(kind, upgrader)}${hidden ? ', of whom the contract tells nobody' : ''})`
    const row = hidden ? 'replaceable-hidden' : between(upgrader) === 'one' ? 'replaceable' : 'shared'
    return raised(row, `The code can be replaced by ${by} (${what}).`, { proofs: proof ? [proof] : [] })
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
    {
      given: {
        contract: { proxy: { kind: 'eip-1967', implementation: '0ximplementation' } },
        control: { upgrader: { address: '0xtimelock', kind: 'timelock', delay: 172_800 } },
      },
      outcome: 'raised',
      row: 'shared',
    },
    {
      given: {
        contract: { proxy: { kind: 'eip-1822', implementation: '0ximplementation' } },
        control: { upgrader: { address: '0xstranger', kind: 'account', anybody: true } },
      },
      outcome: 'raised',
      row: 'anybody',
    },
    {
      given: {
        contract: { proxy: { kind: 'eip-1967', implementation: '0ximplementation' } },
        control: { upgrader: { address: '0xmaker', kind: 'account', hidden: true } },
      },
      outcome: 'raised',
      row: 'replaceable-hidden',
    },
    { given: { contract: {}, control: {} }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
