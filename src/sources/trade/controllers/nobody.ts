/** The zero address and those that people burn to: nobody has their keys. */
export const isNobody = (address: string): boolean => /^0x0{39}[01]$/.test(address) || /^0x0{36}dead$/.test(address)
