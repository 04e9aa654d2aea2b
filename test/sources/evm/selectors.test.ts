import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { erc20 } from '../../../src/sources/evm/selectors.ts'

test('selectors are the hashes of what they stand for', () => {
  const { transfer, transferFrom, approve } = erc20
  expect([transfer, transferFrom, approve]).toEqual(
    ['transfer(address,uint256)', 'transferFrom(address,address,uint256)', 'approve(address,uint256)'].map(signature =>
      toFunctionSelector(signature),
    ),
  )
})
