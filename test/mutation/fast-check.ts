import fc from 'fast-check'

/** A property is tried a few times for each mutant, always with the same values: what kills a mutant today kills it tomorrow. */
const most = 10
const seed = 20_260_101

const fewer = (parameters: { readonly numRuns?: number } = {}) => ({
  ...parameters,
  seed,
  numRuns: Math.min(parameters.numRuns ?? most, most),
})
const assert = ((property: Parameters<typeof fc.assert>[0], parameters?: { readonly numRuns?: number }) =>
  fc.assert(property, fewer(parameters))) as typeof fc.assert

export default { ...fc, assert }
