/** What an input holds, counted without asking anybody. */
export interface Counts {
  /** Path as given, "-" for standard input, null for the command line. */
  readonly file: string | null
  readonly rows: number
  /** Different targets: what a run asks about, each of them once. */
  readonly targets: number
  /** Rows that name a target of an earlier row. */
  readonly duplicates: number
  readonly badRows: number
  /** Where the first ten bad rows are. */
  readonly badPlaces: readonly Place[]
  /** Of the bytes of the input, hex; null where it is no file. */
  readonly sha256: string | null
}

export interface Place {
  readonly line: number
  /** Only where an input covers several files. */
  readonly file?: string
}

/** What a run needs, and what that costs. Money is in millionths of a dollar: 0.024 times 11,408 is no double. */
export interface Cost {
  /** One for each target that has no result yet, at most as many as --max-calls says. */
  readonly calls: number
  /** Targets that --max-calls leaves out. */
  readonly beyondLimit: number
  /** What the service counts; undefined for the engine of this process, which asks nobody for money. */
  readonly quota: Quota | undefined
  /** Scans a second that are likely; undefined where nothing is known about it. */
  readonly pace: number | undefined
}

/** The month of an account, as far as a run changes it. */
export interface Quota {
  readonly tier: string
  /** A free tier has no overage: its calls stop. */
  readonly free: boolean
  /** Included calls that are left. */
  readonly left: number
  /** Calls of this run beyond them. */
  readonly over: number
  /** Price of a call beyond the included ones; undefined where the service names none. */
  readonly perCall: bigint | undefined
  /** What the calls beyond cost. */
  readonly price: bigint | undefined
  /** What the calls beyond have cost this month already. */
  readonly spent: bigint
  /** First instant of the next month. */
  readonly resets: string
}
