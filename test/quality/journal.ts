import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import type { Case } from './case.ts'
import type { Answer } from './judge.ts'

/** Answers as they come, in a file that a later run goes on with: all of them together take longer than some machines are there. */
export interface Journal {
  /** Answers that were there before, by the name of their case. */
  readonly found: ReadonlyMap<string, Answer>
  add(answer: Answer): void
}

/** The same answer without its evidence, of which there is a thousand times more than is judged. */
function bare({ case: { name }, result, ...rest }: Answer): string {
  const checks = result?.token_data.checks.map(({ evidence: _, ...check }) => check)
  return JSON.stringify({ name, ...rest, ...(result && { result: { ...result, token_data: { ...result.token_data, checks } } }) })
}

/** @throws {Error} where the file was begun with another program: answers of two are the figures of neither. */
export function openJournal(path: string, program: string, cases: readonly Case[]): Journal {
  const state = createHash('sha256').update(readFileSync(program)).digest('hex')
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  // what was being written when a run was stopped has no end
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
  const [head, ...lines] = whole.split('\n').filter(Boolean)
  if (head === undefined) appendFileSync(path, `${JSON.stringify({ state })}\n`)
  else if ((JSON.parse(head) as { state: string }).state !== state)
    throw new Error(`${path} was begun with other code: name a new file, or go back to that code.`)
  const byName = new Map(cases.map(one => [one.name, one]))
  const found = lines.flatMap((line): [string, Answer][] => {
    const { name, ...rest } = JSON.parse(line) as Omit<Answer, 'case'> & { name: string }
    const one = byName.get(name)
    return one ? [[name, { case: one, ...rest }]] : []
  })
  return { found: new Map(found), add: answer => appendFileSync(path, `${bare(answer)}\n`) }
}
