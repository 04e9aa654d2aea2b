import { spawn } from 'node:child_process'
import { encodeCall } from '../../src/sources/evm/abi.ts'
import { addresses, type Ethereum, ether, startEthereum } from '../support/chain/ethereum.ts'
import { startExplorer } from '../support/chain/explorer.ts'
import { deployTokens, listedWallet, sceneAge } from './scene.ts'

/**
 * `npm run demo`: a local Ethereum with six tokens and three wallets, scanned by the program itself. No network, no key.
 * `npm run demo -- --stay` leaves the chain running on port 8545 until Ctrl-C.
 */
const stay = process.argv.includes('--stay')
const day = 86_400

const say = (text = '') => process.stdout.write(`${text}\n`)

/** Runs the program as a user would; resolves with its exit code. */
const chainvet = (args: readonly string[]): Promise<number> =>
  new Promise(resolve => {
    const color = process.stdout.isTTY ? ['--color', 'always'] : []
    const child = spawn(process.execPath, ['bin/chainvet.cjs', ...args, '--no-provider', '--quiet', ...color], { stdio: 'inherit' })
    child.on('exit', code => resolve(code ?? 1))
  })

/** A wallet with a past: it received, traded on Uniswap and paid people for a year. */
async function wallets(chain: Ethereum): Promise<{ trader: string; newcomer: string }> {
  const [, , trader = '0x', friend = '0x'] = chain.accounts
  const newcomer = `0x${'c0ffee'.padStart(40, '7')}`
  await chain.send({
    from: trader,
    to: addresses.router,
    value: ether,
    data: encodeCall('swapExactETHForTokens(uint256,address[],address,uint256)', 0n, [addresses.weth, addresses.usdc], trader, 2n ** 40n),
  })
  for (let month = 0; month < 12; month++) {
    await chain.send({ from: trader, to: friend, value: ether / 10n })
    await chain.pass(30 * day)
  }
  return { trader, newcomer }
}

const chain = await startEthereum({ age: sceneAge, ...(stay && { port: 8545 }) })
const explorer = await startExplorer(chain)
let worst = 0
try {
  const { trader, newcomer } = await wallets(chain)
  await chain.pass(20 * day)
  const tokens = await deployTokens(chain)
  await chain.send({ from: trader, to: newcomer, value: ether / 2n })
  // the present, a minute ago: the last block of a live chain is never far behind
  await chain.pass(Math.max(1, Math.floor(Date.now() / 1000) - 60 - (await chain.now())))

  say('A local Ethereum with wrapped ether and Uniswap V2, six tokens, three wallets. Nothing leaves this machine.')
  const upstreams = ['--rpc-url', chain.url, '--explorer-url', explorer.url]
  const scans: (readonly [string, readonly string[]])[] = [
    ...Object.values(tokens).map(({ title, address }) => [title, ['scan', 'token', address]] as const),
    ['a wallet that has traded for a year', ['scan', 'wallet', trader]],
    ['a wallet that only ever received', ['scan', 'wallet', newcomer]],
    ['a wallet on a sanctions list', ['scan', 'wallet', listedWallet]],
  ]
  for (const [title, args] of scans) {
    say(`\n$ chainvet ${args.join(' ')} --chain 1       # ${title}`)
    worst = Math.max(worst, await chainvet([...args, '--chain', '1', ...upstreams]))
  }
  if (stay) {
    say(`\nThe chain stays: node ${chain.url}, explorer ${explorer.url}. Try:`)
    say(
      `  node bin/chainvet.cjs scan token ${tokens.honeypot.address} --chain 1 --rpc-url ${chain.url} --explorer-url ${explorer.url} --json`,
    )
    say('Ctrl-C ends it.')
    await new Promise(resolve => process.once('SIGINT', resolve))
  } else {
    say('\nScan one yourself: npm run demo -- --stay   keeps this chain running.')
  }
} finally {
  await explorer.stop()
  await chain.stop()
}
process.exitCode = worst
