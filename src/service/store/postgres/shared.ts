import { sql } from 'kysely'
import { bucketOf, granted } from '../bucket.ts'
import { type Database, written } from '../sql/database.ts'
import type { Shared } from '../store.ts'

/** Replicas share their counters and verdicts. The tables are not logged: after a crash of the server they are empty. */
export function postgresShared(database: Database, clock: (() => Date) | undefined): Shared {
  const { build } = database
  const ago = (age: number) => sql<number>`${database.now()} - ${sql.lit(Math.trunc(age))}`
  return {
    async take(name, points, seconds) {
      const bucket = bucketOf(points, seconds)
      const instant = clock ? clock().getTime() * 1000 : null
      const [row] = await database.write(written<Row>(takeStatement, [instant, name, bucket.step, bucket.whole]), 'harmful')
      if (!row) throw new Error('a bucket gave no answer')
      if (row.after !== null) return granted(bucket, row.after - row.now)
      const latest = row.now + bucket.whole
      // the clock was set back
      if (row.before !== null && row.before > latest) await database.write(written(lowerStatement, [name, latest]), 'harmless')
      const fullAt = Math.min(row.before ?? latest, latest)
      return { granted: false, left: 0, wait: Math.max(1, Math.ceil((fullAt + bucket.step - bucket.whole - row.now) / 1000)) }
    },
    async verdict(subject, age) {
      const kept = build.selectFrom('verdicts').select('result').where('subject', '=', subject)
      const [row] = await database.read(kept.where('kept_at', '>=', ago(age)).where('kept_at', '<=', database.now()))
      return row?.result
    },
    async keepVerdict(subject, result) {
      const kept = build.insertInto('verdicts').values({ subject, result, kept_at: database.now() })
      const replaced = kept.onConflict(conflict =>
        conflict.column('subject').doUpdateSet(({ ref }) => ({ result: ref('excluded.result'), kept_at: ref('excluded.kept_at') })),
      )
      await database.write(replaced, 'harmless')
    },
  }
}

interface Row {
  readonly now: number
  /** When the bucket will be full again, after a point was taken; null where none was. */
  readonly after: number | null
  readonly before: number | null
}

/** `takeFrom` of bucket.ts as one statement: step is $3, whole is $4. */
const takeStatement = `
WITH moment AS (SELECT coalesce($1::bigint, floor(extract(epoch FROM clock_timestamp()) * 1000000)::bigint) AS now),
taken AS (
  INSERT INTO buckets (name, full_at) SELECT $2, now + $3::bigint FROM moment
  ON CONFLICT (name) DO UPDATE
    SET full_at = greatest(excluded.full_at - $3::bigint, least(buckets.full_at, excluded.full_at - $3::bigint + $4::bigint)) + $3::bigint
    WHERE greatest(excluded.full_at - $3::bigint, least(buckets.full_at, excluded.full_at - $3::bigint + $4::bigint)) + $3::bigint
      <= excluded.full_at - $3::bigint + $4::bigint
  RETURNING full_at
)
SELECT moment.now, taken.full_at AS after, (SELECT full_at FROM buckets WHERE name = $2) AS before FROM moment LEFT JOIN taken ON true`

const lowerStatement = 'UPDATE buckets SET full_at = least(full_at, $2::bigint) WHERE name = $1'
