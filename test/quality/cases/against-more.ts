import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { benign, type Case, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { countedBy, minted, taken } from './against-lives.ts'
import { old } from './established.ts'

/** Written by somebody who had read what else makes a finding weigh less. */
const { call } = deeds
/** Of whom a board knows the hash alone. */
const hashOf = (account: string | undefined): string => `0x${bytesToHex(keccak_256(hexToBytes(`${account}`.slice(2).padStart(64, '0'))))}`

/** A board is told of so many, who have had coins sent to them. */
const seatedBy = (board: string, seats = 5) => ({
  ...old,
  parts: [
    {
      as: 'board',
      contract: board,
      types: board === 'HashSeats' ? 'address[],bytes32' : 'address[]',
      values: ({ given }: Place) => [given.slice(0, seats), ...(board === 'HashSeats' ? [hashOf(given[20])] : [])],
    },
  ],
  types: 'address',
  values: ({ parts }: Place) => [parts['board']],
})

/** Its master is two of three keys. */
const ruled = { ...old, types: 'address', values: ({ parts }: Place) => [parts['multisig']] }

export const againstMore: readonly Case[] = [
  benign('against: an allowance for who makes some', 'Allowed8 AllowedCoin', { ...ruled, also: ['E6'] }),
  ...['Half', 'Odd', 'Other', 'Word', 'Lent', 'Throne', 'Anew', 'Beside', 'Twice', 'Spelled', 'Forgotten'].map(one =>
    trap(`against: an allowance of ${one}Allowed`, `Allowed8 ${one}Allowed`, { ...minted, ...ruled }),
  ),
  ...['Twice', 'Spelled', 'Forgotten'].map(one =>
    benign(`against: an allowance of ${one}Allowed, once`, `Allowed8 ${one}Allowed`, { ...ruled, also: ['E6'] }),
  ),
  trap('against: an allowance that one key raises within an hour', 'Allowed8 AllowedCoin', {
    ...minted,
    ...old,
    parts: [
      {
        as: 'hour',
        contract: 'Timelock',
        file: 'Common',
        types: 'uint256,address[],address[]',
        values: ({ given }: Place) => [3_600n, [given[7]], [given[7]]],
      },
    ],
    types: 'address',
    values: ({ parts }: Place) => [parts['hour']],
  }),
  trap('against: an allowance that one key raises', 'Allowed8 AllowedCoin', {
    ...minted,
    ...old,
    types: 'address',
    values: ({ given }: Place) => [given[7]],
  }),
  benign('against: three of five seats', 'Boards8 BoardCoin', { ...seatedBy('Seats'), also: ['E5'] }),
  ...['Silent', 'Round', 'Week', 'Gas', 'Hash', 'Owner', 'Clock'].map(one =>
    trap(`against: the board of ${one}Seats`, 'Boards8 BoardCoin', { ...taken, ...seatedBy(`${one}Seats`) }),
  ),
  trap('against: the board of OwnerSeats, of twelve', 'Boards8 BoardCoin', { ...taken, ...seatedBy('OwnerSeats', 12) }),
  ...['Weeks', 'Pair'].map(one =>
    trap(`against: begun anew by ${one}Till`, 'Meters8 MeterCoin', { ...minted, ...countedBy(`${one}Till`, 'Renewed8') }),
  ),
  trap('against: the day beside the count is a balance', 'Renewed8 WholeCoin', {
    ...minted,
    ...countedBy('WholeTill', 'Renewed8'),
    end: () => [],
  }),
  trap('against: a friend is paid as the day begins', 'Renewed8 FriendCoin', {
    ...minted,
    ...countedBy('WholeTill', 'Renewed8'),
  }),
  trap('against: what chance makes of blocks', 'Chance8 DiceMint', {
    ...minted,
    age: 'grown',
    parts: [{ as: 'dice', contract: 'Dice' }],
    types: 'address',
    values: ({ parts }: Place) => [parts['dice']],
  }),
  trap('against: what its own code makes of blocks', 'Chance8 HashMint', {
    ...minted,
    age: 'grown',
    end: ({ deployer, token }: Place) => [call(deployer, token, 'seal()')],
  }),
  ...[2, 9].map(one =>
    trap(`against: ${one} tickets are shown and one is paid`, 'Tickets8 TicketCoin', {
      ...minted,
      ...old,
      parts: [{ as: 'ticket', contract: 'Ticket' }],
      types: 'address,uint256',
      values: ({ parts }: Place) => [parts['ticket'], one],
      end: ({ deployer, token, parts }: Place) => [call(deployer, `${parts['ticket']}`, 'approve(address,uint256)', token, 1000n)],
    }),
  ),
  ...['Gift', 'Fee'].map(one => benign(`against: purchases of a ${one}Coin`, `Gifts8 ${one}Coin`, { ...old, also: ['E6'] })),
].flat()
