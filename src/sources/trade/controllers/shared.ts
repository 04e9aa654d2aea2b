import type { Holder } from './kinds.ts'

/** Least delay of a timelock that counts, in seconds: a day, in which whoever watches can leave. */
const leastDelay = 86_400

/** Whether nobody commands alone and at once: several have to agree, or everybody has to wait. */
export const isShared = ({ kind, delay }: Pick<Holder, 'kind' | 'delay'>): boolean =>
  kind === 'timelock' ? delay !== undefined && delay >= leastDelay : kind === 'several' || kind === 'governor'
