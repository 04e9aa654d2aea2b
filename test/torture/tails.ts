import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { type Finished, type JournalHead, openJournal, type Resume } from '../../src/bulk/journal.ts'
import { ChainvetError } from '../../src/errors.ts'
import { digestOf, mintKey, readKey } from '../../src/service/keys.ts'
import { openStore } from '../../src/service/store/open.ts'
import { walletResult } from '../support/reports.ts'
import { torture } from './promise.ts'
import { type Random, seeded } from './random.ts'

/** What a power failure, a full disk or a bad one leave of a file. */
const damages = {
  'cut off': (bytes: Buffer, random: Random) => bytes.subarray(0, random.below(bytes.length)),
  'a bit flipped'(bytes: Buffer, random: Random) {
    const place = random.below(bytes.length)
    bytes[place] = (bytes[place] as number) ^ (1 << random.below(8))
    return bytes
  },
  'a sector of zeros'(bytes: Buffer, random: Random) {
    const start = 512 * random.below(Math.ceil(bytes.length / 512))
    return bytes.fill(0, start, Math.min(start + 512, bytes.length))
  },
  'cut off, and garbage behind': (bytes: Buffer, random: Random) =>
    Buffer.concat([bytes.subarray(0, random.below(bytes.length)), random.bytes(1 + random.below(700))]),
} as const
const kinds = Object.keys(damages) as (keyof typeof damages)[]

const damaged = (bytes: Buffer, random: Random) => {
  const kind = random.pick(kinds)
  return { kind, bytes: damages[kind](Buffer.from(bytes), random) }
}

interface Finds {
  readonly violations: string[]
  /** Damages after which all that was written before them was there. */
  readonly whole: number
  readonly refused: number
}

const rows = 40
const head: JournalHead = { sha256: 'ab'.repeat(32), engine: 'remote', service: 'https://api.example.com', version: '1', options: {} }
const secret = Buffer.from('known to this user alone')
const keyOf = (row: number) => `wallet ${row}`
const finished = (row: number): Finished => ({ status: 'scored', result: walletResult({ wallet_address: `0x${row}` }) })

/** A journal of which a part is damaged: what is found in it is what was written, and the run ends with all rows. */
async function journals(points: number, random: Random, folder: string, signal: AbortSignal): Promise<Finds> {
  const path = join(folder, 'journal')
  const opened = (resume: Resume) => openJournal(path, head, { resume, secret })
  const first = await opened('no')
  for (let row = 0; row < rows; row++) await first.add(keyOf(row), finished(row))
  await first.close()
  const original = readFileSync(path)
  const violations: string[] = []
  let [whole, refused] = [0, 0]
  const stateOf = (found: Finished | undefined, row: number) =>
    found === undefined ? 'lost' : JSON.stringify(found) === JSON.stringify(finished(row)) ? 'right' : 'wrong'
  for (let point = 0; point < points && !signal.aborted; point++) {
    const { kind, bytes } = damaged(original, random)
    writeFileSync(path, bytes)
    const wrong = (what: string) => violations.push(`journal, damage ${point} (${kind}, ${bytes.length} bytes): ${what}`)
    try {
      const journal = await opened('yes')
      let lost = 0
      for (let row = 0; row < rows; row++) {
        const state = stateOf(await journal.find(keyOf(row)), row)
        if (state === 'wrong') wrong(`row ${row} is another one`)
        if (state === 'right') continue
        lost++
        await journal.add(keyOf(row), finished(row))
      }
      if (lost === 0) whole++
      await journal.close()
      const again = await opened('yes')
      for (let row = 0; row < rows; row++) if (stateOf(await again.find(keyOf(row)), row) !== 'right') wrong(`row ${row} is lost for good`)
      await again.close()
    } catch (error) {
      // the line that says whose journal it is
      if (error instanceof ChainvetError && error.code === 'RESUME_MISMATCH') refused++
      else wrong(`CRASH ${String(error)}`)
    }
  }
  return { violations, whole, refused }
}

