import type { Asked, Database } from './database.ts'

/** Writes a row that nobody reads: it tells whether the store can be written. */
export const touched = ({ build, period }: Database): Asked<unknown> =>
  build
    .insertInto('meta')
    .values({ name: 'checked', value: period() })
    .onConflict(conflict => conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
