import { z } from 'zod'

/** ISO 8601 with fractional seconds and no offset, in UTC (interface specification, 2.1). */
export const timestamp = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,6}$/)

/** The same as a service may write it: some leave the fraction out when it is zero. It has to be a moment of the calendar. */
export const remoteTimestamp = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?$/)
  // without the Z it would be read as local time
  .refine(text => !Number.isNaN(Date.parse(`${text}Z`)))
