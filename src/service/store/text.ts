/**
 * Neither database takes every text: both end one at NUL, and halves of a character are no UTF-8. What cannot be stored is written
 * with an escape (U+0010, which no honest text has) and comes back as it was. All other texts are stored as they are.
 */
const unstorable = /[\0\x10]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const escaped = /\x10([0-9a-f]{4})/g

export const stored = (text: string): string =>
  text.search(unstorable) < 0 ? text : text.replace(unstorable, unit => `\x10${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const restored = (text: string): string =>
  text.includes('\x10') ? text.replace(escaped, (_, code: string) => JSON.parse(`"\\u${code}"`) as string) : text
