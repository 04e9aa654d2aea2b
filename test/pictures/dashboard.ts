import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { createEngine } from '../../src/engine/engine.ts'
import { dashboard } from '../../src/service/dashboard/dashboard.ts'
import { digestOf } from '../../src/service/keys.ts'
import { openStore } from '../../src/service/store/open.ts'
import type { Upstreams } from '../../src/sources/index.ts'
import { chromiumPath } from '../output/html/browser.ts'
import { newKey, pepper, startReal } from '../support/real-service.ts'

export interface Shots {
  /** The first page: the month so far. */
  readonly usage: string
  /** The result of one token. */
  readonly result: string
}

/** Pictures of the dashboard over a chain: a month of calls, and what was scanned last. `tokens` are scanned in their order. */
export async function dashboardPictures(upstreams: Partial<Upstreams>, tokens: readonly string[], shots: Shots): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'chainvet-dashboard-'))
  const present = new Date()
  /** Stands still while the days before are filled, and goes on with the scans. */
  let past: Date | undefined
  const store = await openStore(join(folder, 'service.db'), { clock: () => past ?? new Date() })
  const service = await startReal({
    store,
    scanner: createEngine({ upstreams: { ...upstreams, provider: false } }),
    more: async parts => [{ routes: dashboard(parts, { added: async () => {} }) }],
  })
  try {
    const account = await store.accounts.create({ name: 'Example Treasury', tier: 'free' })
    const { key } = await newKey(store, account)
    const digest = digestOf(key, pepper)
    for (let date = 1; date <= present.getUTCDate(); date++) {
      past = new Date(Date.UTC(present.getUTCFullYear(), present.getUTCMonth(), date, 9))
      const weekend = past.getUTCDay() % 6 === 0
      // a figure of a day that looks like one, and is the same in every run
      const calls = weekend ? (date * 5) % 7 : 18 + ((date * date * 17) % 31)
      for (let n = 0; n < calls; n++) {
        const reserved = await store.quota.reserve({ digest, what: 'scan/token' })
        if (reserved.outcome === 'granted') await store.quota.settle(reserved.reservation, { status: 200 })
      }
    }
    past = undefined
    await shoot(service.url, key, tokens, shots)
  } finally {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function shoot(url: URL, key: string, tokens: readonly string[], { usage, result }: Shots): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1.5, colorScheme: 'light' })
    await page.goto(new URL('/dashboard', url).href)
    await page.getByLabel('API key').fill(key)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Day by day').waitFor()
    for (const token of tokens) {
      await page.goto(new URL('/dashboard/scan', url).href)
      await page.getByLabel('a token contract').check()
      await page.getByRole('textbox', { name: 'Address' }).fill(token)
      await page.getByRole('button', { name: 'Scan', exact: true }).click()
      await page.getByText('How to verify it').waitFor({ timeout: 120_000 })
    }
    const cut = async (path: string, below: string): Promise<void> => {
      const end = await page.getByRole('heading', { name: below, exact: true }).boundingBox()
      if (!end) throw new Error(`The page has no heading "${below}".`)
      await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width: 1280, height: Math.floor(end.y) - 24 } })
    }
    await cut(result, 'Checks')
    await page.goto(new URL('/dashboard', url).href)
    await page.screenshot({ path: usage, fullPage: true })
  } finally {
    await browser.close()
  }
}
