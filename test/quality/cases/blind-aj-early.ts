import { benign, type Case } from '../case.ts'
import { paid } from './blind-aj-lives.ts'
import { all, grown, made, old, part, person, tell, units } from './blind-f-lives.ts'

/** In the styles of 2017, and in those of people who save gas. */
export const early: readonly Case[] = [
  benign('AJ: an auction that sells so many each day', 'BlindAJ10 MetroCoin', {
    ...old,
    also: ['E6'],
    parts: [part('auctions', 'MetroAuctions', 'address', 'multisig')],
    ...made('address', 'auctions'),
    before: tell('auctions', 'init(address)', 'token'),
    shut: paid,
  }),
  benign('AJ: so many a week up to a cap, upgrades disabled', 'BlindAJ10 NumberCoin', {
    ...old,
    also: ['E6'],
    ...made('address', 'multisig'),
    before: tell('token', 'disableContractUpgradability()'),
  }),
  benign('AJ: created for ether, holders may migrate their own', 'BlindAJ10 GolemLike', {
    ...old,
    ...made('address,address', 'multisig', 'multisig'),
    before: all(tell('token', 'create() 500'), tell('token', 'finalize()')),
  }),
  benign('AJ: minted, finished, and nobody pauses it again', 'BlindAJ10 CairnCoin', {
    ...old,
    before: all(
      tell('token', 'mint(address,uint256)', 'deployer', units(12_000_000, 8)),
      tell('token', 'finishMinting()'),
      tell('token', 'setPaused(bool)', false),
      tell('token', 'renouncePauser()'),
    ),
  }),
]

export const styles: readonly Case[] = [
  benign('AJ: as if compiled by the snake', 'BlindAJ11 LinearViper', { ...old }),
  benign('AJ: a router with constant selectors, owned by the timelock', 'BlindAJ11 SynthFront', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [
      part('core', 'SynthCoreModule'),
      part('module', 'SynthTokenModule'),
      part('router', 'SynthRouter', 'address,address', 'core', 'module'),
    ],
    ...made('address,address', 'router', 'timelock'),
  }),
  benign('AJ: balance, nonce and time in one word', 'BlindAJ11 PackedPlaid', grown),
  benign('AJ: features and roles are bits of two of three', 'BlindAJ12 FeatureShale', {
    ...old,
    also: ['E3', 'E6'],
    ...made('address', 'multisig'),
  }),
  benign('AJ: partitions whose controller is gone for good', 'BlindAJ12 PartShare', {
    ...old,
    before: all(tell('token', 'lockAsFounder(address,uint256)', person(2), units(1_000_000)), tell('token', 'renounceControl()')),
  }),
]
