import type { Controller, ControllerKind } from './control.ts'
import type { Proof, Proven } from './evidence.ts'

/** What those who control a token can make it do, found by making it do so on a copy of the chain. */
export interface Powers extends Proven {
  /** Who was tried as the caller. A stranger stands for everybody; `foundAt` says where the address was met, in words. */
  readonly callers: readonly (Controller & { readonly role: Role; readonly foundAt?: string })[]
  /** Calls that were executed, and how many of them went through. */
  readonly tried: number
  readonly accepted: number
  readonly effects: readonly PowerEffect[]
  /** Functions that accept a number up to a limit, as it was found by trying: `accepted` went through and `refused` did not. */
  readonly bounds?: readonly { readonly selector: string; readonly caller: string; readonly accepted: bigint; readonly refused: bigint }[]
  /** Switches in storage that somebody's function may turn, though no argument that was tried did. */
  readonly levers?: readonly Lever[]
  /** Sales are refused by chance, so that nobody can be told who stops them: such effects are left out. */
  readonly salesByLot?: true
  /** Selectors of functions that go through for the owner and whose effect nobody saw, or that were not tried at all. */
  readonly unseen?: readonly string[]
  /** Nobody can replace the code that the token runs: all ways to do it are for a variable that names nobody, for good. */
  readonly sealed?: true
}

/** A word of storage that stops all sales when it changes, and who may call the function whose code writes it. */
export interface Lever
  extends Omit<
    PowerEffect,
    'kind' | 'granted' | 'until' | 'uses' | 'tax' | 'amount' | 'share' | 'pace' | 'daily' | 'little' | 'most' | 'released'
  > {
  readonly selector: string
  /** 32 bytes as hex. */
  readonly slot: string
}

/** "controller": an address that owner() does not name and that was met elsewhere, such as the storage of the contract. */
export type Role = 'owner' | 'controller' | 'stranger'

export interface PowerEffect {
  readonly kind:
    | 'blocks all sales'
    | 'blocks one holder'
    | 'raises the sell tax'
    | 'takes balances'
    | 'mints'
    | 'mints unseen'
    | 'replaces the code'
  readonly caller: string
  /** The last call is made by a contract that the caller has made for himself: any would do, and he himself is refused. */
  readonly viaContract?: true
  readonly role: Role
  readonly callerKind: ControllerKind
  /** How many keys must agree, and how long everybody waits, where that is known of the caller. */
  readonly keys?: Controller['keys']
  readonly delay?: number
  /** Where the caller was met, in words, when it is neither the owner nor a stranger. */
  readonly foundAt?: string
  /** The caller is named by no function of the contract and by no role that it announced. */
  readonly hidden?: true
  /**
   * The caller is a contract that runs no code but its own, all of whose functions were tried by those whom it knows and by a
   * stranger; each that may come to this went through for one of them, or would for whoever stood in the place of
   * somebody known or of nobody, or once another contract answered, and with all answers that were tried by contracts that it asks
   * all holders alike had a tenth more or less at most, or every way through it was gone without one that depends on who calls, or
   * neither comes to this nor writes whom the others obey. What they can make it do is told by itself. Or it acts by name, and on all
   * of its ways names nobody but who calls it, or has signed.
   */
  readonly tried?: true
  /** Only those who buy after the call cannot sell. */
  readonly newcomers?: true
  /** The contract that was called, where it is not the token: one that the token asks. */
  readonly target?: string
  /** Calls that came first, in order: the power takes more than one step. */
  readonly steps?: readonly { readonly caller: string; readonly calldata: string }[]
  /** Seconds between those and the call; of a call without them, until it shows. */
  readonly wait?: number
  /**
   * Absent for a power that was executed. Otherwise the state of the chain itself names the caller: an authority that a token
   * program keeps, the issuer of a ledger that gives every issuer that right, or a minting policy. "call": the call goes through for the caller and
   * is refused to strangers, and only its name says what it does.
   */
  readonly granted?: 'authority' | 'issuer' | 'policy' | 'call'
  /** A granted power that ends by itself does so at this time. */
  readonly until?: Date
  /** How often it was used until now, where the chain counts that. */
  readonly uses?: number
  /** What was called, for a power that was executed. */
  readonly selector?: string
  readonly calldata?: string
  /** Sell tax after the call, 0 to 1, for "raises the sell tax". */
  readonly tax?: number
  /** Base units taken or created. */
  readonly amount?: bigint
  /** Share of what the holder had, or of the supply, 0 to 1 or more. */
  readonly share?: number
  /** Share of the supply that accrues in a day, for "mints" that are no more than what has accrued. */
  readonly pace?: number
  /** Share of the supply that can be created this way in a day at most, for ever, where that is more than a slow pace and still not much. */
  readonly daily?: number
  /** It comes of an ordinary trade, whoever makes it. */
  readonly traded?: true
  /** It has to be called again each so many seconds, and can be for as long as anybody likes. */
  readonly every?: number
  /** What it stops goes on by itself after so many seconds, and nothing that was tried stopped it again for twice as long. */
  readonly ends?: number
  /**
   * From what it stops whoever calls this function of the token releases himself, and sells so many seconds later; nothing that was tried
   * kept him from that.
   */
  readonly released?: { readonly selector: string; readonly after: number }
  /**
   * Next to nothing was created, or a fiftieth at most was taken from anybody, and calls for more brought no more: of what was taken a
   * twentieth at most within a year.
   */
  readonly little?: true
  /** Share of the supply that can be created this way in all, for ever, where the code keeps count of it. */
  readonly most?: number
  readonly proof: Proof
}
