import { describe, expect, test } from 'vitest'
import { chainContext } from '../../src/bulk/repository/chain-context.ts'
import { hintOf } from '../../src/bulk/repository/chain-mention.ts'
import { address, folder, places } from '../support/checkout.ts'

const [a, b, c] = [address(0x1a), address(0x2b), address(0x3c)]

/** Chain, or network that is not scanned, of every address in the text, by their places in it. */
const chainsIn = (path: string, text: string): (number | string | undefined)[] => {
  const near = chainContext(path, text)
  return [...text.matchAll(/0x[0-9a-f]{40}/g)].map(({ index }) => {
    const hint = near(index)
    return hint && ('chain' in hint ? hint.chain.id : hint.elsewhere)
  })
}

describe('a value names a chain', () => {
  test.each<[string, string, number | string | undefined]>([
    ['chainId', '8453', 8453],
    ['chainId', '10n', 10],
    ['chain_id', '0x2105', 8453],
    ['chain', 'Base', 8453],
    ['chain', 'bitcoin', 0],
    ['network', 'arbitrum-one', 42161],
    ['network', 'base-mainnet', 8453],
    ['network', 'polygon-pos', 137],
    ['network', 'BNB Smart Chain', 56],
    ['network', 'eip155:43114', 43114],
    ['network', 'sepolia', 'sepolia'],
    ['network', 'scroll-sepolia', 'scroll-sepolia'],
    ['network', 'eip155:324', 'eip155:324'],
    ['chainId', '11155111', 'chain id 11155111'],
    ['chainId', '0xaa36a7', 'chain id 0xaa36a7'],
    ['chain', '324', undefined],
    ['chainId', '0', undefined],
    ['network', 'mainnet', undefined],
    ['network', 'eth-tcp', undefined],
    ['chain', 'INPUT', undefined],
    ['chain', '', undefined],
  ])('%s: %s', (key, value, expected) => {
    const hint = hintOf(key, value)
    expect(hint && ('chain' in hint ? hint.chain.id : hint.elsewhere)).toBe(expected)
  })
})

describe('JSON', () => {
  test.each<[string, string, (number | string | undefined)[]]>([
    ['in the object', `{"chainId": 8453, "address": "${a}"}`, [8453]],
    ['behind the address', `{"address": "${a}",\n "chain":\n "base"}`, [8453]],
    ['in the object around it', `{"chainId": 10, "tokens": [{"address": "${a}"}, "${b}"]}`, [10, 10]],
    ['in each object', `[{"chainId":1,"a":"${a}"},{"chainId":56,"a":"${b}"},{"a":"${c}"}]`, [1, 56, undefined]],
    ['in a neighbour', `{"x": {"chainId": 8453}, "a": "${a}"}`, [undefined]],
    ['four objects out', `{"chainId": 1, "a": {"b": {"c": {"d": "${a}"}}}}`, [undefined]],
    ['the inner one first', `{"chainId": 1, "l2": {"chainId": 10, "a": "${a}"}, "b": "${b}"}`, [10, 1]],
    ['twice the same', `{"chainId": 1, "network": "ethereum", "a": "${a}"}`, [1]],
    ['two that differ', `{"chainId": 1, "network": "base", "a": "${a}"}`, [undefined]],
    ['two that differ, below one that is certain', `{"chainId": 1, "x": {"chain": "op", "network": "base", "a": "${a}"}}`, [undefined]],
    ['of a test network', `{"chainId": 11155111, "a": "${a}"}`, ['chain id 11155111']],
    ['in a text', `{"note": "chain: base", "more": "\\"chainId\\": 1", "a": "${a}"}`, [undefined]],
    ['with braces in a text', `{"x": "}}{", "chainId": 137, "y": "\\"}", "a": "${a}"}`, [137]],
    ['as the name of another key', `{"sourceChainId": 1, "chainIds": 10, "offchain": "base", "a": "${a}"}`, [undefined]],
    ['that is no value', `{"chainId": null, "chain": {"name": "base"}, "a": "${a}"}`, [undefined]],
    ['cut off', `{"chainId": 8453, "a": "${a}`, [8453]],
    ['closed too often', `}}}{"chainId": 8453, "a": "${a}"}`, [8453]],
  ])('%s', (_, text, expected) => {
    expect(chainsIn('x.json', text)).toEqual(expected)
  })
})

describe('YAML', () => {
  test.each<[string, string, (number | string | undefined)[]]>([
    ['in the mapping', `chain: base\naddress: "${a}"\n`, [8453]],
    ['behind it', `address: ${a}\nchainId: 10\n`, [10]],
    ['in each item', `- address: ${a}\n  chainId: 1\n- chainId: 10\n  address: ${b}\n- address: ${c}\n`, [1, 10, undefined]],
    ['in the mapping around it', `chain: polygon\ntokens:\n  usdc: ${a}\n  more:\n    - ${b}\n`, [137, 137]],
    ['in a neighbour', `x:\n  chain: base\ny:\n  a: ${a}\n`, [undefined]],
    ['in another document', `chain: base\n---\na: ${a}\n`, [undefined]],
    ['in a comment', `# chain: base\n\na: ${a}\n`, [undefined]],
    ['in a comment on its line', `a: ${a} # chain: base\n`, [8453]],
    ['in braces', `a: { chainId: 10, x: '${a}' }\nb: [{ chainId: 1, x: '${b}' }, { x: '${c}' }]\n`, [10, undefined, undefined]],
    ['of a test network', `network: sepolia\ncontracts:\n  - ${a}\n`, ['sepolia']],
  ])('%s', (_, text, expected) => {
    expect(chainsIn('x.yaml', text)).toEqual(expected)
    expect(chainsIn('x.yml', text.replaceAll('\n', '\r\n'))).toEqual(expected)
  })
})

