import type { Diagnosis } from '../../output/doctor.ts'
import type { GlobalFlags } from '../options.ts'
import { type StreamFacts, wantsColor, widthOf } from '../terminal.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** How a stream is written to, and which rule of `terminal.ts` decided it. */
export function describeStream(stream: StreamFacts, { color, width }: GlobalFlags, env: Environment): Diagnosis['stdout'] {
  const flag = color === false ? 'never' : color
  const columns = widthOf(width, stream, env)
  return {
    terminal: stream.isTTY,
    color: wantsColor(flag, stream, env),
    color_because: colorReason(flag, env),
    width: Number.isFinite(columns) ? columns : null,
    width_because: widthReason(width, stream, columns, env),
  }
}

function colorReason(flag: 'auto' | 'always' | 'never', env: Environment): string {
  if (flag !== 'auto') return `--color ${flag}`
  const [first] = ['NO_COLOR', 'FORCE_COLOR', 'CLICOLOR_FORCE'].filter(
    name => env[name] !== undefined && env[name] !== '' && !(name === 'CLICOLOR_FORCE' && env[name] === '0'),
  )
  if (first !== undefined) return first
  if (env['CLICOLOR'] === '0') return 'CLICOLOR=0'
  return env['TERM'] === 'dumb' ? 'TERM=dumb' : 'whether it is a terminal'
}

function widthReason(asked: number | undefined, { isTTY, columns }: StreamFacts, width: number, env: Environment): string {
  if (asked !== undefined) return '--width'
  if (columns !== undefined && columns > 0) return 'the terminal says so'
  if (String(width) === env['COLUMNS']) return 'COLUMNS'
  return isTTY ? 'the terminal does not say' : 'not a terminal'
}
