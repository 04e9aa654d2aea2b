import { z } from 'zod'

/** One step a stranger can repeat. */
const evidenceItem = z.looseObject({
  source: z.string().describe('Name of the source; never a URL.'),
  method: z.string().describe('JSON-RPC method, path of an endpoint, or "list".'),
  params: z.unknown().optional(),
  block: z.int().optional(),
  result: z.string(),
})

const check = z.looseObject({
  id: z.string().describe('Signal, for example "token/sell-blocked". `chainvet explain ID` tells more.'),
  outcome: z
    .enum(['raised', 'clear', 'unknown'])
    .describe('"unknown" is neither good nor bad news: the check could not run, see `reason`.'),
  points: z
    .int()
    .min(0)
    .describe('What it adds to the score. 5, the points of all checks and `coverage.points` add up to risk_score exactly.'),
  source: z.string().describe('Tag of the source, as in the flag.'),
  sentence: z.string(),
  reason: z.string().optional().describe('Why the outcome is unknown.'),
  row: z.string().optional().describe('Where raised: the row of the model it ended in. `chainvet explain ID` lists the rows of a signal.'),
  group: z.string().optional().describe('Where raised: findings of one group are not independent, the strongest speaks for all.'),
  tier: z
    .string()
    .optional()
    .describe('Where raised: A, B, C, D or info, as it was counted. A registry token has its powers counted as info.'),
  solo: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe('Where raised: the score if this were the only finding; 0 for info. The score is worked out from group, tier and solo.'),
  evidence: z.array(evidenceItem),
})

const block = z
  .looseObject({
    number: z.int(),
    hash: z.string(),
    timestamp: z.string(),
    agreed_by: z.array(z.string()).optional().describe('Nodes that said the same, two at least; absent where one node was trusted alone.'),
    contradicted: z.array(z.string()).optional().describe('Nodes that said something else and were not believed.'),
  })
  .nullable()
  .describe('The block every read was pinned to; null where no chain was read.')

const coverage = z.looseObject({
  judged: z.int().describe('Checks that ran to their end.'),
  total: z.int(),
  points: z.int().min(0).describe('Points added because a decisive check is missing.'),
  missing: z
    .array(z.looseObject({ check: z.string(), reason: z.string() }))
    .describe('Decisive checks that did not run to their end. With one of them a score is never below 25.'),
  sources: z.array(
    z.looseObject({ name: z.string(), status: z.enum(['answered', 'silent', 'failed', 'skipped']), reason: z.string().optional() }),
  ),
  lists: z.array(
    z.looseObject({
      name: z.string(),
      as_of: z.string(),
      entries: z.int(),
      sanctions: z.literal(true).optional().describe('It is a list of sanctions that its publisher keeps up to date.'),
    }),
  ),
  notes: z
    .array(z.string())
    .describe('What was seen in part only: what no scan of the chain shows, capped pages, probes a node could not run.'),
})

export type Check = z.output<typeof check>
export type Coverage = z.output<typeof coverage>
export type Block = z.output<typeof block>

/** What both result objects of ours begin with. */
export const verdictFields = {
  model: z.string().describe('Scoring model, "woe-1".'),
  confidence: z
    .number()
    .min(0)
    .max(1)
    .describe(
      'Share of what decides that was seen: decisive checks that ran to their end, of all of them and of what no scan of the chain can show. Never multiplied into the score.',
    ),
  vector: z.string().describe('"CV:1/exit:A100/age:C40": confidence, then the strongest finding of each group with tier and solo score.'),
  checks: z.array(check),
  coverage,
  block,
}