describe('CSV', () => {
  test.each<[string, string, (number | string | undefined)[]]>([
    ['in its row', `address,chain\n${a},base\n${b},10\n${c},\n`, [8453, 10, undefined]],
    ['with quotes and semicolons', `name;Chain ID;address\r\n"x;y";137;${a}\r\n`, [137]],
    ['in a row of another width', `address,chain\n${a},base,x\n`, [undefined]],
    ['in a record of several lines', `address,chain,note\n${a},base,"x\n${b},bsc,y"\n`, [undefined, undefined]],
    ['without such a column', `address,label\n${a},base\n`, [undefined]],
    ['without a header', `${a},base\n`, [undefined]],
    ['of a test network', `chain_id,address\n11155111,${a}\n`, ['chain id 11155111']],
  ])('%s', (_, text, expected) => {
    expect(chainsIn('x.csv', text)).toEqual(expected)
  })
})

describe('code', () => {
  test.each<[string, string, string, (number | string | undefined)[]]>([
    ['on the line', 'x.py', `pay(chain_id=8453, to="${a}")`, [8453]],
    ['on another line', 'x.py', `chain_id = 8453\nto = "${a}"`, [undefined]],
    ['two on the line', 'x.sol', `// chainId: 1 ${a}, chainId: 10 ${b}`, [undefined, undefined]],
    ['in an object of several lines', 'x.ts', `x({\n  chainId: 8453, // don't\n  to: '${a}',\n})\nconst y = '${b}'`, [8453, undefined]],
    ['in objects of one line', 'x.ts', `[{ chainId: 1, a: '${a}' }, { chain: 'base', a: '${b}' }, { a: '${c}' }]`, [1, 8453, undefined]],
    ['in the object around it', 'x.ts', `{\n chainId: 1,\n x: {\n a: '${a}' } }`, [undefined]],
    ['in a function', 'x.ts', `function f() {\n  const chainId = chainOf(1)\n  pay('${a}')\n}`, [undefined]],
    ['of a library', 'x.ts', `const client = { chain: mainnet, a: '${a}' }`, [undefined]],
    ['compared with', 'x.sol', `require(block.chainid == 1); pay(${a});`, [undefined]],
    ['of a test network', 'x.ts', `{ chain: sepolia, a: '${a}' }`, ['sepolia']],
    ['in a table of TOML', 'x.toml', `[a]\nchain_id = 10\nx = "${a}"\n[b]\nx = "${b}"\n`, [10, undefined]],
    ['on a very long line', 'x.md', `chain: base ${'x '.repeat(600)} ${a}`, [undefined]],
  ])('%s', (_, path, text, expected) => {
    expect(chainsIn(path, text)).toEqual(expected)
  })
})

test('what stands at an address goes before its surroundings, and a chain of another format is none of it', async () => {
  const root = folder({
    'a.json': JSON.stringify({
      chainId: 8453,
      a: `eth:${a}`,
      b: `https://sepolia.etherscan.io/address/${b}`,
      c: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    }),
    'b.json': JSON.stringify({ chain: 'bitcoin', a }),
  })
  expect(await places(root)).toEqual(['a.json:1:26 ethereum', 'a.json:1:112 sepolia.etherscan.io', 'a.json:1:161 tron', 'b.json:1:25 ?'])
})

test.each<[string, string, string]>([
  ['objects on one line', 'x.json', `[${`{"chainId":8453,"a":"${a}"},`.repeat(15_000)}]`],
  ['nested objects', 'x.json', `${'{"a":'.repeat(200_000)}"${a}","chainId":1`],
  ['nested mappings', 'x.yaml', `${Array.from({ length: 1_500 }, (_, at) => `${' '.repeat(at)}chainId: 1`).join('\n')}\na: ${a}`],
  ['dashes', 'x.yaml', `${'- '.repeat(500_000)}${a}`],
  ['open quotes', 'x.js', `${"'\\\n".repeat(300_000)}${a} chainId: 1`],
  ['keys without values', 'x.js', `${'chain: '.repeat(150_000)}${a}`],
  ['rows of open quotes', 'x.csv', `address,chain\n${`"${a},base\n`.repeat(20_000)}`],
])('a megabyte of %s takes moments', (_, path, text) => {
  const start = performance.now()
  chainsIn(path, text)
  expect(performance.now() - start).toBeLessThan(5_000)
})
