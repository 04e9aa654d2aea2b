/**
 * How often a property is tried: as often as it says with CHAINVET_TEST_RUNS=whole, a third of that otherwise, so that the whole suite
 * stays short.
 */
export const runs = (most: number): number => (process.env['CHAINVET_TEST_RUNS'] === 'whole' ? most : Math.ceil(most / 3))

/** The same of places that are gone through one by one: all of them, or every second one and the last. */
export const some = <T>(all: readonly T[]): T[] =>
  all.filter((_, at) => process.env['CHAINVET_TEST_RUNS'] === 'whole' || at % 2 === 0 || at === all.length - 1)
