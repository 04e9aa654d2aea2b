interface Failure {
  /** HTTP status the failure travels under (interface specification, section 7). */
  readonly status: number
  /** Exit code of the command line, a compatibility promise (`chainvet help exit-codes`). */
  readonly exit: 1 | 2 | 4 | 5 | 6 | 8 | 130
  /** Whether the same call may work in a moment. */
  readonly retryable: boolean
}

const usage: Failure = { status: 400, exit: 2, retryable: false }
const temporary: Failure = { status: 502, exit: 5, retryable: true }

/** Every way chainvet can fail, and what each means to a caller. The codes never change their meaning. */
export const failures = {
  USAGE: usage,
  CHAIN_REQUIRED: usage,
  UNKNOWN_CHAIN: usage,
  CHAIN_MISMATCH: usage,
  INVALID_ADDRESS: usage,
  CHECKSUM_MISMATCH: usage,
  INPUT_NOT_FOUND: usage,
  INPUT_EMPTY: usage,
  CSV_NO_ADDRESS_COLUMN: usage,
  CSV_BAD_ENCODING: usage,
  CSV_BAD_ROW: usage,
  EXCEL_MANGLED: usage,
  CONFIG_INVALID: usage,
  CONFIG_UNTRUSTED_KEY: usage,
  IGNORE_INVALID: usage,
  KEY_ON_COMMAND_LINE: usage,
  RESUME_MISMATCH: usage,
  AUTH_MISSING: { status: 401, exit: 4, retryable: false },
  AUTH_INVALID: { status: 401, exit: 4, retryable: false },
  QUOTA_EXHAUSTED: { status: 429, exit: 6, retryable: false },
  OVERAGE_NOT_ALLOWED: { status: 429, exit: 6, retryable: false },
  UPSTREAM_UNAVAILABLE: temporary,
  NETWORK: temporary,
  TIMEOUT: temporary,
  TLS: { status: 502, exit: 5, retryable: false },
  BAD_RESPONSE: temporary,
  RATE_LIMITED: { status: 429, exit: 5, retryable: true },
  NO_ACTIVITY: { status: 404, exit: 8, retryable: false },
  UNKNOWN_LEVEL: { status: 502, exit: 8, retryable: false },
  /** An answer contradicts the question, the interface or itself, or nodes contradict each other: it is no verdict. */
  CONTRADICTION: { status: 502, exit: 8, retryable: false },
  DATA_TOO_OLD: { status: 502, exit: 8, retryable: false },
  UNSCORED: { status: 502, exit: 8, retryable: false },
  /** Recorded answers are missing or changed: nothing can be recomputed from them. */
  EVIDENCE_DAMAGED: { status: 502, exit: 8, retryable: false },
  /** What the service remembers cannot be read or written: nothing is scanned that could not be charged. */
  STORE_UNAVAILABLE: { status: 503, exit: 5, retryable: true },
  OUTPUT_FAILED: { status: 500, exit: 1, retryable: false },
  INTERRUPTED: { status: 500, exit: 130, retryable: false },
  INTERNAL: { status: 500, exit: 1, retryable: false },
} as const satisfies Record<string, Failure>

export type FailureCode = keyof typeof failures

interface Explanation {
  /** What the reader can do next. */
  readonly hint?: string
  /** Lines that show where the trouble is; printed as they stand, below the message. */
  readonly where?: readonly string[]
  readonly cause?: unknown
}

/** Base of every failure chainvet names. Anything else that escapes is a bug. */
export class ChainvetError extends Error {
  override readonly name: string = 'ChainvetError'
  readonly code: FailureCode
  readonly hint: string | undefined
  readonly where: readonly string[]

  constructor(code: FailureCode, message: string, { hint, where = [], cause }: Explanation = {}) {
    super(message, { cause })
    this.code = code
    this.hint = hint
    this.where = where
  }

  get status(): number {
    return failures[this.code].status
  }

  get retryable(): boolean {
    return failures[this.code].retryable
  }
}

export class InvalidAddressError extends ChainvetError {
  override readonly name = 'InvalidAddressError'
  constructor({
    address,
    chain,
    expected,
    kind = 'wallet',
    why,
    hint,
  }: { address: string; chain: string; expected: string; kind?: 'wallet' | 'token'; why?: string; hint?: string }) {
    const reason = why ? `: ${why}` : ''
    super('INVALID_ADDRESS', `"${clip(address)}" is not ${kind === 'token' ? 'a token' : 'an address'} of ${chain}${reason}`, {
      hint: hint ?? `Expected ${expected}.`,
    })
  }
}

