/** Names of bodies that this process has seen on the disk a short while ago: they need not be sent again. */
export interface KnownBodies {
  /** At this instant, in milliseconds. */
  has(name: string, at: number): boolean
  /** After its transaction has ended well. */
  add(name: string, at: number): void
}

/** Half of the time after which a body is kept anew (`keptAnew`): what is known is never one that could be forgotten. */
const known = 1_800_000
const mostNames = 10_000

export function createKnownBodies(): KnownBodies {
  const seen = new Map<string, number>()
  return {
    has(name, at) {
      const before = seen.get(name)
      return before !== undefined && at >= before && at - before < known
    },
    add(name, at) {
      const before = seen.get(name)
      if (before !== undefined && at >= before && at - before < known) return
      seen.delete(name)
      seen.set(name, at)
      for (const oldest of seen.keys()) {
        if (seen.size <= mostNames) break
        seen.delete(oldest)
      }
    },
  }
}
