/** Thrown for a document that is cut off, that is no XML, or that is made to hurt. */
class XmlError extends Error {
  override readonly name = 'XmlError'
}

/** What is told of a document. Names come without their prefix: the namespace of the publisher has changed before. */
export interface XmlReader {
  open(name: string, attributes: string, path: readonly string[]): void
  /** Text inside the innermost element, pieces of one text apart where something stands between them. */
  text(text: string, path: readonly string[]): void
  close(name: string, path: readonly string[]): void
}

const limits = { depth: 64, tag: 64 * 1024, text: 1024 * 1024 }

/**
 * Reads XML piece by piece and keeps nothing. Declarations of types and entities are refused, wherever they stand: whoever
 * publishes a list needs none, and they are how a kilobyte grows to gigabytes. Throws {@link XmlError}.
 */
export function createXml(reader: XmlReader): { push(piece: string): void; end(): void } {
  const path: string[] = []
  let rest = ''
  let rooted = false

  const text = (found: string): void => {
    if (path.length > 0) {
      if (found !== '') reader.text(found.includes('&') ? unescaped(found) : found, path)
    } else if (/[^\s\uFEFF]/.test(found)) throw new XmlError('there is text outside of its elements')
  }
  const tag = (inner: string): void => {
    if (inner.startsWith('/')) {
      const name = localName(inner.slice(1).trim())
      if (path.at(-1) !== name) throw new XmlError('its elements do not close as they open')
      reader.close(name, path)
      path.pop()
      return
    }
    const empty = inner.endsWith('/')
    const [, qualified = '', attributes = ''] = /^([^\s/]+)([\s\S]*?)\/?$/.exec(inner) ?? []
    const name = localName(qualified)
    if (path.length === 0 && rooted) throw new XmlError('it has two roots')
    rooted = true
    path.push(name)
    if (path.length > limits.depth) throw new XmlError(`it nests deeper than ${limits.depth}`)
    reader.open(name, attributes, path)
    if (empty) {
      reader.close(name, path)
      path.pop()
    }
  }
  /** Where the piece of markup at `start` ends, or -1 where the rest has not come yet. */
  const markup = (start: number): number => {
    if (rest.startsWith('<?', start)) return past(rest.indexOf('?>', start), 2)
    if (rest.startsWith('<!--', start)) return past(rest.indexOf('-->', start + 4), 3)
    if (rest.startsWith('<![CDATA[', start)) {
      const end = rest.indexOf(']]>', start)
      if (end >= 0 && path.length > 0) reader.text(rest.slice(start + 9, end), path)
      return past(end, 3)
    }
    if (rest.charAt(start + 1) === '!') {
      if ('<!--'.startsWith(rest.slice(start)) || '<![CDATA['.startsWith(rest.slice(start))) return -1
      throw new XmlError('it declares types or entities')
    }
    const end = endOfTag(rest, start + 1)
    if (end >= 0) tag(rest.slice(start + 1, end))
    return past(end, 1)
  }
  return {
    push(piece) {
      rest += piece
      let at = 0
      for (;;) {
        const start = rest.indexOf('<', at)
        if (start < 0) break
        text(rest.slice(at, start))
        at = start
        const end = markup(start)
        if (end < 0) break
        at = end
      }
      rest = rest.slice(at)
      if (rest.length > (rest.startsWith('<') ? limits.tag : limits.text))
        throw new XmlError('a part of it is longer than any such part should be')
    },
    end() {
      if (!rooted || path.length > 0 || /\S/.test(rest)) throw new XmlError('it is cut off')
    },
  }
}

const past = (found: number, length: number): number => (found < 0 ? -1 : found + length)

/** A ">" inside of quotes ends no tag. */
function endOfTag(text: string, start: number): number {
  let end = text.indexOf('>', start)
  for (let quote = text.slice(start, end).search(/["']/); end >= 0 && quote >= 0; ) {
    const close = text.indexOf(text.charAt(start + quote), start + quote + 1)
    if (close < 0) return -1
    if (close > end) end = text.indexOf('>', close)
    const next = text.slice(close + 1, end).search(/["']/)
    quote = next < 0 ? -1 : close + 1 - start + next
  }
  return end
}

function localName(qualified: string): string {
  if (!/^[\p{L}_][\p{L}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{N}_.-]*)?$/u.test(qualified)) throw new XmlError('it is not XML')
  return qualified.slice(qualified.indexOf(':') + 1)
}

/** The value of an attribute, from the text behind the name of an element. */
export function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : unescaped(value)
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(/&([^;&]{0,12};?)/g, (_, reference: string) => {
    const known = named[reference.slice(0, -1)]
    if (known !== undefined && reference.endsWith(';')) return known
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(reference) ?? []
    const code = hex === undefined ? Number.parseInt(decimal ?? 'none', 10) : Number.parseInt(hex, 16)
    if (!(code > 0 && code <= 0x10ffff)) throw new XmlError('it refers to an entity that XML does not have')
    return String.fromCodePoint(code)
  })
