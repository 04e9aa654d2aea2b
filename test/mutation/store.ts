import { afterAll, describe } from 'vitest'
import { model } from '../service/store/conformance/model.ts'
import { quota } from '../service/store/conformance/quota.ts'
import { shared } from '../service/store/conformance/shared.ts'
import { sqliteKind } from '../service/store/places.ts'

/** What both stores promise, tried on the one that runs in this process. */
const kind = sqliteKind()
afterAll(() => kind.end())

describe('the quota', () => quota(kind))
describe('the quota, whatever happens', () => model(kind))
describe('what replicas share', () => shared(kind))
