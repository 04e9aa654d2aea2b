import { visible, visibleName } from './visible.ts'

/**
 * A name for people, with its deceptive letters said: `USDС (4th letter is Cyrillic С U+0421)`. Deceptive is a letter of another
 * alphabet than most letters of the name, where both have letters of the same form, and a letter that is a costume of an ASCII one
 * (full-width, mathematical). Chinese, Japanese or Arabic beside Latin letters is ordinary and stays as it is.
 */
export function namedHomoglyphs(name: string): string {
  const letters = [...name.slice(0, 1000)].filter(character => /\p{L}/u.test(character))
  const alphabets = letters.map(alphabetOf)
  const usual = mostOf(alphabets.filter(alphabet => alphabet !== undefined && !costumes.includes(alphabet)))
  const strangers = letters.flatMap((letter, at) => {
    const alphabet = alphabets[at]
    return alphabet === undefined || alphabet === usual ? [] : [{ letter, alphabet, at }]
  })
  if (strangers.length === 0) return visibleName(name)
  const said = strangers.slice(0, 3).map(({ letter, alphabet, at }, place) => {
    const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    return `${ordinal(at + 1)} ${place === 0 ? 'letter ' : ''}is ${alphabet} ${visible(letter)} U+${code}`
  })
  const more = strangers.length > 3 ? `, and ${strangers.length - 3} more` : ''
  return `${visibleName(name)} (${said.join(', ')}${more})`
}

const costumes: readonly string[] = ['full-width', 'styled']

/** Alphabets whose letters pass for those of another one (Unicode Technical Standard 39). */
const alike: readonly (readonly [string, RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Coptic', /\p{Script=Coptic}/u],
  ['Lisu', /\p{Script=Lisu}/u],
]

function alphabetOf(letter: string): string | undefined {
  if (!/[a-z]/i.test(letter) && /^[a-z]$/i.test(letter.normalize('NFKC'))) return /[\uff01-\uff5e]/.test(letter) ? 'full-width' : 'styled'
  return alike.find(([, letters]) => letters.test(letter))?.[0]
}

/** The most frequent; the first of several. */
function mostOf(words: readonly (string | undefined)[]): string | undefined {
  const count = (word: string | undefined) => words.filter(other => other === word).length
  return words.reduce((most, word) => (count(word) > count(most) ? word : most), words[0])
}

function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${ending}`
}