/** Something shaped like a key or a seed phrase was given. It is refused and never repeated, not even in part. */
export class SecretRefusedError extends ChainvetError {
  override readonly name = 'SecretRefusedError'
  constructor({ looksLike }: { looksLike: string }) {
    super('INVALID_ADDRESS', `this looks like ${looksLike}, so it was refused`, {
      hint: 'It was not stored, sent or printed. If it is one, move the funds: it may be in your shell history now. Give the address instead.',
    })
  }
}

export class ChecksumMismatchError extends ChainvetError {
  override readonly name = 'ChecksumMismatchError'
  constructor({ address, expected }: { address: string; expected?: { index: number; character: string } }) {
    super('CHECKSUM_MISMATCH', 'address checksum does not match', {
      where: expected ? [address, `${' '.repeat(expected.index)}^ expected ${expected.character}`] : [address],
      hint: expected
        ? 'A wrong capital letter usually means a typing error, sometimes a forged look-alike. Check the source.\nIf you are sure: --no-checksum'
        : 'One or more characters are wrong: usually a typing error, sometimes a forged look-alike. Check the source.',
    })
  }
}

export class UnknownChainError extends ChainvetError {
  override readonly name = 'UnknownChainError'
  constructor({ chain, closest }: { chain: string; closest: string | undefined }) {
    super('UNKNOWN_CHAIN', `unknown chain "${clip(chain)}"`, {
      hint: `${closest ? `Did you mean ${closest}?   ` : ''}All chains: chainvet chains`,
    })
  }
}

export class NoActivityError extends ChainvetError {
  override readonly name = 'NoActivityError'
  /** `active` are those of the others on which the address is in use, as far as somebody could be asked. */
  constructor({ chain, others, active = [] }: { chain: string; others: readonly string[]; active?: readonly string[] }) {
    super('NO_ACTIVITY', `this wallet has no activity on ${chain}, so it was not scored`, {
      hint:
        active.length > 0
          ? `It has activity on ${active.join(', ')}: scan it there.`
          : others.length > 0
            ? `Right chain? The same address exists on ${others.join(', ')}.`
            : 'Check the address: nothing was ever sent to it.',
    })
  }
}

/** Too little is known to judge. Silence is not a clean bill, so there is no score. */
export class UnscoredError extends ChainvetError {
  override readonly name = 'UnscoredError'
  constructor({ subject, reason, checked, hint }: { subject: string; reason: string; checked: readonly string[]; hint: string }) {
    super('UNSCORED', `this ${subject} was not scored: ${reason}`, { where: checked, hint })
  }
}

/** There is no contract, or not one that could be a token, at the address of a token scan. */
export class NotATokenError extends ChainvetError {
  override readonly name = 'NotATokenError'
  constructor({ chain, why, hint }: { chain: string; why: string; hint: string }) {
    super('INVALID_ADDRESS', `this is not a token contract on ${chain}: ${why}`, { hint })
  }
}

/** A source failed. It is named by its name, never by its URL: provider keys live in URLs. */
export class SourceError extends ChainvetError {
  override readonly name = 'SourceError'
  readonly source: string
  constructor({
    source,
    code,
    problem,
    hint,
    cause,
  }: { source: string; code: SourceFailure; problem: string; hint?: string; cause?: unknown }) {
    super(code, `${source} ${problem}`, { hint: hint ?? sourceHints[code], cause })
    this.source = source
  }
}

export type SourceFailure = 'UPSTREAM_UNAVAILABLE' | 'NETWORK' | 'TIMEOUT' | 'TLS' | 'BAD_RESPONSE' | 'RATE_LIMITED' | 'CONTRADICTION'

const sourceHints: Record<SourceFailure, string> = {
  UPSTREAM_UNAVAILABLE: 'Try again in a moment, or name another node with --rpc-url or another explorer with --explorer-url.',
  NETWORK: 'Is it running, and is this machine online? Another node: --rpc-url URL, another explorer: --explorer-url URL.',
  TIMEOUT: 'Try again, allow more time with --timeout 60s, or name another node with --rpc-url.',
  TLS: 'A company proxy needs its certificate in NODE_EXTRA_CA_CERTS; otherwise somebody may stand in between.',
  BAD_RESPONSE: 'It may not be what it claims to be, or a proxy stands in between. Name another one with --rpc-url or --explorer-url.',
  CONTRADICTION: 'Try again in a moment, or name nodes that you trust with --rpc-url.',
  RATE_LIMITED: 'Wait a minute, or use a node or explorer of your own with --rpc-url and --explorer-url.',
}

const clip = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}...` : text)
