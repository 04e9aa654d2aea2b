/**
 * Slots that libraries agreed upon: EIP-1967 is read elsewhere; EIP-1822 (`keccak256("PROXIABLE")`), the first proxies of
 * OpenZeppelin (`org.zeppelinos.proxy.implementation` and `.admin`), ERC-7201 of its Ownable, Ownable2Step and AccessControl
 * default administration, Ownable of solady, and the owner of a diamond (`diamond.standard.diamond.storage`, fourth and fifth word).
 */
export const agreedSlots = {
  proxiable: '0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7',
  legacyImplementation: '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
  legacyAdmin: '0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b',
  ownable: '0x9016d09d72d40fdae2fd8ceac6b6234c7706214fd39c1cd1e609a0528c199300',
  ownable2Step: '0x237e158222e3e6968b72b9db0d8043aacf074ad9f650f0d1606b4d82ee432c00',
  soladyOwner: '0xffffffffffffffffffffffffffffffffffffffffffffffffffffffff74873927',
  diamondOwner: '0xc8fcad8db84d3cc18b4c41d551ea0ee66dd599cde068d998e57d5e09332c131f',
  diamondOwnerOld: '0xc8fcad8db84d3cc18b4c41d551ea0ee66dd599cde068d998e57d5e09332c1320',
} as const
