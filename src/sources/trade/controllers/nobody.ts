/** Where people burn to; the zero address keeps the first thousand shares of every pool too. */
export const burns: readonly string[] = [
  '0x0000000000000000000000000000000000000000',
  '0x0000000000000000000000000000000000000001',
  '0x000000000000000000000000000000000000dead',
]

/** The zero address and those that people burn to: nobody has their keys. */
export const isNobody = (address: string): boolean => /^0x0{39}[01]$/.test(address) || /^0x0{36}dead$/.test(address)
