/**
 * Makes text from outside safe to print: control, direction-turning, invisible and private-use characters become their
 * escape, and more than two combining marks on one letter are dropped. What it returns moves no cursor and hides nothing.
 */
export const visible = (text: string): string => text.replace(unsafe, spelled).replace(/(\p{M}{2})\p{M}+/gu, '$1')

const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}/gu

function spelled(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return code <= 0xff && code !== 0xad ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16).toUpperCase()}}`
}

/** The same for a text that may be of any length: at most so many characters, then an ellipsis. */
export function visibleText(text: string, most: number): string {
  const characters = [...visible(text)]
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : characters.join('')
}

/** The same for a name in a cell. */
export const visibleName = (name: string): string => visibleText(name, 64)

/**
 * Build servers obey lines of a log: "::error::" at the start of a line, blanks in front of it or not, and "##[command]",
 * "##vso[" and "##teamcity[" wherever they stand. The first character is spelled, so that they are read and not obeyed.
 */
export const disarmed = (text: string): string =>
  text.replace(atStart, (_, blanks: string, mark: string) => blanks + spelled(mark)).replace(anywhere, spelled)

const atStart = /^([^\S\r\n]*)(:)(?=:)/gm
const anywhere = /#(?=#(?:\[|vso\[|teamcity\[))/gi

/** JSON in printable ASCII: whatever a name holds, no byte of the document reaches a terminal as anything else. */
export function asciiJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, undefined, indent)
  // most texts need nothing, and one look tells
  if (!/[\u007f-\uffff]|##/.test(text)) return text
  return text.replace(/[\u007f-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).replace(anywhere, '\\u0023')
}
