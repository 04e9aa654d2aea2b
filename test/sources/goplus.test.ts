import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { SourceError } from '../../src/errors.ts'
import type { Findings } from '../../src/evidence/evidence.ts'
import { goplus } from '../../src/sources/goplus.ts'
import { known, subject } from '../support/subjects.ts'
import { type Answer, answerOf, body, contextOf, corpus, hang, json, startUpstream, status } from '../support/upstream.ts'

fc.configureGlobal({ seed: 1, numRuns: 100 })

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const token = known.uniswapToken
const lower = token.toLowerCase()

/** What comes of one answer: findings, or the code of the failure. */
async function from(answer: Answer, kind: 'wallet' | 'token' = 'token', timeout?: number): Promise<Findings | string> {
  upstream.answer(answer)
  try {
    return await goplus(subject(kind, token), contextOf(upstream, {}, timeout))
  } catch (error) {
    if (error instanceof SourceError) return error.code
    throw error
  }
}

const opinion = (findings: Findings | string) => (typeof findings === 'string' ? findings : findings.known.opinion)
const report = (fields: object, code = 1) => json({ code, message: 'OK', result: { [lower]: fields } })
const address = (fields: object, code = 1) => json({ code, message: 'ok', result: fields })

/** Every field of address_security, as it answers for an address of which it found nothing. */
const clean = Object.fromEntries(
  [
    ...['cybercrime', 'money_laundering', 'gas_abuse', 'financial_crime', 'darkweb_transactions', 'reinit', 'phishing_activities'],
    ...['fake_kyc', 'blacklist_doubt', 'fake_standard_interface', 'stealing_attack', 'blackmail_activities', 'sanctioned'],
    ...['malicious_mining_activities', 'mixer', 'fake_token', 'honeypot_related_address'],
  ].map(field => [field, '0']),
)

describe('addresses', () => {
  test('is asked by the address in small letters and the number of the chain, at a pace of one call in 2.5 seconds', async () => {
    upstream.answer(address({ ...clean, contract_address: '-1', data_source: '' }))
    const context = contextOf(upstream)
    for (const chain of ['ethereum', 'base']) await goplus(subject('wallet', token, chain), context)
    expect(upstream.requests.map(({ path }) => path)).toEqual([
      `/api/v1/address_security/${lower}?chain_id=1`,
      `/api/v1/address_security/${lower}?chain_id=8453`,
    ])
    expect(upstream.requests[0]?.headers['x-meant-for']).toBe('api.gopluslabs.io')
    expect(context.world).toMatchObject({ sleeps: [2_500] })
  })

  test('a full report without an accusation', async () => {
    expect(opinion(await from(address(clean), 'wallet'))).toEqual({
      provider: 'GoPlus',
      accusations: [],
      answered: 17,
      proofs: [{ source: 'GoPlus', method: `GET /address_security/${lower}`, result: '17 fields, none set' }],
    })
  })

  test('accusations are grouped by kind and name their fields', async () => {
    const found = opinion(await from(address({ ...clean, sanctioned: '1', stealing_attack: '1', cybercrime: '1' }), 'wallet'))
    expect(found).toMatchObject({
      answered: 17,
      accusations: [
        { kind: 'sanctions', fields: ['sanctioned'] },
        { kind: 'crime', fields: ['cybercrime', 'stealing_attack'] },
      ],
      proofs: [{ result: 'sanctioned, cybercrime, stealing_attack' }],
    })
  })

  test('each field can accuse, alone and without all the others', async () => {
    for (const field of Object.keys(clean)) {
      expect(opinion(await from(address({ [field]: '1' }), 'wallet'))).toMatchObject({ accusations: [{ fields: [field] }] })
    }
  })

  test.each([{}, null, undefined, { sanctioned: '' }, { cybercrime: '0', data_source: '' }])(
    'a report without most of its fields (%o) is none',
    async fields => {
      expect(await from(json({ code: 1, message: 'ok', result: fields }), 'wallet')).toEqual({
        known: {},
        missing: { opinion: 'GoPlus knows nothing of it' },
      })
    },
  )

  test('of an unfinished report (code 2) the accusations count and the zeros do not', async () => {
    expect(await from(address(clean, 2), 'wallet')).toMatchObject({ known: {} })
    expect(opinion(await from(address({ ...clean, mixer: '1' }, 2), 'wallet'))).toMatchObject({
      answered: 1,
      accusations: [{ kind: 'mixer' }],
    })
  })
})

