import { expect, test } from 'vitest'
import { checkIn } from '../../support/checking.ts'

const blocking = checkIn('token/owner-blocks-sales', 'Releases')

test('from a shut pool whoever asks for it releases himself: that is told as what it is', async () => {
  const check = await blocking('Releases')
  expect(check).toMatchObject({ outcome: 'raised', row: 'all-briefly', solo: 40 })
  expect(check?.sentence).toMatch(
    /can block all sales by calling 0x[0-9a-f]{8}, but for who calls 0x[0-9a-f]{8} himself: he sells 1 hour later/,
  )
})

test.each([
  'ReleasesNobody',
  'ReleasesUntilShut',
  'ReleasesUntilTold',
  'ReleasesSome',
  'ReleasesOnce',
  'ReleasesForATime',
  'ReleasesLater',
  'ReleasesOthers',
  'ReleasesForHalf',
  'ReleasesByWord',
  'ReleasesInLine',
  'ReleasesTheOld',
])('%s releases nobody for sure', async name => {
  expect(await blocking(name)).toMatchObject({ outcome: 'raised', row: 'all', solo: 75 })
})
