import { afterAll, describe, expect, test } from 'vitest'
import { NotATokenError } from '../../../src/errors.ts'
import { createHttp } from '../../../src/http.ts'
import { encodeCall, encodeValues } from '../../../src/sources/evm/abi.ts'
import { slots } from '../../../src/sources/evm/code.ts'
import { createRpc } from '../../../src/sources/evm/pool.ts'
import { readToken } from '../../../src/sources/evm/token.ts'
import { subject } from '../../support/subjects.ts'
import { clockwork, node, type RpcCall, type RpcReply, startUpstream } from '../../support/upstream.ts'
import { answering, type ScriptedChain, word } from './scripted-chain.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const token = '0x00000000000000000000000000000000DeaDBeef'
const lower = token.toLowerCase()
const code = `0x${'60'.repeat(100)}`
const account = `0x${'a1'.repeat(20)}`
const contract = `0x${'c2'.repeat(20)}`
const text = (value: string) => encodeValues('string', [value])
const plain = {
  'name()': text('My Own Coin'),
  'symbol()': text('MINE'),
  'decimals()': word(18n),
  'totalSupply()': word(10n ** 27n),
  'balanceOf(address)': word(0n),
}

/** A token without a pool: nothing is traded. Members by their signature. */
function read(
  members: Readonly<Record<string, string | undefined>> = {},
  chain: ScriptedChain = {},
  change: (call: RpcCall, reply: RpcReply) => RpcReply = (_, reply) => reply,
) {
  const answers = new Map(
    Object.entries({ ...plain, ...members }).map(([signature, answer]) => [
      encodeCall(signature.replace(/\(.*/, '()')).slice(0, 10),
      answer,
    ]),
  )
  answers.set('0x70a08231', { ...plain, ...members }['balanceOf(address)'])
  const scripted: ScriptedChain = {
    ...chain,
    accounts: { [lower]: { code }, [contract]: { code }, ...chain.accounts },
    call: (target, data) => (target === lower ? answers.get(data.slice(0, 10)) : undefined),
  }
  upstream.answer(node(call => change(call, answering(scripted)(call))))
  const world = clockwork()
  const rpc = createRpc({
    http: createHttp({ world }),
    endpoints: [{ name: 'The node', url: upstream.url }],
    chain: 'Ethereum',
    signal: new AbortController().signal,
  })
  return readToken(subject('token', token), rpc, world)
}

describe('what a token says of itself', () => {
  test('name, symbol, decimals and supply, exact', async () => {
    const { known: found, missing, block } = await read()
    expect(found.token).toMatchObject({ name: 'My Own Coin', symbol: 'MINE', decimals: 18, totalSupply: 10n ** 27n, kind: 'erc20' })
    expect(found.market?.pools).toEqual([])
    expect(missing).toMatchObject({ trading: 'there is no pool to trade in', powers: 'there is no pool to trade in' })
    expect(block?.number).toBe(100)
    expect(upstream.requests).toHaveLength(3)
  })

  test('old tokens answer with 32 bytes of text', async () => {
    const bytes32 = (value: string) => `0x${Buffer.from(value).toString('hex').padEnd(64, '0')}`
    const { known: found } = await read({ 'name()': bytes32('Maker'), 'symbol()': bytes32('MKR') })
    expect(found.token).toMatchObject({ name: 'Maker', symbol: 'MKR' })
    expect(found.identity?.resembles).toMatchObject([{ by: 'symbol and name' }])
  })

  test('long names are cut, and one longer than what the read brings back is none', async () => {
    expect((await read({ 'name()': text('a'.repeat(300)) })).known.token?.name).toBe('a'.repeat(100))
    const megabyte = text('a'.repeat(1_000_000)).slice(0, 2 + 2 * 1_024)
    expect((await read({ 'name()': megabyte })).known.token).not.toHaveProperty('name')
  })

  test.each([
    ['300 decimals', { 'decimals()': word(300n) }, 'decimals'],
    ['2^255 decimals', { 'decimals()': word(2n ** 255n) }, 'decimals'],
    ['decimals in one byte', { 'decimals()': '0x12' }, 'decimals'],
    ['no supply', { 'totalSupply()': undefined }, 'totalSupply'],
    ['an empty supply', { 'totalSupply()': '0x' }, 'totalSupply'],
    ['a supply of two words', { 'totalSupply()': `${word(1n)}${'0'.repeat(64)}` }, 'totalSupply'],
  ])('%s are left out, and it is no ERC-20 then', async (_, members, gone) => {
    const { known: found } = await read(members)
    expect(found.token?.kind).toBe('unknown')
    expect(found.token).not.toHaveProperty(gone)
  })

  test('a balance that is none makes it no ERC-20', async () => {
    expect((await read({ 'balanceOf(address)': undefined })).known.token?.kind).toBe('unknown')
  })

  test('no name and no symbol resemble nothing', async () => {
    const { known: found } = await read({ 'name()': '0x', 'symbol()': undefined })
    expect(found.token).not.toHaveProperty('name')
    expect(found.identity).toMatchObject({ resembles: [], tricks: [] })
  })
})

describe('who stands over it', () => {
  const ownerOf = async (members: Record<string, string | undefined>, chain?: ScriptedChain) => {
    const { control } = (await read(members, chain)).known
    return [control?.owner, control?.ownerKind]
  }

  test('an account, a contract, or an account that borrows code', async () => {
    expect(await ownerOf({ 'owner()': word(account) })).toEqual([account, 'account'])
    const holding = (code: string) => ownerOf({ 'owner()': word(contract) }, { accounts: { [contract]: { code } } })
    // CALL, and neither that nor any other way to do something
    expect(await holding('0x5f5f5f5f5f5f5af100')).toEqual([contract, 'contract'])
    expect(await holding('0x5f5ffd')).toEqual([contract, 'nobody'])
    // what stands behind an end runs as soon as a jump can land there
    expect(await holding('0x5f5ffdf1')).toEqual([contract, 'nobody'])
    expect(await holding('0x5f5ffd5bf1')).toEqual([contract, 'contract'])
    // a mark of what the chain does by itself, and a format that is not read
    expect(await holding('0xfe')).toEqual([contract, 'contract'])
    expect(await holding('0xef0001000000')).toEqual([contract, 'contract'])
    expect(await ownerOf({ 'owner()': word(account) }, { accounts: { [account]: { code: `0xef0100${'5a'.repeat(20)}` } } })).toEqual([
      account,
      'account',
    ])
  })

  test.each([`0x${'0'.repeat(40)}`, `0x${'0'.repeat(39)}1`, `0x${'0'.repeat(36)}dead`])('nobody has the keys of %s', async address => {
    expect(await ownerOf({ 'owner()': word(address) })).toEqual([address, 'nobody'])
  })

  test('getOwner() is asked too, and an owner who can act counts before one who cannot', async () => {
    expect(await ownerOf({ 'getOwner()': word(account) })).toEqual([account, 'account'])
    expect(await ownerOf({ 'owner()': word(0n), 'getOwner()': word(account) })).toEqual([account, 'account'])
    expect(await ownerOf({ 'owner()': word(account), 'getOwner()': word(0n) })).toEqual([account, 'account'])
  })

  test.each([
    ['nothing', '0x'],
    ['a word that is no address', word(2n ** 200n)],
    ['two words', `${word(account)}${'0'.repeat(64)}`],
  ])('%s is no owner', async (_, answer) => {
    expect(await ownerOf({ 'owner()': answer })).toEqual([null, 'nobody'])
  })
})

describe('proxies', () => {
  const withSlot = (slot: string, value: string, more: Record<string, string> = {}) =>
    read({}, { accounts: { [lower]: { code, storage: { [slot]: value, ...more } } } })

  test('EIP-1967, with who may replace the code', async () => {
    const found = (await withSlot(slots.implementation, word(contract), { [slots.admin]: word(account) })).known
    expect(found.contract?.proxy).toEqual({ kind: 'eip-1967', implementation: contract })
    expect(found.control?.upgrader).toEqual({ address: account, kind: 'account' })
  })

  test('a beacon', async () => {
    expect((await withSlot(slots.beacon, word(contract))).known.contract?.proxy).toEqual({ kind: 'beacon', implementation: contract })
  })

  test('EIP-1167', async () => {
    const minimal = `0x363d3d373d3d3d363d73${contract.slice(2)}5af43d82803e903d91602b57fd5bf3`
    expect((await read({}, { accounts: { [lower]: { code: minimal } } })).known.contract?.proxy).toEqual({
      kind: 'eip-1167',
      implementation: contract,
    })
  })

  test('empty slots, and slots that hold something else than an address, make no proxy', async () => {
    for (const value of [word(0n), word(2n ** 255n)])
      expect((await withSlot(slots.implementation, value)).known.contract).not.toHaveProperty('proxy')
  })
})

describe('no token', () => {
  test('an account, and one that borrows code', async () => {
    await expect(read({}, { accounts: { [lower]: {} } })).rejects.toThrow(NotATokenError)
    await expect(read({}, { accounts: { [lower]: { code: `0xef0100${'5a'.repeat(20)}` } } })).rejects.toThrow(/borrows code/)
  })
})

describe('a node that contradicts itself', () => {
  const answer = (method: string, reply: RpcReply) => (call: RpcCall, right: RpcReply) => (call.method === method ? reply : right)
  test.each([
    ['no code where there is some', answer('eth_getCode', { result: '0x' })],
    ['other code', answer('eth_getCode', { result: `0x${'61'.repeat(100)}` })],
    ['megabytes of code', answer('eth_getCode', { result: `0x${'60'.repeat(1_000_000)}` })],
    ['a slot of another length', answer('eth_getStorageAt', { result: '0x0' })],
    [
      'another chain',
      (call: RpcCall, right: RpcReply) =>
        call.method === 'eth_call' ? answering({ chainId: 56, accounts: { [lower]: { code } } })(call) : right,
    ],
  ])('%s', async (_, change) => {
    await expect(read({}, {}, change)).rejects.toMatchObject({ name: 'SourceError', code: 'BAD_RESPONSE' })
  })
})
