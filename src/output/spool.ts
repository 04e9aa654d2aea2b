/** Text of several kinds that comes mixed and is wanted one kind after the other. */
export interface Spool {
  add(name: string, text: string): void
  /** All text of one kind, in the order it came, in pieces. */
  read(name: string): Iterable<string>
  /** What was added is not wanted any more. */
  close(): void
}

export function memorySpool(): Spool {
  const texts = new Map<string, string[]>()
  return {
    add(name, text) {
      const known = texts.get(name)
      if (known) known.push(text)
      else texts.set(name, [text])
    },
    read: name => texts.get(name) ?? [],
    close: () => texts.clear(),
  }
}
