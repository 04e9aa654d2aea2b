import { expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { SourceError } from '../../../src/errors.ts'
import type { Http } from '../../../src/http.ts'
import { verifiedIn } from '../../../src/sources/explorer/verified.ts'
import type { Context } from '../../../src/sources/index.ts'
import { realWorld } from '../../../src/world.ts'
import { parsed } from '../../support/parsed.ts'

const address = `0x${'a'.repeat(40)}`
const contextOf = (answers: Readonly<Record<string, unknown>>): Context => ({
  http: (async ({ source, schema }) => {
    if (!(source in answers)) throw new SourceError({ source, code: 'NETWORK', problem: 'did not answer' })
    return parsed(schema, answers[source])
  }) as Http,
  world: realWorld,
  upstreams: { provider: false, keys: {} },
  signal: new AbortController().signal,
})
const blockscout = (verified: boolean | null) => ({ hash: address, is_contract: true, is_verified: verified })
const routescan = (SourceCode: string) => ({ status: '1', message: 'OK', result: [{ SourceCode }] })

test.each<[string, Readonly<Record<string, unknown>>, boolean | undefined]>([
  ['the first index says yes', { Blockscout: blockscout(true) }, true],
  ['the first index says no', { Blockscout: blockscout(false), Routescan: routescan('contract A {}') }, false],
  ['the first index does not say', { Blockscout: blockscout(null), Routescan: routescan('contract A {}') }, true],
  ['the first index fails', { Routescan: routescan('') }, false],
  ['no index answers', {}, undefined],
])('%s', async (_, answers, verified) => {
  const found = await verifiedIn(address, chainNamed('ethereum'), contextOf(answers))
  expect(found?.verified).toBe(verified)
})
