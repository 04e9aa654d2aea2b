import type { Findings, Subject } from '../../evidence/evidence.ts'
import { inTurn } from '../in-turn.ts'
import type { Context } from '../source.ts'
import { askOf, tronHosts } from './grid.ts'
import { isTrc10, readTrc10 } from './trc10.ts'
import { readTrc20 } from './trc20.ts'

/** A token: a contract (TRC-20) or a number (TRC-10). One host answers for all of it, so that its facts fit together. */
export const readToken = (subject: Subject, context: Context): Promise<Findings> =>
  inTurn(tronHosts(context.upstreams), host => {
    const ask = askOf(host, context)
    return isTrc10(subject.address) ? readTrc10(subject, host, ask, context) : readTrc20(subject, host, ask, context)
  })
