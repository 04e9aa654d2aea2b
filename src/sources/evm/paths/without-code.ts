import { type Bytes, constantBytes, load, loosen, noBytes, store } from './bytes.ts'
import type { Run } from './run.ts'
import { addressBits } from './tables.ts'
import { anything, madeOf, op, type Word } from './words.ts'

/** What came of a call within another. */
export interface Ended {
  readonly ok: boolean
  readonly answer: Bytes
}

export const failed: Ended = { ok: false, answer: constantBytes(new Uint8Array(0)) }
export const silent: Ended = { ok: true, answer: failed.answer }

/** The precompiles that tell who signed, and that answer what they are told. */
export const [signers, identity] = [1n, 4n]

/** What comes of a call of somebody without code, or whose code is not gone into. */
export function withoutCode(run: Run, { value, term }: Word, input: Bytes): Ended {
  const account = value & addressBits
  if (account === identity && !term) return { ok: true, answer: input }
  if (account === signers && !term) {
    // it may be a signature of somebody
    if (!run.anybody) run.guessed = true
    const answer = noBytes()
    const digest = load(input, 0)
    store(answer, 0, madeOf(0n, { kind: 'signer', call: run.call, digest }, [digest]))
    return { ok: true, answer }
  }
  // whoever is chosen may answer as he likes
  if (run.anybody && term !== undefined) return { ok: true, answer: anyAnswer() }
  // whoever is known to have no code does nothing
  if (!run.anybody || run.state.codes.get(account)?.length !== 0) run.guessed = true
  return silent
}

function anyAnswer(): Bytes {
  const answer = noBytes()
  for (let nth = 0; nth < 4; nth++) store(answer, 32 * nth, { value: 0n, term: anything(op.call) })
  // he may say more
  loosen(answer, answer.size)
  return answer
}
