import { recordSplitter } from './records.ts'
import type { TextBlock } from './text-blocks.ts'

export interface Line {
  readonly line: number
  /** Without its end; `undefined` where it is longer than `largest` bytes. */
  readonly text: string | undefined
}

/** The lines of a text that are neither empty nor comments, in bounded memory. `first` is the first of `blocks`. */
export async function* linesOf(
  first: TextBlock,
  blocks: AsyncGenerator<TextBlock, void>,
  { comment, largest }: { readonly comment: string | undefined; readonly largest: number },
): AsyncGenerator<readonly Line[], void> {
  const split = recordSplitter({ delimiter: null, comment: comment === undefined ? null : comment.charCodeAt(0), largest, line: 1 })
  const read = (block: TextBlock): Line[] => {
    const { bytes, count, starts, ends, lines, odd } = split(block)
    const found: Line[] = []
    for (let at = 0; at < count; at++) found.push({ line: lines[at] as number, text: bytes.toString('utf8', starts[at], ends[at]) })
    // from the last to the first, so that the places of the others stay
    for (const { line, after } of odd.toReversed()) found.splice(after, 0, { line, text: undefined })
    return found
  }
  try {
    yield read(first)
    for await (const block of blocks) yield read(block)
  } finally {
    // nobody closes them yet when the reader stops within the first block
    await blocks.return()
  }
}
