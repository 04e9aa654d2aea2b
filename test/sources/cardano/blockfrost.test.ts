import { afterAll, describe, expect, test } from 'vitest'
import { blockfrost } from '../../../src/sources/cardano/blockfrost.ts'
import { readToken } from '../../../src/sources/cardano/token.ts'
import { readWallet } from '../../../src/sources/cardano/wallet.ts'
import { type PolicyScript, policyOf } from '../../support/cardano-policy.ts'
import { hash32, key, script, shelley, stakeAddress } from '../../support/cardano-service.ts'
import { subject } from '../../support/subjects.ts'
import { by, contextOf, json, startUpstream } from '../../support/upstream.ts'

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const seconds = Date.parse('2026-11-20T11:59:40Z') / 1000
const me = shelley(key('me'), key('stake'))
const shop = shelley(key('shop'))
const tip = { time: seconds, height: 12_700_000, hash: hash32('tip'), slot: 190_000_000 }
const lovelace = (quantity: number) => [{ unit: 'lovelace', quantity: String(quantity) }]
const put = (address: string, quantity: number, more: object = {}) => ({ address, amount: lovelace(quantity), ...more })

/** Answers by path below the base; everything else is not found. */
function serve(answers: Readonly<Record<string, unknown>>) {
  const all: Record<string, unknown> = { '/blocks/latest': tip, ...answers }
  upstream.answer(
    by(({ path }) => {
      const [plain = ''] = path.split('?')
      return all[plain] === undefined ? json({ status_code: 404, error: 'Not Found', message: '' }, { status: 404 }) : json(all[plain])
    }),
  )
  return blockfrost(upstream.url, 'mainnetTEST')
}
const wallet = (answers: Readonly<Record<string, unknown>>, address = me) =>
  readWallet(subject('wallet', address, 'cardano'), serve(answers), contextOf(upstream))

const [first, second] = [hash32('1'), hash32('2')]
const history = {
  [`/addresses/${me}`]: {
    address: me,
    amount: [...lovelace(7), { unit: `${'ab'.repeat(28)}61`, quantity: '3' }],
    stake_address: null,
    type: 'shelley',
    script: false,
  },
  [`/addresses/${me}/total`]: { address: me, received_sum: [], sent_sum: [], tx_count: 2 },
  [`/addresses/${me}/transactions`]: [
    { tx_hash: second, tx_index: 0, block_height: 2, block_time: 1_700_000_000 },
    { tx_hash: first, tx_index: 0, block_height: 1, block_time: 1_600_000_000 },
  ],
  [`/txs/${first}`]: { hash: first, block_time: 1_600_000_000, valid_contract: true },
  [`/txs/${first}/utxos`]: { hash: first, inputs: [put(shop, 50)], outputs: [put(me, 40)] },
  [`/txs/${second}`]: { hash: second, block_time: 1_700_000_000, valid_contract: true },
  // collateral and references stand among the inputs and were not spent
  [`/txs/${second}/utxos`]: {
    hash: second,
    inputs: [put(shop, 9), put(me, 40, { collateral: true }), put(me, 40, { reference: true })],
    outputs: [put(shop, 8), put(me, 30, { collateral: true })],
  },
}

