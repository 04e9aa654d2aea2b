import type { Kind } from '../../api/report.ts'
import type { InputRow } from '../input.ts'
import { linesOf } from './lines.ts'
import { badRow, inputRow, noCells } from './row.ts'
import type { TextBlock } from './text-blocks.ts'
import { trimmed } from './trim.ts'

/** Reads one address a line, with or without its chain in front. What follows `comment` at the beginning of a line or after a blank is left out. */
export async function* readList(
  first: TextBlock,
  blocks: AsyncGenerator<TextBlock, void>,
  { comment, kind }: { readonly comment: string; readonly kind: Kind | undefined },
): AsyncGenerator<InputRow, void> {
  for await (const lines of linesOf(first, blocks, { comment, largest: largestLine }))
    for (const { line, text } of lines) {
      const cells = noCells()
      if (text === undefined) {
        yield inputRow(
          {
            line,
            cells,
            address: undefined,
            chain: undefined,
            type: undefined,
            fault: badRow(`the line is longer than ${largestLine} bytes`),
          },
          kind,
        )
        continue
      }
      const address = trimmed(withoutComment(text, comment))
      if (address === '') continue
      cells['address'] = address
      yield inputRow({ line, cells, address, chain: undefined, type: undefined }, kind)
    }
}

function withoutComment(text: string, comment: string): string {
  for (let at = text.indexOf(comment); at >= 0; at = text.indexOf(comment, at + 1)) {
    if (at === 0 || text[at - 1] === ' ' || text[at - 1] === '\t') return text.slice(0, at)
  }
  return text
}

const largestLine = 65_536
