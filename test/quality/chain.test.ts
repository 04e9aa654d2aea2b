import { expect, test } from 'vitest'
import { startEthereum } from '../support/chain/ethereum.ts'
import { createCrowd } from './chain.ts'

test('mines what many accounts send in the order in which it is named', async () => {
  const chain = await startEthereum()
  try {
    const crowd = await createCrowd(chain)
    const accounts = Array.from({ length: 300 }, (_, index) => `0x${(0xc0ffee00 + index).toString(16).padStart(40, '0')}`)
    await crowd.enrich(accounts, 10n ** 18n)
    const { timestamp } = await chain.rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false])
    const done = await crowd.block(
      accounts.map(from => ({ from, to: '0x000000000000000000000000000000000000dEaD', data: '0x', value: 1n })),
      Number(timestamp) + 12,
    )
    const { transactions } = await chain.rpc<{ transactions: readonly { from: string }[] }>('eth_getBlockByNumber', ['latest', true])
    expect(done.map(({ ok }) => ok)).toEqual(accounts.map(() => true))
    expect(transactions.map(({ from }) => from)).toEqual(accounts)
  } finally {
    await chain.stop()
  }
})
