/** What decides how a stream is written to. */
export interface StreamFacts {
  readonly isTTY: boolean
  /** Width of the terminal; some report 0. */
  readonly columns: number | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

const set = (value: string | undefined): value is string => value !== undefined && value !== ''

/**
 * Whether a stream gets colour: the flag, NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR, TERM=dumb, then whether it is
 * a terminal. Each stream is decided on its own; no other variable counts, whatever the build server is.
 */
export function wantsColor(flag: 'auto' | 'always' | 'never', { isTTY }: StreamFacts, env: Environment): boolean {
  if (flag !== 'auto') return flag === 'always'
  if (set(env['NO_COLOR'])) return false
  if (set(env['FORCE_COLOR'])) return env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false'
  if (set(env['CLICOLOR_FORCE']) && env['CLICOLOR_FORCE'] !== '0') return true
  if (env['CLICOLOR'] === '0' || env['TERM'] === 'dumb') return false
  return isTTY
}

/** Columns to fill: what was asked for, the terminal, COLUMNS, 80 on a terminal that does not say, and no limit in a pipe. */
export function widthOf(asked: number | undefined, { isTTY, columns }: StreamFacts, env: Environment): number {
  if (asked !== undefined) return asked
  if (columns !== undefined && columns > 0) return columns
  const fromEnvironment = /^[1-9]\d{0,3}$/.test(env['COLUMNS'] ?? '') ? Number.parseInt(env['COLUMNS'] ?? '', 10) : undefined
  return fromEnvironment ?? (isTTY ? 80 : Number.POSITIVE_INFINITY)
}

/** A spinner needs a terminal that can redraw a line and somebody who looks at it. */
export const canSpin = ({ isTTY, columns }: StreamFacts, env: Environment): boolean =>
  isTTY && columns !== undefined && columns > 0 && env['TERM'] !== 'dumb' && !set(env['CI'])

/** Asked for by a flag or, once and for all, by the environment. */
export const isAccessible = (flag: boolean | undefined, env: Environment): boolean =>
  flag === true || [env['CHAINVET_ACCESSIBLE'], env['ACCESSIBLE']].some(isOn)

/** How much is said on stderr: as often as -v was given, and with CHAINVET_DEBUG as after -vv. */
export const verbosity = (given: number, env: Environment): number => (isOn(env['CHAINVET_DEBUG']) ? Math.max(given, 2) : given)

const isOn = (value: string | undefined): boolean => set(value) && value !== '0' && value.toLowerCase() !== 'false'
