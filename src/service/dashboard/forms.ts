import type { Context } from 'hono'
import { type BodyLimits, readBody, requireType, screenBody } from '../body.ts'
import type { Limits } from '../limits.ts'
import type { ServiceEnv } from '../parts.ts'
import { Refusal } from '../refusal.ts'

/** What somebody filled in. */
export interface Form {
  /** A field as it was sent, without blanks around it; an empty text where it is absent. */
  text(name: string): string
}

const type = 'application/x-www-form-urlencoded'

/** Reads a form without files. Throws {@link Refusal} as `body.ts` does. */
export async function readForm({ env }: Context<ServiceEnv>, limits: Pick<Limits, 'body' | 'bodyTime'>): Promise<Form> {
  const bodyLimits: BodyLimits = { most: limits.body, within: limits.bodyTime }
  screenBody(env, [type], bodyLimits)
  const bytes = await readBody(env, bodyLimits)
  requireType(env, [type])
  return formOf(new URLSearchParams(bytes.toString('utf8')))
}

/** Fields of a form, or of the address of a page. A name that stands twice is refused: nobody chooses. */
export const formOf = (fields: URLSearchParams): Form => ({
  text(name) {
    const [value, ...more] = fields.getAll(name)
    if (more.length > 0) throw new Refusal(400, 'A field of this form was sent twice.')
    return value === undefined ? '' : value.trim()
  },
})
