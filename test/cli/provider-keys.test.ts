import { expect, test } from 'vitest'
import { providerKeysIn } from '../../src/cli/config/directories.ts'
import { environment } from '../../src/cli/environment.ts'
import { providerKeys } from '../../src/sources/provider-keys.ts'

test('every key of a provider is a documented secret, and reaches the sources', () => {
  const secrets = environment.filter(({ holds }) => holds === 'secret').flatMap(({ names }) => names)
  for (const name of providerKeys) {
    expect(secrets).toContain(name)
    expect(providerKeysIn({ [name]: ' k1 ' })).toEqual({ ...Object.fromEntries(providerKeys.map(key => [key, undefined])), [name]: 'k1' })
  }
})
