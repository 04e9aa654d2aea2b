import fc from 'fast-check'

type Slip = (text: string, at: number, character: string) => string

const otherCase = (text: string): string => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase())

const slips: readonly [Slip, ...Slip[]] = [
  (text, at, character) => text.slice(0, at) + character + text.slice(at + 1),
  (text, at, character) => text.slice(0, at) + character + text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) =>
    text.slice(0, at) +
    text
      .slice(at, at + 2)
      .split('')
      .reverse()
      .join('') +
    text.slice(at + 2),
  (text, at) => text.slice(0, at) + otherCase(text.charAt(at)) + text.slice(at + 1),
]

/** `texts` with one character replaced, inserted, left out, swapped with the next one, or written in the other case. */
export const withTypingError = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(texts, fc.nat({ max: 999 }), fc.constantFrom(...slips), fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }))
    .map(([text, at, slip, character]) => slip(text, at % text.length, character))
