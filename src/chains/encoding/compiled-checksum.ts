import { buildKeccakMachine } from './keccak-machine.ts'

/** `checksummed` of `keccak.ts`, for addresses of forty hex digits, fifteen times as fast; `undefined` where it cannot be made. */
export function compiledChecksum(): ((address: string) => string) | undefined {
  const machine = buildKeccakMachine()
  if (!machine) return undefined
  const { message, digest, hash } = machine
  const mixed = Buffer.from(`0x${'0'.repeat(digits)}`)
  return address => {
    for (let at = 0; at < digits; at++) {
      const code = address.charCodeAt(at + 2)
      message[at] = code > nine ? code | 0x20 : code
    }
    hash()
    for (let at = 0; at < digits; at += 2) {
      const pair = digest[at >> 1] as number
      const [first, second] = [message[at] as number, message[at + 1] as number]
      mixed[at + 2] = first > nine && pair >= 0x80 ? first - 0x20 : first
      mixed[at + 3] = second > nine && (pair & 0x08) !== 0 ? second - 0x20 : second
    }
    return mixed.toString('latin1')
  }
}

const digits = 40
const nine = 0x39
