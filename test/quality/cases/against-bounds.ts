import { benign, type Case, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { countedBy, minted } from './against-lives.ts'
import { old } from './established.ts'

/** Written by somebody who had read what bounds a mint, or makes a contract obey: what keeps the power all the same. */
const { call } = deeds
const ruled = { ...old, types: 'address', values: ({ parts }: Place) => [parts['multisig']] }
const registry = {
  as: 'registry',
  contract: 'Registry',
  file: 'Bounds8',
  types: 'address',
  values: ({ parts }: Place) => [parts['multisig']],
}
const engine = (contract: string, more: object = {}) => ({
  ...old,
  parts: [{ as: 'engine', contract, ...more }],
  types: 'address',
  values: ({ parts }: Place) => [parts['engine']],
  end: ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')],
})

/** All have more or less at once, as a policy says. */
const tidal = {
  ...old,
  effects: ['E5 reachable', 'E6 reachable'],
  also: ['E3'],
  levels: ['HIGH', 'CRITICAL'],
  types: 'address',
  values: ({ parts }: Place) => [parts['policy']],
} as const
/** Who seats the five that say how much. */
const seatedBy = (owner: 'deployer' | 'timelock') => ({
  also: ['E3', 'E5', 'E6'] as const,
  parts: [
    {
      as: 'policy',
      contract: 'SeatedPolicy',
      types: 'address,address[5]',
      values: ({ deployer, parts, given }: Place) => [owner === 'deployer' ? deployer : parts['timelock'], given.slice(0, 5)],
    },
  ],
  before: ({ deployer, token, parts }: Place) => [call(deployer, `${parts['policy']}`, 'begin(address)', token)],
})

export const againstBounds: readonly Case[] = [
  ...['SecondMint', 'HashMinter', 'LoopAllowed', 'DebtAllowed'].map(one =>
    trap(`against bounds: ${one}`, `Bounds8 ${one}`, { ...minted, ...ruled }),
  ),
  trap('against bounds: RegistryAllowed', 'Bounds8 RegistryAllowed', {
    ...minted,
    ...old,
    parts: [registry],
    types: 'address',
    values: ({ parts }: Place) => [parts['registry']],
  }),
  trap('against bounds: FlagAllowed', 'Bounds8 FlagAllowed', {
    ...minted,
    ...old,
    parts: [registry],
    types: 'address,address',
    values: ({ parts }: Place) => [parts['multisig'], parts['registry']],
  }),
  trap('against bounds: TwinAllowed', 'Bounds8 TwinAllowed', {
    ...minted,
    ...old,
    types: 'address,address',
    values: ({ parts, given }: Place) => [parts['multisig'], given[9]],
  }),
  trap('against bounds: WordEngine', 'Led8 EngineCoin', { ...minted, ...engine('WordEngine') }),
  benign('against bounds: StillEngine', 'Led8 StillCoin', { ...engine('WordEngine'), also: ['E6'] }),
  trap('against bounds: KeptEngine', 'Led8 KeptCoin', { ...minted, ...engine('WordEngine') }),
  trap('against bounds: LoopEngine', 'Led8 EngineCoin', { ...minted, ...engine('LoopEngine') }),
  trap('against bounds: LoopStill', 'Led8 StillCoin', { ...minted, ...engine('LoopEngine') }),
  trap('against bounds: RegistryEngine', 'Led8 StillCoin', {
    ...minted,
    ...engine('RegistryEngine'),
    parts: [registry, { as: 'engine', contract: 'RegistryEngine', types: 'address', values: ({ parts }: Place) => [parts['registry']] }],
    end: ({ deployer, token, parts }: Place) => [
      call(deployer, token, 'renounceOwnership()'),
      call(deployer, `${parts['registry']}`, 'point(address)', token),
    ],
  }),
  trap('against bounds: EarlyAllowed', 'Bounds8 EarlyAllowed', {
    ...minted,
    ...old,
    types: 'address',
    values: ({ deployer }: Place) => [deployer],
    end: ({ deployer, token, parts }: Place) => [
      call(deployer, token, 'configure(address,uint256)', '0x77c0ffee77c0ffee77c0ffee77c0ffee77c0ffee', 10n ** 40n),
      call(deployer, token, 'resign(address)', parts['multisig']),
    ],
  }),
  trap('against bounds: TwoLogics', 'Bounds8 TwoLogics', {
    ...minted,
    ...old,
    parts: [
      { as: 'a', contract: 'LogicA' },
      { as: 'b', contract: 'LogicB' },
    ],
    types: 'address,address,address',
    values: ({ parts }: Place) => [parts['a'], parts['b'], parts['multisig']],
  }),
  ...['SlyLock', 'TailLock', 'OnceLock', 'HourLock', 'NextLock'].map(one =>
    trap(`against bounds: ${one}`, 'Limits8 Emeritus', {
      ...minted,
      ...old,
      parts: [{ as: 'lock', contract: one, file: 'Bounds8' }],
      end: ({ deployer, token, parts }: Place) => [call(deployer, token, 'transferOwnership(address)', parts['lock'])],
    }),
  ),
  ...['multisig', 'token'].map(payee =>
    trap(`against bounds: Bought of ${payee}`, 'Bounds8 Bought', {
      ...minted,
      ...old,
      parts: [{ as: 'scrip', contract: 'Scrip' }],
      types: 'address,address',
      values: ({ parts }: Place) => [parts['scrip'], parts[payee] ?? `0x${'0'.repeat(40)}`],
      end: ({ deployer, token, parts }: Place) => [call(deployer, `${parts['scrip']}`, 'approve(address,uint256)', token, 10n ** 30n)],
    }),
  ),
  trap('against bounds: GhostMinter', 'Bounds8 GhostMinter', { ...minted, ...ruled }),
  trap('against bounds: WideAllowed', 'Bounds8 WideAllowed', { ...minted, ...ruled }),
  trap('against bounds: GhostEngine', 'Led8 GhostCoin', { ...minted, ...engine('WordEngine') }),
  ...['Wrap', 'Gift', 'Swap', 'Alias'].map(one =>
    trap(`against bounds: ${one}Till`, `Wrapped8 ${one}Coin`, { ...minted, ...countedBy(`${one}Till`) }),
  ),
  ...['ThriceTill', 'WholeBrim'].map(one =>
    trap(`against bounds: ${one}`, 'Meters8 MeterCoin', { ...minted, ...countedBy(one, 'Wrapped8') }),
  ),
  ...['BackTill', 'AsideTill', 'OverTop'].map(one =>
    trap(`against bounds: ${one}`, 'Meters8 MeterCoin', { ...minted, ...countedBy(one, 'Slips8') }),
  ),
  trap('against bounds: EchoTill', 'Slips8 EchoCoin', { ...minted, ...countedBy('EchoTill') }),
  trap('against bounds: ShiftAllowed', 'Slips8 ShiftAllowed', { ...minted, ...ruled }),
  benign('against bounds: HalfBrim', 'Meters8 MeterCoin', { ...countedBy('HalfBrim', 'Wrapped8'), also: ['E6'] }),
  trap('against bounds: TurnTill', 'Meters8 MeterCoin', { ...minted, ...countedBy('TurnTill', 'TurnTill8') }),
  trap('against bounds: whoever seats those who say how much', 'Swells8 TideCoin', {
    ...tidal,
    ...seatedBy('deployer'),
    twin: seatedBy('timelock'),
  }),
  trap('against bounds: follows what one account tells', 'Swells8 TideCoin', {
    ...tidal,
    parts: [
      { as: 'teller', contract: 'Teller' },
      { as: 'policy', contract: 'ToldPolicy', types: 'address', values: ({ parts }: Place) => [parts['teller']] },
      { as: 'conductor', contract: 'Conductor', types: 'address', values: ({ parts }: Place) => [parts['policy']] },
    ],
    before: ({ deployer, token, parts }: Place) => [
      call(deployer, `${parts['policy']}`, 'begin(address,address)', token, parts['conductor']),
    ],
    twin: { also: ['E3', 'E5', 'E6'], because: 'a thirtieth a day, for all alike' },
  }),
].flat()
