import type { Format } from '../format.ts'
import { keeper } from './keep.ts'
import { page } from './page.ts'

/** One file for people: the verdict, pictures, every row with its proof. It makes no request, and carries the report as data. */
export const html: Format = {
  name: 'html',
  extension: 'html',
  open(head, { minLevel, sort }) {
    const kept = keeper({ minLevel, sort })
    return {
      row(row) {
        kept.add(row)
        return ''
      },
      pieces: tail => page(kept.sheet(head, tail)),
      end: tail => [...page(kept.sheet(head, tail))].join(''),
    }
  },
}
