import { Chalk } from 'chalk'
import { expect, test } from 'vitest'
import { ChecksumMismatchError, failures, SourceError, UnknownChainError } from '../../src/errors.ts'
import { failureJson, failureText, unscoredText } from '../../src/output/failure.ts'

const paper = { chalk: new Chalk({ level: 0 }), width: Number.POSITIVE_INFINITY }

test('an error says what is wrong, its code, and what to do next', () => {
  expect(failureText(new UnknownChainError({ chain: 'etherium', closest: 'ethereum' }), paper)).toBe(
    'error: unknown chain "etherium"  [UNKNOWN_CHAIN]\n  Did you mean ethereum?   All chains: chainvet chains\n',
  )
})

test('a wrong checksum is pointed at', () => {
  const error = new ChecksumMismatchError({
    address: '0x8617E340B3D01FA5F11F306F4090FD50E238070d',
    expected: { index: 41, character: 'D' },
  })
  expect(failureText(error, paper)).toBe(`error: address checksum does not match  [CHECKSUM_MISMATCH]
  0x8617E340B3D01FA5F11F306F4090FD50E238070d
                                           ^ expected D
  A wrong capital letter usually means a typing error, sometimes a forged look-alike. Check the source.
  If you are sure: --no-checksum
`)
})

test('text from outside is made visible in errors too', () => {
  expect(failureText(new UnknownChainError({ chain: '\u001b[2Jx\u202e', closest: undefined }), paper)).toContain('"\\x1b[2Jx\\u{202E}"')
})

test('for machines there is one document with the code, the exit code and whether to try again', () => {
  const error = new SourceError({ source: 'The node', code: 'TIMEOUT', problem: 'did not answer within 10 s' })
  expect(JSON.parse(failureJson(error, { input: '0x1', chain: 'eth' }))).toEqual({
    error: {
      code: 'TIMEOUT',
      message: 'The node did not answer within 10 s',
      hint: error.hint,
      where: [],
      exit_code: 5,
      retryable: true,
      http_status: 502,
      target: { input: '0x1', chain: 'eth' },
    },
  })
})

test('every code has an exit code that is no verdict', () => {
  for (const [code, { exit, status }] of Object.entries(failures)) {
    expect([1, 2, 4, 5, 6, 8, 130], code).toContain(exit)
    expect(status, code).toBeGreaterThanOrEqual(400)
  }
})

test('a subject without a score has a line of its own', () => {
  expect(unscoredText('no activity on Ethereum', '0xde709f2102306220921060314715629080e2fb77', paper)).toBe(
    '?  UNSCORED  no activity on Ethereum\n   0xde709f2102306220921060314715629080e2fb77\n',
  )
})