describe('a wallet', () => {
  test('has the exact number of transactions, and collateral that was not taken is not spent', async () => {
    const { known } = await wallet(history)
    expect(known.account?.balance).toBe(7n)
    expect(known.activity).toMatchObject({
      transactions: { value: 2, atLeast: false },
      outbound: { value: 0, atLeast: false },
      any: true,
      firstSeen: new Date(1_600_000_000_000),
    })
    expect(known.exposure?.read).toMatchObject({ transactions: 2, complete: true })
    expect(upstream.requests.every(({ headers }) => headers['project_id'] === 'mainnetTEST')).toBe(true)
  })

  test('whose scripts failed has spent its collateral', async () => {
    const { known } = await wallet({ ...history, [`/txs/${second}`]: { hash: second, block_time: 1_700_000_000, valid_contract: false } })
    expect(known.activity?.outbound).toEqual({ value: 1, atLeast: false })
  })

  test('that is a stake address has a balance and a number, and its transactions are said to be missing', async () => {
    const mine = stakeAddress(key('stake'))
    const { known, missing } = await wallet(
      {
        [`/accounts/${mine}`]: { stake_address: mine, active: true, controlled_amount: '99' },
        [`/accounts/${mine}/addresses/total`]: { stake_address: mine, received_sum: [], sent_sum: [], tx_count: 12 },
      },
      mine,
    )
    expect(known.account?.balance).toBe(99n)
    expect(known.activity).toMatchObject({ transactions: { value: 12, atLeast: false }, any: true })
    expect([known.activity?.outbound, known.exposure]).toEqual([undefined, undefined])
    expect(missing?.exposure).toBe('Blockfrost does not list the transactions of a stake address')
  })

  test('without its number of transactions is an answer that cannot be used', async () => {
    const { [`/addresses/${me}/total`]: _, ...rest } = history
    await expect(wallet(rest)).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
  })

  test('an address of a script names the rule', async () => {
    const rule: PolicyScript = { type: 'all', scripts: ['a', 'b'].map((word): PolicyScript => ({ type: 'sig', keyHash: key(word).hash })) }
    const address = shelley(script(policyOf(rule)))
    const { known } = await wallet(
      {
        [`/addresses/${address}`]: { address, amount: lovelace(7) },
        [`/addresses/${address}/total`]: { tx_count: 0 },
        [`/scripts/${policyOf(rule)}`]: { script_hash: policyOf(rule), type: 'timelock', serialised_size: null },
        [`/scripts/${policyOf(rule)}/json`]: { json: rule },
        [`/scripts/${policyOf(rule)}/cbor`]: { cbor: null },
      },
      address,
    )
    expect(known.permissions?.found).toMatchObject([{ kind: 'shared', holders: [key('a').hash, key('b').hash] }])
  })
})

describe('a token', () => {
  const rule: PolicyScript = { type: 'sig', keyHash: key('a').hash }
  const policy = policyOf(rule)
  const answers = {
    [`/assets/${policy}61`]: {
      asset: `${policy}61`,
      policy_id: policy,
      asset_name: '61',
      quantity: '12000',
      initial_mint_tx_hash: first,
      mint_or_burn_count: 1,
      onchain_metadata: null,
      metadata: { name: 'nutcoin', description: '', ticker: 'nutc', url: null, logo: null, decimals: 6 },
    },
    [`/assets/${policy}61/addresses`]: [{ address: shop, quantity: '12000' }],
    [`/txs/${first}`]: { hash: first, block_time: 1_600_000_000, valid_contract: true },
    [`/scripts/${policy}`]: { script_hash: policy, type: 'timelock' },
    [`/scripts/${policy}/json`]: { json: rule },
  }
  const token = (more: Readonly<Record<string, unknown>> = {}) => {
    const { chain } = subject('wallet', me, 'cardano')
    return readToken(
      { kind: 'token', chain, address: `${policy}.61` as never, given: '' },
      serve({ ...answers, ...more }),
      contextOf(upstream),
    )
  }

  test('has its policy, names, birth and holders', async () => {
    const { known } = await token()
    expect(known.token).toMatchObject({ name: 'nutcoin', symbol: 'nutc', decimals: 6, totalSupply: 12_000n })
    expect(known.powers?.effects).toMatchObject([{ kind: 'mints', caller: key('a').hash, callerKind: 'account' }])
    expect(known.creation).toMatchObject({ at: new Date(1_600_000_000_000), holders: 1 })
    expect(known.holders?.top).toEqual([{ address: shop, amount: 12_000n, kind: 'account' }])
  })

  test('an answer for another asset is a failure', async () => {
    await expect(token({ [`/assets/${policy}61`]: { ...answers[`/assets/${policy}61`], asset: `${policy}62` } })).rejects.toMatchObject({
      code: 'BAD_RESPONSE',
    })
  })
})
