import type { DataStatus } from '../../api/data.ts'
import { isTooOld } from '../../engine/decisive/list-screen.ts'
import { listStatus } from '../../sources/lists/status.ts'

/** What is screened, from where, and how old it is. */
export function statusOfLists(own: string | undefined, now: Date): DataStatus {
  const { path, origin, problem, sha256, bytes, lists } = listStatus(own)
  const rows = lists.map(list => ({
    name: list.name,
    category: list.category,
    family: list.family,
    entries: list.entries,
    as_of: list.asOf,
    age_days: Math.max(0, Math.floor((now.getTime() - Date.parse(`${list.asOf}T00:00:00Z`)) / 86_400_000)),
    issued_on: list.origin?.issuedOn ?? null,
    too_old: isTooOld(list, now),
    fixed: list.fixed === true,
    source: list.origin?.source ?? null,
    host: list.origin?.host ?? null,
    fetched_at: list.origin?.fetchedAt ?? null,
    sha256: list.origin?.sha256 ?? null,
  }))
  return {
    schema_version: 1,
    file: path,
    origin,
    problem,
    user_file: own ?? null,
    sha256,
    bytes,
    too_old: rows.some(row => row.too_old),
    lists: rows,
  }
}
