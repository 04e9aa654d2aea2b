import { clear, defineSignal, raised } from '../signal.ts'

export const oracleSanctioned = defineSignal({
  id: 'wallet/oracle-sanctioned',
  question: 'Does the sanctions oracle on this chain name the address?',
  why: 'The oracle is a copy of the official lists kept on the chain itself; at the scanned block it is as fresh as the block.',
  verify:
    'Ask the oracle contract: `cast call 0x40C57923924B5c5c5455c48D93317139ADDaC8fb "isSanctioned(address)(bool)" ADDRESS --rpc-url ' +
    'NODE`; on Base the contract is 0x3A91A31cB3dC49b4db9Ce721F50a9D076c8D739B. In an eth_call the function is isSanctioned(address) ' +
    '(0xdf592f7d); "true" means named.',
  remedy:
    'The owner cannot clear it: Chainalysis keeps the oracle and takes an address out once the authority that listed it has done so. ' +
    'The first block in which the contract answers "false" clears it.',
  needs: ['oracle'],
  families: ['evm'],

  judge({ oracle }) {
    return oracle.sanctioned
      ? raised('listed', `The ${oracle.name} names this address as sanctioned.`)
      : clear(`The ${oracle.name} does not name it.`)
  },

  examples: [
    { given: { oracle: { name: 'Chainalysis oracle', sanctioned: true } }, outcome: 'raised', row: 'listed' },
    { given: { oracle: { name: 'Chainalysis oracle', sanctioned: false } }, outcome: 'clear' },
    { given: {}, outcome: 'unknown' },
  ],
})
