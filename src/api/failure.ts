import { z } from 'zod'

/** Section 2.4: the body of every answer that is not a result. */
export const failureBody = z.looseObject({ detail: z.string() })