describe('tokens', () => {
  const open = { is_open_source: '1', is_honeypot: '0', cannot_sell_all: '0', hidden_owner: '0', is_true_token: '1' }

  test('is asked by the token in small letters on its chain', async () => {
    await from(report(open))
    expect(upstream.requests[0]?.path).toBe(`/api/v1/token_security/1?contract_addresses=${lower}`)
  })

  test('a report without an accusation', async () => {
    expect(opinion(await from(report(open)))).toEqual({
      provider: 'GoPlus',
      accusations: [],
      answered: 3,
      proofs: [{ source: 'GoPlus', method: 'GET /token_security/1', result: '3 fields, none set' }],
    })
  })

  test('the key of the report may have capital letters', async () => {
    expect(opinion(await from(json({ code: 1, result: { [token]: open } })))).toMatchObject({ answered: 3 })
  })

  test('a contract that is not open: accusations count, zeros say nothing', async () => {
    const closed = { ...open, is_open_source: '0' }
    expect(await from(report(closed))).toEqual({
      known: {},
      missing: { opinion: 'GoPlus does not look into a contract whose source is not published' },
    })
    expect(opinion(await from(report({ ...closed, is_honeypot: '1' })))).toMatchObject({ answered: 1, accusations: [{ kind: 'honeypot' }] })
  })

  test('of an unfinished report (code 2) the accusations count and the zeros do not', async () => {
    expect(await from(report(open, 2))).toMatchObject({ known: {} })
    expect(opinion(await from(report({ ...open, is_honeypot: '1' }, 2)))).toMatchObject({ answered: 1 })
  })

  test.each(['', null, undefined, '2', '-1'])('is_open_source: %o is not open either', async value => {
    expect(await from(report({ ...open, is_open_source: value }))).toMatchObject({ known: {} })
  })

  test.each(['', null, undefined, '2', ' 1', []])('a field that reads %o was not answered', async value => {
    expect(opinion(await from(report({ ...open, is_honeypot: value })))).toMatchObject({ answered: 2, accusations: [] })
  })

  test('honeypots of the same creator are counted; one is enough', async () => {
    for (const [found, kinds] of [
      ['0', []],
      ['1', ['deception']],
      ['12', ['deception']],
      ['', []],
    ] as const) {
      const said = opinion(await from(report({ ...open, honeypot_with_same_creator: found })))
      expect(typeof said === 'object' && said.accusations.map(({ kind }) => kind)).toEqual(kinds)
    }
  })

  test('only "0" makes a token not the true one, and the proof says so', async () => {
    expect(opinion(await from(report({ ...open, is_true_token: '0' })))).toMatchObject({
      accusations: [{ kind: 'fake token', fields: ['is_true_token: no'] }],
      proofs: [{ result: 'is_true_token: no' }],
    })
    expect(opinion(await from(report({ ...open, is_true_token: '' })))).toMatchObject({ accusations: [] })
  })

  test('shares of holders beyond the whole, or below nothing, are not believed, nor is the rest', async () => {
    const holders = (...percents: unknown[]) => report({ ...open, holders: percents.map(percent => ({ percent })) })
    expect(opinion(await from(holders('0.5', '0.5', '', null)))).toMatchObject({ answered: 3 })
    for (const bad of [holders('0.9', '0.9'), holders('1.2'), holders('-0.1'), holders(2n ** 70n), holders('Infinity')]) {
      expect(await from(bad)).toBe('BAD_RESPONSE')
    }
  })

  test.each([{}, null, undefined])('a token it does not know (%o) is not a clean token', async result => {
    expect(await from(json({ code: 1, message: 'OK', result }))).toEqual({ known: {}, missing: { opinion: 'GoPlus knows nothing of it' } })
  })

  test('a report on another address is a failure', async () => {
    expect(await from(json({ code: 1, result: { [known.usdc.toLowerCase()]: open } }))).toBe('BAD_RESPONSE')
  })

  test('whatever is left out of a report, or emptied, no accusation appears and none but its own goes', async () => {
    const bad = { ...open, is_honeypot: '1', hidden_owner: '1', honeypot_with_same_creator: '3', is_true_token: '0' }
    const fields = Object.keys(bad) as (keyof typeof bad)[]
    await fc.assert(
      fc.asyncProperty(fc.subarray(fields), fc.constantFrom('', null, undefined), async (gone, left) => {
        const said = opinion(await from(report({ ...bad, ...Object.fromEntries(gone.map(field => [field, left])) })))
        const accusing = ['is_honeypot', 'hidden_owner', 'honeypot_with_same_creator', 'is_true_token'].filter(
          field => !gone.includes(field as keyof typeof bad),
        )
        const named = typeof said === 'object' ? said.accusations.flatMap(accusation => accusation.fields) : []
        expect(named.map(field => field.replace(': no', '')).sort()).toEqual(accusing.sort())
      }),
    )
  })
})

