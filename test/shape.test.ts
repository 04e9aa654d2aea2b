import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { madeOf, readBy, type Shape } from '../src/shape.ts'

const even = readBy(answer => (typeof answer === 'number' && answer % 2 === 0 ? answer : undefined))
const half = madeOf(even, value => value / 2)

describe('the shape of an answer', () => {
  test('is what a function reads, or what is made of that', () => {
    expect([even.safeParse(4), even.safeParse(3), even.safeParse('4')]).toEqual([
      { success: true, data: 4 },
      { success: false },
      { success: false },
    ])
    expect([half.safeParse(4), half.safeParse(3)]).toEqual([{ success: true, data: 2 }, { success: false }])
  })

  test('what is made may be nothing, and is still an answer', () => {
    expect(madeOf(even, () => undefined).safeParse(2)).toEqual({ success: true, data: undefined })
  })

  test('is a schema too', () => {
    const shape: Shape<string> = z.string()
    expect(madeOf(shape, text => text.length).safeParse('four')).toEqual({ success: true, data: 4 })
    expect(madeOf(shape, text => text.length).safeParse(4)).toEqual({ success: false })
  })
})
