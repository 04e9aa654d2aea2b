import { keccak256 } from 'viem'
import { encodeValues } from '../../../src/sources/evm/abi.ts'
import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { all, person, role, tell, units } from './blind-f-lives.ts'

const depositContract = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

/** A short text as the old contracts keep it, in one word. */
export const word = (text: string) => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`

/** Each of them buys along the line; with what the deployer takes last, all is sold. */
export const climbed = ({ deployer, token, parts, given }: Place): readonly Transaction[] =>
  [...given, deployer].map(one => ({
    ...deeds.call(one, parts['curve'] ?? '', 'buy(address,uint256)', token, one === deployer ? 800_000_000n : 24_000_000n),
    value: units(20),
  }))

const paired = (a: string, b: string) =>
  keccak256(
    `0x${[a, b]
      .map(one => one.slice(2))
      .sort()
      .join('')}`,
  )
const share = units(5_000_000)
const leafOf = (who: unknown) => keccak256(keccak256(encodeValues('address,uint256', [who, share])))
const leaves = ({ given }: Place) => given.slice(0, 4).map(leafOf) as [string, string, string, string]
export const rootOf = (place: Place) => {
  const [a, b, c, d] = leaves(place)
  return paired(paired(a, b), paired(c, d))
}
/** Three of the four on the list claim. */
export const claimed = (place: Place): readonly Transaction[] => {
  const [a, b, c, d] = leaves(place)
  const proofs = [
    [b, paired(c, d)],
    [a, paired(c, d)],
    [d, paired(a, b)],
  ]
  return proofs.map((proof, index) => deeds.call(place.given[index] ?? '', place.token, 'claim(uint256,bytes32[])', share, proof))
}

/** A merchant asks for the first metal, and the desk then goes to those who run it. */
export const minted = all(
  tell('controller', 'init(address,address)', 'token', 'desk'),
  tell('members', 'setMerchant(address,bool)', 'deployer', true),
  tell('members', 'setCustodian(address)', 'deployer'),
  tell('desk', 'ask(uint256,string)', units(400_000, 8), 'vault receipt 1'),
  tell('desk', 'confirm(uint256)', 0n),
  tell('members', 'setMerchant(address,bool)', 'deployer', false),
  tell('members', 'setMerchant(address,bool)', person(50), true),
  tell('members', 'setCustodian(address)', 'multisig'),
)

/** The timelock becomes a ward, the deployer is one no more, and then draws like anybody. */
export const drawn = all(
  tell('join', 'init(address)', 'token'),
  ...['token', 'vat'].map(one => tell(one, 'rely(address)', 'timelock')),
  tell('token', 'rely(address)', 'join'),
  ...['token', 'vat'].map(one => tell(one, 'deny(address)', 'deployer')),
  tell('vat', 'lock() 800'),
  tell('vat', 'draw(uint256)', units(900_000)),
  tell('vat', 'hope(address)', 'join'),
  tell('join', 'exit(address,uint256)', 'deployer', units(900_000)),
)

/** The parts of the house learn of each other. */
export const housed = all(
  tell('token', 'setTarget(address)', 'target'),
  tell('target', 'setFront(address)', 'token'),
  tell('state', 'setAssociated(address)', 'target'),
  tell('resolver', 'importAddress(bytes32,address)', word('Issuer'), 'issuer'),
  tell('resolver', 'importAddress(bytes32,address)', word('Coin'), 'target'),
  tell('issuer', 'issueMax() 700'),
)

/** The kernel learns of the code and of the roles. */
export const kernelled = all(
  tell('kernel', 'setApp(bytes32,address)', role('tideline.app'), 'code'),
  tell('kernel', 'setPermission(address,bytes32,bool)', 'multisig', role('PAUSE_ROLE'), true),
  tell('kernel', 'setPermission(address,bytes32,bool)', 'timelock', role('DEPOSIT_ROLE'), true),
  tell('token', 'initialize(address,address)', 'oracle', depositContract),
  tell('token', 'submit() 650'),
)

/** The coin goes to its converter. */
export const converted = all(
  tell('token', 'issue(address,uint256)', 'deployer', units(10_000_000)),
  tell('token', 'transferOwnership(address)', 'converter'),
  tell('converter', 'activate(address) 120', 'token'),
  tell('converter', 'buy() 5'),
)