describe('refusals and wrecks', () => {
  const failures: [string, Answer, string][] = [
    ['code 4029, its rate limit', json({ code: 4029, message: 'too many requests' }), 'RATE_LIMITED'],
    ['code 4012', json({ code: 4012, message: 'signature verification failure', result: null }), 'UPSTREAM_UNAVAILABLE'],
    ['code 2018', json({ code: 2018, message: 'ChainID not supported', result: null }), 'UPSTREAM_UNAVAILABLE'],
    ['code 5000 beside a report', report({ is_honeypot: '0', is_open_source: '1' }, 5000), 'UPSTREAM_UNAVAILABLE'],
    ['no code', json({ message: 'OK', result: {} }), 'BAD_RESPONSE'],
    ['a code that is text', json({ code: '1', result: {} }), 'BAD_RESPONSE'],
    ['a list for a map', json({ code: 1, result: [{ is_honeypot: '0' }] }), 'BAD_RESPONSE'],
    ['a text for a report', json({ code: 1, result: { [lower]: 'clean' } }), 'BAD_RESPONSE'],
    ['a challenge page', body('<!DOCTYPE html>'), 'BAD_RESPONSE'],
    ['half an answer', body('{"code":1,"result":{"'), 'BAD_RESPONSE'],
    ['a 429', status(429), 'RATE_LIMITED'],
    ['a 502', status(502), 'UPSTREAM_UNAVAILABLE'],
    ['silence', hang(), 'TIMEOUT'],
  ]
  test.each(failures)('%s', async (name, answer, code) => {
    expect(await from(answer, 'token', name === 'silence' ? 100 : undefined)).toBe(code)
  })

  test('the rate limit is asked once more, an error is not', async () => {
    await from(json({ code: 4029, message: 'too many requests' }))
    expect(upstream.requests).toHaveLength(2)
    await from(json({ code: 5000, message: 'system error' }))
    expect(upstream.requests).toHaveLength(1)
  })

  const outcomes: Record<string, unknown> = {
    USE: { known: { opinion: expect.anything() } },
    MISSING: { known: {}, missing: { opinion: expect.any(String) } },
    UPSTREAM_ERROR: 'UPSTREAM_UNAVAILABLE',
    HOSTILE: 'BAD_RESPONSE',
  }
  test.each(corpus('goplus_token', 'goplus_address'))('$id: $why', async example => {
    expect(await from(answerOf(example, lower), example.source === 'goplus_token' ? 'token' : 'wallet')).toEqual(
      outcomes[example.expect.source],
    )
    expect(({} as Record<string, unknown>)['is_open_source']).toBeUndefined()
  })
})
