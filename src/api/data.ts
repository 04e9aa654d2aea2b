import { z } from 'zod'

const day = z.string().describe('A day in UTC, "2026-11-20".')

const listState = z.looseObject({
  name: z.string(),
  category: z.string(),
  family: z.string(),
  entries: z.int().describe('Those that stand and those that were taken back.'),
  as_of: day.describe('The day of which this is known to be the state that was in force.'),
  age_days: z.int(),
  issued_on: day.nullable().describe('The day that the publisher writes on the list.'),
  too_old: z.boolean().describe('A list of sanctions that cannot clear anybody any more: no scan that rests on it ends in LOW.'),
  fixed: z.boolean().describe('Compiled from orders that are final: it does not age.'),
  source: z.string().nullable().describe('The publisher it was fetched from; null for what came with the program.'),
  host: z.string().nullable(),
  fetched_at: z.string().nullable(),
  sha256: z.string().nullable().describe('Of the bytes that the publisher sent.'),
})

/** What `data status --json` prints. */
export const dataStatus = z.looseObject({
  schema_version: z.literal(1),
  file: z.string().describe('The label file that scans read.'),
  origin: z.enum(['program', 'user']),
  problem: z.string().nullable().describe('Why the file of the user is not read, where there is one.'),
  user_file: z.string().nullable().describe('Where data update writes; null where the environment names no home.'),
  sha256: z.string(),
  bytes: z.int(),
  too_old: z.boolean().describe('Whether a list of sanctions is.'),
  lists: z.array(listState),
})

export type DataStatus = z.infer<typeof dataStatus>

const changes = z.looseObject({
  count: z.int(),
  examples: z.array(
    z.looseObject({
      address: z.string(),
      family: z.string(),
      entity: z.string(),
      programme: z.string().nullable(),
      listed_on: day.nullable(),
      delisted_on: day.nullable(),
    }),
  ),
})

/** What `data update --json` prints. */
export const dataUpdate = z.looseObject({
  schema_version: z.literal(1),
  dry_run: z.boolean(),
  written: z.boolean(),
  file: z.string(),
  sources: z.array(
    z.looseObject({
      source: z.string(),
      list: z.string(),
      state: z
        .enum(['updated', 'unchanged', 'added', 'kept'])
        .describe('"added": from a copy of the list without dates, which takes nothing back. "kept": the list is as it was.'),
      problem: z.string().nullable(),
      before: z.int().nullable(),
      after: z.int().nullable(),
      added: changes,
      delisted: changes,
      as_of: day.nullable(),
      issued_on: day.nullable(),
      left_out: z.looseObject({ other_chains: z.int(), everybodys: z.int() }),
    }),
  ),
})

export type DataUpdate = z.infer<typeof dataUpdate>
