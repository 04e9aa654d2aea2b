import { hostname, userInfo } from 'node:os'

/** What a diagnosis depends on besides the environment and the streams. */
export interface Machine {
  readonly now: Date
  /** Version of Node, "20.19.0". */
  readonly node: string
  readonly platform: string
  readonly cwd: string
  readonly user: string | undefined
  readonly host: string
  /** Owner of this process; `undefined` where the system knows no owners. */
  readonly uid: number | undefined
}

export const thisMachine = (cwd: string): Machine => ({
  now: new Date(),
  node: process.versions.node,
  platform: `${process.platform} ${process.arch}`,
  cwd,
  user: userName(),
  host: hostname(),
  uid: process.getuid?.(),
})

/** Containers run as users that the system has no name for. */
function userName(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}
