import { deployTokens, listedWallet } from '../demo/scene.ts'
import { type Ethereum, ether } from '../support/chain/ethereum.ts'

const day = 86_400

export interface Scene {
  /** The token whose owner can stop all sales. */
  readonly switched: string
  /** The six tokens of the demonstration and three wallets, as a list to scan. */
  readonly list: string
  /** Addresses of the tokens. */
  readonly tokens: readonly string[]
}

/** Fills a chain with what `npm run demo` shows, at addresses that are the same every time. */
export async function setScene(chain: Ethereum): Promise<Scene> {
  const { trader, newcomer } = await wallets(chain)
  const tokens = await deployTokens(chain)
  await chain.send({ from: trader, to: newcomer, value: ether / 2n })
  await chain.pass(Math.max(1, Math.floor(Date.now() / 1000) - 60 - (await chain.now())))
  const rows = [
    ...Object.values(tokens).map(({ address, title }) => ['token', address, title]),
    ['wallet', trader, 'paid people for a year'],
    ['wallet', newcomer, 'only ever received'],
    ['wallet', listedWallet, 'on a sanctions list'],
  ]
  return {
    switched: tokens.ownerSwitch.address,
    tokens: Object.values(tokens).map(({ address }) => address),
    list: ['type,chain,address,note', ...rows.map(([type, address, note]) => `${type},ethereum,${address},"${note}"`), ''].join('\n'),
  }
}

async function wallets(chain: Ethereum): Promise<{ trader: string; newcomer: string }> {
  const [, , trader = '0x', friend = '0x'] = chain.accounts
  for (let month = 0; month < 12; month++) {
    await chain.send({ from: trader, to: friend, value: ether / 10n })
    await chain.pass(30 * day)
  }
  await chain.pass(20 * day)
  return { trader, newcomer: `0x${'c0ffee'.padStart(40, '7')}` }
}