/** The log of a database, damaged behind its last checkpoint: the calls that are left are the first ones, whole, and the counters agree. */
async function ledgers(points: number, random: Random, folder: string, signal: AbortSignal): Promise<Finds> {
  const [live, copy] = [join(folder, 'live.db'), join(folder, 'copy.db')]
  const key = mintKey('live')
  const digest = digestOf(key, Buffer.alloc(32, 1))
  const made = await openStore(live)
  const { id } = await made.accounts.create({ name: 'torture', tier: 'growth' })
  await made.keys.create({ account: id, label: 'one', mode: 'live', ending: readKey(key)?.ending as string, digest })
  // closing puts everything into the one file
  await made.close()
  const store = await openStore(live)
  for (let call = 0; call < rows; call++) {
    const scan = {
      kind: 'wallet',
      chainId: 1,
      address: `0x${call.toString(16)}`,
      score: 5,
      level: 'LOW',
      result: `{"call":${call}}`,
    } as const
    await store.quota.charge({ digest, what: 'scan/wallet' }, { status: 200, scan })
  }
  copyFileSync(live, join(folder, 'base.db'))
  const log = readFileSync(`${live}-wal`)
  await store.close()
  const violations: string[] = []
  let [whole, refused] = [0, 0]
  for (let point = 0; point < points && !signal.aborted; point++) {
    const { kind, bytes } = damaged(log, random)
    for (const end of ['-shm', '-wal']) rmSync(`${copy}${end}`, { force: true })
    copyFileSync(join(folder, 'base.db'), copy)
    writeFileSync(`${copy}-wal`, bytes)
    const wrong = (what: string) => violations.push(`database, damage ${point} (${kind}, ${bytes.length} bytes): ${what}`)
    try {
      const opened = await openStore(copy)
      const found = await opened.history.page(id, { limit: rows + 1 })
      // those of one millisecond stand in no order
      const calls = found.entries.map(({ address }) => address).sort((a, b) => Number(a) - Number(b))
      if (calls.some((address, nth) => address !== `0x${nth.toString(16)}`)) wrong(`the calls ${calls.join(' ')} are left`)
      const { used } = await opened.quota.usage(id)
      if (used !== calls.length) wrong(`${used} calls are counted, and ${calls.length} are there`)
      for (const { counter, ledger } of await opened.quota.audit()) wrong(`the counter says ${counter}, and the ledger ${ledger}`)
      const next = await opened.quota.charge({ digest, what: 'scan/wallet' }, { status: 404 })
      if (next.outcome !== 'granted' || next.usage.used !== used + 1) wrong('the next call was not counted')
      await opened.close()
      const file = new DatabaseSync(copy, { readOnly: true })
      const [checked] = file.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
      file.close()
      if (checked?.integrity_check !== 'ok') wrong(`the file is damaged: ${checked?.integrity_check}`)
      if (calls.length === rows) whole++
    } catch (error) {
      if (error instanceof ChainvetError && error.code === 'STORE_UNAVAILABLE') refused++
      else wrong(`CRASH ${String(error)}`)
    }
  }
  return { violations, whole, refused }
}

/** P17: the journal of a bulk run and the log of the service's database, cut, flipped and overwritten at so many points each. */
export const tails = torture({
  name: 'tails',
  promises: 'P17',
  sentence: 'A torn or damaged end of a file costs what was in it, and nothing is believed that was not written',
  size: { points: 1_000 },
  async run({ points }, { seed, signal, tell }) {
    const random = seeded(seed)
    const folder = mkdtempSync(join(tmpdir(), 'chainvet-tails-'))
    try {
      const journal = await journals(points, random, folder, signal)
      tell(`${points} journals`)
      const ledger = await ledgers(points, random, folder, signal)
      const violations = [...journal.violations, ...ledger.violations]
      const words = points.toLocaleString('en')
      return {
        figure: `${violations.length} wrong or lost rows in ${words} damaged journals (${journal.refused} no longer say whose they are and are refused) and ${words} damaged logs of a database (${ledger.refused} refused; calls left are the first ones, whole, counted as often as they are there)`,
        violations: violations.slice(0, 100),
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})
