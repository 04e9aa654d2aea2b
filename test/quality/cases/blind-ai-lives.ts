import { addresses } from '../../support/chain/ethereum.ts'
import { all, allow, tell, units } from './blind-f-lives.ts'

const burn = '0x000000000000000000000000000000000000dEaD'
const late = 2n ** 40n

/** A second market of a thousand and a thousand, beside the one of the scene. */
export const besides = all(
  allow('neighbour', addresses.router),
  tell(
    addresses.router,
    'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
    'token',
    'neighbour',
    units(1_000),
    units(1_000),
    0n,
    0n,
    'deployer',
    late,
  ),
)

/** Of the 69,282 shares of a pool of eighty million and sixty ether all but a fiftieth are burnt. */
export const nearlyBurnt = tell('pair', 'transfer(address,uint256)', burn, units(68_000))

/** The locker keeps them. */
export const locked = all(allow('pair', 'locker'), tell('locker', 'lock(address)', 'pair'))
