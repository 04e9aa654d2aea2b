import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChainvetError } from '../../src/errors.ts'
import { serviceName, serviceUrl } from '../../src/remote/service-url.ts'

fc.configureGlobal({ seed: 1 })

function refusalOf(make: () => unknown): ChainvetError {
  try {
    make()
  } catch (error) {
    if (error instanceof ChainvetError) return error
  }
  throw new Error('It was taken.')
}

describe('an address a key may go to', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com:8443/screening//', 'https://api.example.com:8443/screening'],
    ['HTTPS://API.Example.com', 'https://api.example.com'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://127.1.2.3', 'http://127.1.2.3'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
    // another spelling of 127.0.0.1
    ['http://0x7f.1', 'http://127.0.0.1'],
  ])('%s', (text, name) => {
    expect(serviceName(serviceUrl(text, '--base-url'))).toBe(name)
  })
})

describe('an address that is refused, unrepeated', () => {
  test.each([
    ['nonsense', 'canary'],
    ['nothing', ''],
    ['another scheme', 'ftp://canary.example'],
    ['a script', 'javascript:canary'],
    ['plain http', 'http://canary.example'],
    ['plain http to a name that only begins like this machine', 'http://localhost.canary.example'],
    ['plain http to a number that only begins like it', 'http://127.0.0.1.canary.example'],
    ['plain http to a neighbour', 'http://192.168.0.1/canary'],
    ['a user name', 'https://canary@evil.example/'],
    ['a password', 'https://:canary@evil.example/'],
    ['a query', 'https://api.example.com/?key=canary'],
    ['an empty query', 'https://api.example.com/canary?'],
    ['a fragment', 'https://api.example.com/#canary'],
    ['a line break', 'https://api.exa\nmple.com/canary'],
    ['a blank', 'https://api.example.com/can ary'],
    ['letters that only look like a host', 'https://canаry.example'],
  ])('%s', (_, text) => {
    const refused = refusalOf(() => serviceUrl(text, 'CHAINVET_BASE_URL'))
    expect(refused.code).toBe('CONFIG_INVALID')
    expect(refused.message).toMatch(/^the service address from CHAINVET_BASE_URL [A-Za-z ]+$/)
    expect(`${refused.message} ${refused.hint}`).not.toMatch(/canary|can.ry/)
  })

  test('whatever is taken is https, or http to this machine, without anything that could hold a secret', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ['http', 'https'] }), fc.string()),
        text => {
          let url: URL
          try {
            url = serviceUrl(text, '--base-url')
          } catch (error) {
            expect(error).toMatchObject({ code: 'CONFIG_INVALID' })
            return
          }
          expect(url.protocol === 'https:' || /^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname)).toBe(true)
          expect(url.username + url.password + url.search + url.hash).toBe('')
        },
      ),
    )
  })
})
