import { z } from 'zod'

/** Section 2.4: the body of every answer that is not a result. */
export const failureBody = z.looseObject({ detail: z.string() })

/** What the command line writes on stdout in place of a result, where JSON was asked for. */
export const errorDocument = z.looseObject({
  error: z.looseObject({
    code: z.string().describe('A stable code: CHAIN_REQUIRED, INVALID_ADDRESS, UPSTREAM_UNAVAILABLE, ...'),
    message: z.string().describe('What is wrong, in a sentence.'),
    hint: z.string().nullable().describe('What to do next.'),
    where: z.array(z.string()).describe('Lines that show where the trouble is.'),
    exit_code: z.int().describe('What the program ends with (chainvet help exit-codes).'),
    retryable: z.boolean().describe('The same call may work in a moment.'),
    http_status: z.int().nullable().describe('null where nothing was asked over HTTP.'),
    target: z
      .looseObject({ input: z.string(), chain: z.string().nullable() })
      .nullable()
      .describe('What was asked about, as it was given; null where the failure is not about one target.'),
  }),
})
