import { afterAll, describe, expect, test } from 'vitest'
import { missing } from '../../support/postgres.ts'
import { accountsAndKeys } from './conformance/accounts.ts'
import { batches } from './conformance/batches.ts'
import { deaths } from './conformance/deaths.ts'
import { history } from './conformance/history.ts'
import { hostile } from './conformance/hostile.ts'
import { model } from './conformance/model.ts'
import { quota } from './conformance/quota.ts'
import { shared } from './conformance/shared.ts'
import { postgresKind, sqliteKind } from './places.ts'
import { bundled } from './start-child.ts'

const postgres = await postgresKind()

/** Both stores keep the same promises: the same tests, one after the other. */
describe.each(postgres ? [sqliteKind(), postgres] : [sqliteKind()])('the store in $kind', kind => {
  afterAll(() => kind.end())

  describe('accounts and keys', () => accountsAndKeys(kind))
  describe('the quota', () => quota(kind))
  describe('the quota, whatever happens', () => model(kind))
  describe('the history', () => history(kind))
  describe('batches', () => batches(kind))
  describe('what replicas share', () => shared(kind))
  describe('hostile text', () => hostile(kind))
  describe('a process that is killed', () => deaths(kind))
})

/** A program that is built writes to SQLite in a thread of its own. */
describe('the store in sqlite, written by a thread', async () => {
  const kind = sqliteKind(await bundled('writer'))
  afterAll(() => kind.end())

  describe('the quota', () => quota(kind))
  describe('the quota, whatever happens', () => model(kind))
  describe('hostile text', () => hostile(kind))
  describe('a process that is killed', () => deaths(kind))
})

test.skipIf(postgres !== undefined)(`PostgreSQL was not tested. ${missing}`, () => expect(postgres).toBeUndefined())
