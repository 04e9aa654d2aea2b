import { deployTokens, sceneAge } from '../../demo/scene.ts'
import { startEthereum } from '../../support/chain/ethereum.ts'
import { startExplorer } from '../../support/chain/explorer.ts'
import type { Family, Scene } from './scene.ts'

const day = 86_400

/** A local Ethereum with an index: tokens that are executed, and wallets that used them. Its times are counted from the present. */
export async function evmFamily(): Promise<Family> {
  const chain = await startEthereum({ age: sceneAge })
  const explorer = await startExplorer(chain)
  await chain.pass(sceneAge - 20 * day)
  const tokens = await deployTokens(chain)
  const [, founder = '', payer = '', plain = '', other = ''] = chain.accounts
  // on the OFAC list, without a past on this chain
  await chain.send({ from: payer, to: '0x098B716B8Aaf21512996dC57EB0615e2383E2f96', value: 4n * 10n ** 18n })
  await chain.send({ from: plain, to: other, value: 10n ** 18n })
  const present = Math.floor(Date.now() / 1000)
  await chain.pass(present - 60 - (await chain.now()))
  const show = () => {}
  const scene = (name: string, kind: Scene['kind'], level: NonNullable<Scene['level']>, address: string): Scene => ({
    ...{ name, kind, level, address, show },
  })
  return {
    chain: 1,
    url: new URL(chain.url),
    explorer: new URL(explorer.url),
    now: new Date(present * 1000),
    async stop() {
      await explorer.stop()
      await chain.stop()
    },
    scenes: [
      scene('a clean wallet', 'wallet', 'LOW', plain),
      scene('one that made a trap', 'wallet', 'CRITICAL', founder),
      scene('one that paid a listed party', 'wallet', 'HIGH', payer),
      scene('an honest token', 'token', 'LOW', tokens.honest.address),
      scene('one that nobody can sell', 'token', 'CRITICAL', tokens.honeypot.address),
      scene('one whose owner stops sales', 'token', 'HIGH', tokens.ownerSwitch.address),
      scene('one whose owner prints more', 'token', 'MEDIUM', tokens.mintable.address),
    ],
  }
}
