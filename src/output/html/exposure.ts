/** One address on a way between the scanned one and a listed one. */
interface Hop {
  readonly address: string
  readonly label?: string
  /** As it is to be read, with its unit: "1.5 ETH". */
  readonly amount?: string
  readonly category?: string
}

/**
 * A way that value took. `path` begins beside the scanned address, which is not part of it, and ends with the listed
 * one; a path of one hop is a direct dealing.
 */
export interface Exposure {
  readonly path: readonly [Hop, ...Hop[]]
  /** "in": value came from the listed address; "out": it went there. */
  readonly direction: 'in' | 'out'
  /** Part of all that came in or went out, 0 to 1. */
  readonly share?: number
  /** Name of the list that holds the last address. */
  readonly list?: string
}

/** The entries of `security_summary.exposure` that have the shape above; anything else is left out. */
export const exposuresIn = (details: unknown): readonly Exposure[] =>
  isObject(details) && Array.isArray(details['exposure']) ? details['exposure'].filter(isExposure) : []

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string'

const isHop = (value: unknown): value is Hop =>
  isObject(value) &&
  typeof value['address'] === 'string' &&
  value['address'] !== '' &&
  ['label', 'amount', 'category'].every(member => isTextOrNone(value[member]))

function isExposure(value: unknown): value is Exposure {
  if (!isObject(value) || (value['direction'] !== 'in' && value['direction'] !== 'out') || !isTextOrNone(value['list'])) return false
  const { path, share } = value
  const fits = share === undefined || (typeof share === 'number' && share >= 0 && share <= 1)
  return fits && Array.isArray(path) && path.length > 0 && path.length <= 8 && path.every(isHop)
}

/** An address in the picture. */
export interface Node extends Hop {
  /** Its number in the picture and in the list below; 0 is the scanned address. */
  readonly n: number
  /** Steps from the scanned address, negative upstream: value flows from left to right. */
  readonly column: number
  readonly lane: number
  readonly listed: boolean
}

interface Edge {
  readonly from: Node
  readonly to: Node
}

export interface Graph {
  readonly nodes: readonly Node[]
  readonly edges: readonly Edge[]
  readonly lanes: number
}

/** Places every address once on each side of the scanned one, and joins those between which value moved. */
export function graphOf(address: string, exposures: readonly Exposure[]): Graph {
  const lanesOf = { in: exposures.filter(({ direction }) => direction === 'in').length, out: 0 }
  lanesOf.out = exposures.length - lanesOf.in
  const lanes = Math.max(lanesOf.in, lanesOf.out, 1)
  const scanned: Node = { address, n: 0, column: 0, lane: (lanes - 1) / 2, listed: false }
  const nodes = new Map<string, Node>([['', scanned]])
  const edges = new Map<string, Edge>()
  const lane = { in: 0, out: 0 }

  for (const { path, direction } of exposures) {
    // the shorter side stands in the middle of the longer one
    const height = lane[direction]++ + (lanes - lanesOf[direction]) / 2
    let inner = scanned
    path.forEach((hop, at) => {
      const key = `${direction} ${hop.address}`
      const listed = at === path.length - 1
      const before = nodes.get(key)
      const node: Node = before
        ? { ...before, listed: before.listed || listed }
        : { ...hop, n: nodes.size, column: direction === 'in' ? -at - 1 : at + 1, lane: height, listed }
      nodes.set(key, node)
      const [from, to] = direction === 'in' ? [node, inner] : [inner, node]
      edges.set(`${from.n} ${to.n}`, { from, to })
      inner = node
    })
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()], lanes }
}
