/** Addresses that the runtime of Solana and its token programs fix. */
export const systemProgram = '11111111111111111111111111111111'
export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const token2022Program = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
export const upgradeableLoader = 'BPFLoaderUpgradeab1e11111111111111111111111'
export const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'
export const clock = 'SysvarC1ock11111111111111111111111111111111'
const incinerator = '1nc1nerator11111111111111111111111111111111'
export const wrappedSol = 'So11111111111111111111111111111111111111112'

/** Programs that keep accounts of several signers (Squads v3 and v4). */
export const multisigPrograms: readonly string[] = [
  'SMPLecH534NA9acpos4G6x7uf3LWbCAwZQE9e8ZekMu',
  'SQDS4ep65T869zMMBKyuUq6aD6EgTu8psMjkvj52pCf',
]

export const isTokenProgram = (address: string): boolean => address === tokenProgram || address === token2022Program

/** Nobody can sign for them. */
export const isNobody = (address: string): boolean => address === systemProgram || address === incinerator

/** Programs that nearly every transaction calls: to call them is no dealing with a contract. */
export const isPlumbing = (program: string): boolean =>
  isTokenProgram(program) ||
  program === systemProgram ||
  [
    'ComputeBudget111111111111111111111111111111',
    'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
    'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
    'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
    'Ed25519SigVerify111111111111111111111111111',
    'KeccakSecp256k11111111111111111111111111111',
    'Secp256r1SigVerify1111111111111111111111111',
    'AddressLookupTab1e1111111111111111111111111',
  ].includes(program)
