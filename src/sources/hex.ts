const isHex = (text: string): boolean => /^0x[0-9a-fA-F]*$/.test(text)

/** Bytes as "0x" and an even number of hex digits. */
export const isBytes = (raw: unknown): raw is string => typeof raw === 'string' && raw.length % 2 === 0 && isHex(raw)
/** So many bytes. A pattern that counts its digits takes twice as long, and one scan looks at thousands. */
export const isBytesOf = (raw: unknown, size: number): raw is string => typeof raw === 'string' && raw.length === 2 + 2 * size && isHex(raw)
export const isHash = (raw: unknown): raw is string => isBytesOf(raw, 32)
