import { counted } from '../amounts.ts'
import { visibleText } from '../visible.ts'
import { type Exposure, exposuresIn, type Graph, graphOf, type Node } from './exposure.ts'
import type { Entry } from './keep.ts'
import { type Markup, markup, nothing } from './markup.ts'
import { fine } from './overview.ts'
import { percent } from './wording.ts'

const drawn = 8
const [top, lane] = [30, 78]

/** Ways between the scanned address and listed ones, drawn and in words. */
export function exposureGraph({ n }: Entry, address: string, details: unknown): Markup {
  const exposures = exposuresIn(details)
  if (exposures.length === 0) return nothing
  const graph = graphOf(address, exposures.slice(0, drawn))
  const more = exposures.length > drawn ? ` The picture shows the first ${drawn} of ${exposures.length}.` : ''
  return markup`<h3>Dealings with listed parties</h3><figure>${picture(n, graph)}<figcaption>Value flows from left to right. A double ring is the scanned address, a square a listed one; numbers are those of the list.${more}</figcaption></figure>
<ol class="ways">${exposures.map(exposure => wayOf(exposure, graph))}</ol>`
}

function picture(n: number, { nodes, edges, lanes }: Graph): Markup {
  const columns = nodes.map(({ column }) => column)
  const [first, last] = [Math.min(...columns), Math.max(...columns)]
  const across = last - first + 1
  const x = ({ column }: Node): string => `${fine((100 * (column - first + 0.5)) / across)}%`
  const y = (node: Node): number => top + lane * node.lane
  const words = edges.map(({ from, to }) => `${nameOf(from)} to ${nameOf(to)}`).join('; ')
  return markup`<svg class="graph" role="img" aria-labelledby="g${n}t" aria-describedby="g${n}d" width="100%" height="${top + lane * (lanes - 1) + 52}"><title id="g${n}t">Dealings with listed parties</title><desc id="g${n}d">${words}.</desc>${edges.map(
    ({ from, to }) => markup`<line class="flow" x1="${x(from)}" y1="${y(from)}" x2="${x(to)}" y2="${y(to)}"/>`,
  )}${nodes.map(node => markup`${shapeOf(node, x(node), y(node))}<text class="mid" x="${x(node)}" y="${y(node) + 4}">${node.n === 0 ? '' : node.n}</text>${labels(node, across, x(node), y(node) + 34)}`)}</svg>`
}

function shapeOf(node: Node, x: string, y: number): Markup {
  if (node.n === 0) return markup`<circle class="node" cx="${x}" cy="${y}" r="16"/><circle class="node self" cx="${x}" cy="${y}" r="10"/>`
  // a rectangle has no centre to give in percent, a picture within has
  if (node.listed)
    return markup`<svg x="${x}" y="${y}" overflow="visible"><rect class="node listed" x="-15" y="-15" width="30" height="30"/></svg>`
  return markup`<circle class="node" cx="${x}" cy="${y}" r="16"/>`
}

/** A name below its node, cut to the room there is; it stands whole in the list. */
function labels(node: Node, across: number, x: string, y: number): Markup {
  const label = node.n === 0 ? 'scanned' : (node.label ?? node.category)
  if (label === undefined) return nothing
  const cut = (room: number) => visibleText(label, Math.max(5, Math.floor(room / across / 6.5)))
  return markup`<text class="mid wide" x="${x}" y="${y}">${cut(900)}</text><text class="mid narrow" x="${x}" y="${y}">${cut(290)}</text>`
}

const nameOf = ({ n, label, address }: Node): string => (n === 0 ? 'the scanned address' : (label ?? address))

function wayOf({ path, direction, share, list }: Exposure, { nodes }: Graph): Markup {
  const flow = direction === 'in' ? 'Came from' : 'Went to'
  const reach = path.length === 1 ? 'directly' : `over ${counted(path.length - 1, 'hop')}`
  const part = share === undefined ? '' : `, ${percent(share)} of all that ${direction === 'in' ? 'came in' : 'went out'}`
  const target = list === undefined ? 'a listed address' : 'an address on '
  return markup`<li>${flow} ${target}${list === undefined ? nothing : markup`<bdi>${list}</bdi>`}, ${reach}${part}.<ul>${path.map(
    ({ address, label, amount, category }) => {
      const node = nodes.find(each => each.n > 0 && each.address === address && each.column < 0 === (direction === 'in'))
      const remarks = [label, category, amount].flatMap(text => (text === undefined ? [] : [markup`, <bdi>${text}</bdi>`]))
      return markup`<li>${node ? markup`<b>${node.n}</b> ` : nothing}<span class="mono">${address}</span>${remarks}</li>`
    },
  )}</ul></li>`
}
