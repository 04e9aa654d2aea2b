import { beforeAll, expect, test } from 'vitest'
import { customer, type Kind, type Place } from '../places.ts'
import { bundled, startChild } from '../start-child.ts'

export function deaths(kind: Kind): void {
  let place: Place
  let program: string
  beforeAll(async () => {
    place = await kind.fresh()
    program = await bundled('child')
  })

  test('in the midst of its calls leaves every charge that it had told, and books that are in order', async () => {
    const before = await place.open()
    const { account, digest } = await customer(before)
    await before.close()
    const told: string[] = []
    for (const [at, calls] of [40, 1, 97].entries()) {
      const child = startChild(program, [
        place.url,
        Buffer.from(digest).toString('hex'),
        '4',
        ...(kind.writer === undefined ? [] : [kind.writer]),
      ])
      await child.wrote(calls + 1)
      await new Promise(resolve => setTimeout(resolve, at * 7))
      await child.kill()
      told.push(...child.lines.slice(1))
      // the next service finds the store free at once
      const store = await place.open()
      const settled = new Set((await place.sql(`SELECT id FROM ledger WHERE state = 'settled'`)).map(({ id }) => id))
      expect(told.filter(id => !settled.has(id))).toEqual([])
      expect(await store.quota.audit()).toEqual([])
      await store.close()
    }
    expect(told.length).toBeGreaterThan(137)
    const after = await place.open({ clock: () => new Date(Date.now() + 600_000) })
    await after.quota.sweep(120_000)
    // calls that were under way when it died cost nothing
    const [{ open } = {}] = await place.sql(`SELECT count(*) AS open FROM ledger WHERE state = 'reserved'`)
    const [{ settled } = {}] = await place.sql(`SELECT count(*) AS settled FROM ledger WHERE state = 'settled'`)
    expect(Number(open)).toBe(0)
    const [{ used } = {}] = await place.sql(`SELECT sum(used) AS used FROM counters WHERE account = '${account.id}'`)
    expect(Number(used)).toBe(Number(settled))
    await after.close()
  }, 60_000)
}
