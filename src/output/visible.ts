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

/** The same for a name in a cell: at most 64 characters, then an ellipsis. */
export function visibleName(name: string): string {
  const characters = [...visible(name)]
  return characters.length > 64 ? `${characters.slice(0, 64).join('')}…` : characters.join('')
}

/** JSON in printable ASCII: whatever a name holds, no byte of the document reaches a terminal as anything else. */
export const asciiJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, undefined, indent).replace(/[\u007f-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
