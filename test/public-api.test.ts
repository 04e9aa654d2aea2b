import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as chainvet from '../src/index.ts'

const read = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')
const door = read('index.ts')

/** What `index.ts` passes on, by the file that holds it. */
const passedOn = [...door.matchAll(/^export (type )?\{([^}]*)\} from '\.\/([^']+)'/gm)].flatMap(([, all, list = '', file = '']) =>
  list.split(',').flatMap(entry => {
    const [, type, name] = /^\s*(type )?(\w+)\s*$/.exec(entry) ?? []
    return name === undefined ? [] : [{ name, file, isType: (all ?? type) !== undefined }]
  }),
)

test('the values of the library are these', () => {
  expect(Object.keys(chainvet).sort()).toEqual([
    'ChainvetError',
    'ChecksumMismatchError',
    'InvalidAddressError',
    'NoActivityError',
    'NotATokenError',
    'SecretRefusedError',
    'SourceError',
    'UnknownChainError',
    'UnscoredError',
    'chainNamed',
    'chains',
    'createEngine',
    'createRemoteScanner',
    'failures',
    'jsonSchema',
    'ledgerOf',
    'parseAddress',
    'schemas',
    'signals',
    'version',
  ])
})

test('the types of the library are these', () => {
  expect(passedOn.flatMap(({ name, isType }) => (isType ? [name] : [])).sort()).toEqual([
    'Account',
    'Chain',
    'EngineOptions',
    'FailureCode',
    'Ledger',
    'RemoteOptions',
    'Scanner',
    'Signal',
    'TokenScanRequest',
    'TokenScanResult',
    'UsageRecord',
    'WalletScanRequest',
    'WalletScanResult',
  ])
})

test('the door passes on by name, and nothing but what it names', () => {
  expect(door).not.toMatch(/export \*|export default/)
  expect(passedOn.flatMap(({ name, isType }) => (isType ? [] : [name])).sort()).toEqual(Object.keys(chainvet).sort())
})

const library: Readonly<Record<string, unknown>> = { ...chainvet }
const functions = passedOn.filter(({ name }) => {
  const value = library[name]
  return typeof value === 'function' && !/^class\b/.test(Function.prototype.toString.call(value))
})

test.each(functions)('$name says in its docstring what it does', ({ name, file }) => {
  expect(read(file)).toMatch(new RegExp(`\\*/\\nexport (?:async )?(?:function|const) ${name}\\b`))
})

test('createEngine and the library itself have an example', () => {
  expect(door).toMatch(/^\/\*\*[\s\S]*? \* @example\n[\s\S]*?\*\//)
  expect(read('engine/engine.ts')).toMatch(/ \* @example\n(?: \*.*\n)* \*\/\nexport function createEngine\b/)
})

test('every failure can be told by its class, its name, its code and its status', () => {
  const failure = new chainvet.SourceError({ source: 'Node', code: 'TIMEOUT', problem: 'did not answer' })
  expect(failure).toBeInstanceOf(chainvet.ChainvetError)
  expect(failure).toMatchObject({ name: 'SourceError', code: 'TIMEOUT', status: chainvet.failures.TIMEOUT.status, retryable: true })
})
