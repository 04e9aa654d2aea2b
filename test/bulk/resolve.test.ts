import { describe, expect, test } from 'vitest'
import { resolveTarget } from '../../src/bulk/resolve.ts'

const evm = '0x52908400098527886E0F7030069857D2E4169EE7'
const resolve = (text: string, chain?: string) => resolveTarget(text, { chain, checksum: true, command: 'chainvet scan wallet' })

describe('an address finds its chain', () => {
  test.each<[string, string | undefined, number]>([
    [evm, '1', 1],
    [evm, 'base', 8453],
    [`eip155:10:${evm}`, undefined, 10],
    [`arb1:${evm}`, undefined, 42161],
    [`eth:${evm}`, 'ethereum', 1],
    ['bitcoin:1CdFn7MxFd56egst9Qm3r7cXqk1B7DYUot?amount=1', undefined, 0],
    ['1CdFn7MxFd56egst9Qm3r7cXqk1B7DYUot', undefined, 0],
    ['1CdFn7MxFd56egst9Qm3r7cXqk1B7DYUot', '0', 0],
    ['TRBPWv1RjHxeLba8nZ7PERh2jBnjFjJnBg', undefined, -6],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', undefined, -5],
    ['addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', undefined, -7],
    ['Coq1mt6SAHchZ5Tkzm4ijRy4wY2YKQM4CTtbzCens4iw', '-1', -1],
  ])('%s with --chain %s', (text, chain, id) => {
    expect(resolve(text, chain).chain.id).toBe(id)
  })
})

test('white space around a pasted address is not part of it', () => {
  expect(resolve(`  ${evm}\n`, '1')).toMatchObject({ given: evm, address: evm })
})

test('what was understood from another spelling is said', () => {
  expect(resolve(`base:${evm}`).note).toBe(`read base:${evm} as base:${evm}`)
  expect(resolve('TRBPWv1RjHxeLba8nZ7PERh2jBnjFjJnBg').note).toBe('this address can only be on Tron')
  expect(resolve(evm, 'eth').note).toBeUndefined()
})

test('an EVM address without a chain is a question with the command that answers it', () => {
  expect(() => resolve(evm)).toThrow(
    expect.objectContaining({ code: 'CHAIN_REQUIRED', hint: `Try: chainvet scan wallet ${evm} --chain ethereum` }),
  )
})

test('what is no address anywhere is explained by the chain it comes closest to', () => {
  expect(() => resolve('0x5290')).toThrow('"0x5290" is not an address of Ethereum: it has 4 hex digits')
  expect(() => resolve('Txyz')).toThrow('is not an address of Tron')
  expect(() => resolve('hello')).toThrow('is not an address of Solana')
})

describe('a token', () => {
  const token = (text: string, chain?: string) =>
    resolveTarget(text, { chain, checksum: true, kind: 'token', command: 'chainvet scan token' })
  const issuer = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'

  test.each([
    [`ETH:${issuer}`, -5, `ETH.${issuer}`],
    [`xrp:${issuer}.USD`, -5, `USD.${issuer}`],
    ['1002000', -6, '1002000'],
    ['asset1rjklcrnsdzqp65wjgrg55sy9723kw09mlgvlc3', -7, 'asset1rjklcrnsdzqp65wjgrg55sy9723kw09mlgvlc3'],
    ['DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', -1, 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'],
  ])('%s finds its chain by its form', (text, id, address) => {
    expect(token(text)).toMatchObject({ chain: { id }, address })
  })

  test('of an EVM chain is asked for its chain, as a wallet is', () => {
    expect(() => token(evm)).toThrow(expect.objectContaining({ code: 'CHAIN_REQUIRED' }))
  })

  test('does not exist on Bitcoin, and an account is none', () => {
    expect(() => token('1CdFn7MxFd56egst9Qm3r7cXqk1B7DYUot')).toThrow('token scan is not available on Bitcoin (no native token contracts)')
    expect(() => token(issuer)).toThrow('it is an account')
    expect(() => resolve(`USD.${issuer}`)).toThrow('it names a token of XRP')
  })
})
