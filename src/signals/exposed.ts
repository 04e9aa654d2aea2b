import type { Dealing } from '../evidence/exposure.ts'
import type { Label } from '../evidence/labels.ts'

type Category = 'sanctions' | 'theft' | 'scam' | 'mixer'
type ExposureRow = Category | `${Category}-far` | `${Category}-trace` | 'sanctions-before' | 'sanctions-before-far' | 'web' | 'dust'

/** What is said against the parties of one kind, on one way and at one distance. */
export interface Exposed {
  readonly row: ExposureRow
  /** Score of a scan with this exposure alone; 0 for dust. */
  readonly solo: number
  readonly dealings: readonly Dealing[]
}

const severities: Readonly<Record<Category, number>> = { sanctions: 79, theft: 75, scam: 70, mixer: 55 }
const categories: Partial<Record<Label['category'], Category>> = {
  sanctions: 'sanctions',
  exploit: 'theft',
  phishing: 'scam',
  scam: 'scam',
  mixer: 'mixer',
}
/** No label can weigh more than its source. */
const ceilings: Partial<Record<Label['confidence'], number>> = { community: 50, web: 20 }

/** Dealings with a sanctioned party before it was listed weigh one level less: nobody could have looked it up. */
const earlier = 49

/** From which share, and which value in dollars, the exposure counts in full. What a wallet sends is its own will. */
const material = { in: { share: 0.1, usd: 10_000 }, out: { share: 0.01, usd: 1_000 } } as const
/** Below both of these anybody can have sent it. */
const dust = { share: 0.001, usd: 10 }

/**
 * Exposures by category, way and distance, the gravest first. Shares of different assets are not added up; dollars are,
 * where a price is known. A step further away takes ten times as much to be material, and weighs half.
 */
export function exposures(dealings: readonly Dealing[]): readonly Exposed[] {
  const groups = new Map<string, Dealing[]>()
  for (const dealing of dealings) {
    const key = `${categories[dealing.label.category]} ${ceilings[dealing.label.confidence]} ${dealing.direction} ${dealing.hops} ${dealing.beforeListing}`
    groups.set(key, [...(groups.get(key) ?? []), dealing])
  }
  return [...groups.values()].flatMap(group => exposed(group) ?? []).sort((a, b) => b.solo - a.solo || (a.row < b.row ? -1 : 1))
}

function exposed(group: readonly Dealing[]): Exposed | undefined {
  const [first] = group
  const category = first && categories[first.label.category]
  if (!first || !category) return undefined
  const { hops, label } = first
  const m = materiality(group, category)
  const early = category === 'sanctions' && first.beforeListing === true
  const severity = Math.min(early ? earlier : severities[category], ceilings[label.confidence] ?? 100)
  const weight = Math.round(5 + (severity - 5) * m * 0.5 ** (hops - 1))
  const solo = early && hops === 2 ? Math.min(24, weight) : weight
  if (solo < 6) return { row: 'dust', solo: 0, dealings: group }
  // a tenth, and not the last bit of a division more
  const near = m > 0.1 - 1e-9
  const row = hops === 1 && !near ? `${category}-trace` : label.confidence === 'web' ? 'web' : hops === 1 ? category : `${category}-far`
  return {
    row: (early && (near || hops === 2) ? (hops === 1 ? 'sanctions-before' : 'sanctions-before-far') : row) as ExposureRow,
    solo,
    dealings: group,
  }
}

/** 0 for dust, 1 from where it counts in full. Official lists know no amount that may be paid to whom they name. */
function materiality(group: readonly Dealing[], category: Category): number {
  const [{ direction, hops, beforeListing }] = group as readonly [Dealing, ...Dealing[]]
  const shareOf = (asset: string) => group.filter(dealing => dealing.asset === asset).reduce((sum, each) => sum + each.share, 0)
  const share = Math.max(...group.map(({ asset }) => shareOf(asset)))
  const priced = group.flatMap(({ usd }) => (usd === undefined ? [] : [usd]))
  const usd = priced.reduce((sum, each) => sum + each, 0)
  const everyPrice = priced.length === group.length
  const small = share < dust.share && usd < dust.usd
  if (category === 'sanctions' && direction === 'out' && hops === 1 && !beforeListing && !(small && everyPrice)) return 1
  if (direction === 'in' && small) return 0
  const further = 10 ** (hops - 1)
  return Math.min(1, Math.max(share / (material[direction].share * further), usd / (material[direction].usd * further)))
}
