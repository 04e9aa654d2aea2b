import { afterAll, beforeAll, describe } from 'vitest'
import { model } from '../service/store/conformance/model.ts'
import { quota } from '../service/store/conformance/quota.ts'
import { shared } from '../service/store/conformance/shared.ts'
import { type Kind, sqliteKind } from '../service/store/places.ts'

/** What both stores promise, tried on the one that runs in this process. */
let made: Kind
// made anew with every run: the folder of the one before is gone, and tests that fail for that would be taken for ones that noticed a mutant
beforeAll(() => {
  made = sqliteKind()
})
afterAll(() => made.end())
const kind: Kind = { kind: 'sqlite', fresh: () => made.fresh(), end: () => made.end() }

describe('the quota', () => quota(kind))
describe('the quota, whatever happens', () => model(kind))
describe('what replicas share', () => shared(kind))
