import { z } from 'zod'
import { classic, drops, uint32 } from './amounts.ts'
import type { Question } from './rippled.ts'

const signerList = z.looseObject({
  SignerQuorum: uint32,
  SignerEntries: z.array(z.looseObject({ SignerEntry: z.looseObject({ Account: classic, SignerWeight: uint32 }) })).max(64),
})
const signerLists = z.array(signerList).optional()

const rootOf = (account: string) =>
  z.looseObject({
    Account: z.literal(account),
    Balance: drops,
    Flags: uint32,
    RegularKey: classic.optional(),
    TransferRate: uint32.optional(),
    Domain: z
      .string()
      .regex(/^[0-9A-Fa-f]*$/)
      .optional(),
    // accounts that belong to the ledger itself: a pool, a vault, a broker of loans
    AMMID: z.string().optional(),
    VaultID: z.string().optional(),
    LoanBrokerID: z.string().optional(),
    signer_lists: signerLists,
  })

/** The root of an account, and who may sign for it. */
export interface AccountRoot {
  readonly account: string
  /** Drops. */
  readonly balance: bigint
  readonly flags: number
  readonly regularKey: string | undefined
  readonly transferRate: number | undefined
  /** Hex of what the owner typed. */
  readonly domain: string | undefined
  /** Made by the ledger itself; nobody has a key of it. */
  readonly pseudo: boolean
  /** Accounts that sign together, or `null` for none; absent when the server did not say. */
  readonly signers?: SignerList | null
}

export interface SignerList {
  readonly quorum: number
  readonly entries: readonly { readonly account: string; readonly weight: number }[]
}

/** `account_info` with the list of signers. Servers put that list inside the root, or, by the newer interface, beside it. */
export const accountInfo = (account: string): Question<AccountRoot> => ({
  method: 'account_info',
  params: { account, signer_lists: true },
  result: z
    .looseObject({ account_data: rootOf(account), signer_lists: signerLists })
    .transform(({ account_data: root, signer_lists: beside }): AccountRoot => {
      const lists = root.signer_lists ?? beside
      const [list] = lists ?? []
      return {
        account,
        balance: root.Balance,
        flags: root.Flags,
        regularKey: root.RegularKey,
        transferRate: root.TransferRate,
        domain: root.Domain,
        pseudo: root.AMMID !== undefined || root.VaultID !== undefined || root.LoanBrokerID !== undefined,
        ...(lists && {
          signers: list
            ? {
                quorum: list.SignerQuorum,
                entries: list.SignerEntries.map(({ SignerEntry: { Account, SignerWeight } }) => ({
                  account: Account,
                  weight: SignerWeight,
                })),
              }
            : null,
        }),
      }
    }),
})

/** Flags of an account root (lsf...). They fill 32 bits, so a bit is told by "not zero", never by "greater than zero". */
const bits = {
  requireDestinationTag: 0x00020000,
  requireAuth: 0x00040000,
  disableMaster: 0x00100000,
  noFreeze: 0x00200000,
  globalFreeze: 0x00400000,
  defaultRipple: 0x00800000,
  depositAuth: 0x01000000,
  allowClawback: 0x80000000,
} as const

export const has = ({ flags }: Pick<AccountRoot, 'flags'>, flag: keyof typeof bits): boolean => (flags & bits[flag]) !== 0
