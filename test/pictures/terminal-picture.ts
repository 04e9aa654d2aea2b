import xterm, { type IBufferCell, type Terminal } from '@xterm/headless'

interface Shape {
  readonly title: string
  readonly columns: number
}

/** A stretch of a line whose cells look alike. `at` and `cells` count columns. */
interface Stretch {
  readonly at: number
  cells: number
  text: string
  readonly style: string
}

/** Measures in pixels of a cell, and of the margin around all of them. */
const cell = { width: 8.4, height: 19, text: 14, baseline: 14 }
const margin = 22

/** The sixteen colours of a terminal, each with a contrast of 4.5 or more to the ground but for black, which nothing is written in. */
const palette = [
  ...['#484f58', '#ff7b72', '#56d364', '#e3b341', '#79c0ff', '#d2a8ff', '#76e3ea', '#c9d1d9'],
  ...['#8b949e', '#ffa198', '#7ee787', '#f2cc60', '#a5d6ff', '#e2c5ff', '#b3f0ff', '#ffffff'],
]
const ground = '#0d1117'
const ink = '#e6edf3'
const fonts = 'ui-monospace, SFMono-Regular, Menlo, Consolas, DejaVu Sans Mono, monospace'

/** What was sent to a terminal of so many columns, as an SVG of what it shows: text that can be selected, in no font of its own. */
export async function terminalPicture(raw: string, { title, columns }: Shape): Promise<string> {
  const terminal = new xterm.Terminal({ cols: columns, rows: 24, scrollback: 10_000, allowProposedApi: true })
  await new Promise<void>(done => terminal.write(raw, done))
  const lines = linesOf(terminal)
  terminal.dispose()
  const [width, height] = [Math.ceil(columns * cell.width) + 2 * margin, lines.length * cell.height + 2 * margin]
  const texts = lines.flatMap((stretches, row) => stretches.map(stretch => textOf(stretch, margin + row * cell.height + cell.baseline)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="8" fill="${ground}"/>`,
    `<g font-family="${fonts}" font-size="${cell.text}" fill="${ink}">`,
    ...texts,
    '</g>',
    '</svg>\n',
  ].join('\n')
}

/** Lines without the empty ones at the end. A stretch has single blanks inside only: of several, a picture makes one. */
function linesOf({ buffer: { active } }: Terminal): Stretch[][] {
  const lines = Array.from({ length: active.length }, (_, row) => {
    const line = active.getLine(row)
    const stretches: Stretch[] = []
    let blanks = 0
    for (let column = 0; line && column < line.length; column++) {
      const each = line.getCell(column)
      // the second half of a wide character
      if (!each || each.getWidth() === 0) continue
      const text = each.getChars().trim()
      if (text === '') {
        blanks++
        continue
      }
      const style = styleOf(each)
      const last = stretches.at(-1)
      if (last?.style === style && blanks < 2) {
        last.text += ' '.repeat(blanks) + text
        last.cells = column + each.getWidth() - last.at
      } else stretches.push({ at: column, cells: each.getWidth(), text, style })
      blanks = 0
    }
    return stretches
  })
  while (lines.at(-1)?.length === 0) lines.pop()
  return lines
}

function styleOf(each: IBufferCell): string {
  const colour = each.isFgPalette() ? palette[each.getFgColor()] : each.isDim() ? palette[8] : undefined
  return `${colour === undefined ? '' : ` fill="${colour}"`}${each.isBold() ? ' font-weight="700"' : ''}`
}

/** Fonts differ in width: each stretch is told how long it is, so that columns stay below each other. */
const textOf = ({ at, cells, text, style }: Stretch, y: number): string =>
  `<text x="${rounded(margin + at * cell.width)}" y="${y}" textLength="${rounded(cells * cell.width)}" lengthAdjust="spacingAndGlyphs"${style}>${escaped(text)}</text>`

const rounded = (pixels: number): string => String(Math.round(pixels * 10) / 10)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
