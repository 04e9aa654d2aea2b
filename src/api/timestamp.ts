import { z } from 'zod'

/** ISO 8601 with fractional seconds and no offset, in UTC (interface specification, 2.1). */
export const timestamp = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,6}$/)
