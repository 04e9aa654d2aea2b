import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lowContrast, openAll } from '../../output/html/browser.ts'
import type { Customer } from '../../support/real-service.ts'
import { chromiumPath, hostileName, type Opened, open, openPlace, type Place, startBrowser, subjects } from './place.ts'

const skipped = chromiumPath === undefined

describe.skipIf(skipped)(skipped ? 'the dashboard in a browser (skipped: no Chromium here)' : 'the dashboard in a browser', () => {
  let place: Place
  let browser: Browser
  let customer: Customer
  /** Paths of results and of a batch that are there before the first test. */
  const paths: Record<'exposed' | 'hostile' | 'batch', string> = { exposed: '', hostile: '', batch: '' }

  type Options = Parameters<typeof open>[2]
  /** The cookie of the customer, who signed in once. */
  let storageState: Awaited<ReturnType<BrowserContext['storageState']>> | undefined
  /** Opens the dashboard as somebody who is signed in; no other host may be asked, and nothing may be complained about. */
  async function using(options: Options, use: (opened: Opened) => Promise<void>, who?: Customer) {
    const opened = await open(browser, place, { ...options, ...(!who && storageState && { storageState }) })
    try {
      await (who || !storageState ? opened.signIn(who ?? customer) : opened.go('/dashboard'))
      await use(opened)
      expect([opened.strangers, opened.messages]).toEqual([[], []])
    } finally {
      await opened.close()
    }
  }

  async function scan({ page, go }: Opened, kind: 'wallet' | 'token', address: string): Promise<string> {
    await go('/dashboard/scan')
    await page.getByLabel(kind === 'wallet' ? 'a wallet' : 'a token contract').check()
    await page.getByLabel('Chain').selectOption({ label: 'Ethereum' })
    await page.getByRole('textbox', { name: 'Address' }).fill(address)
    await page.getByRole('button', { name: 'Scan', exact: true }).click()
    await page.getByRole('heading', { name: 'How to verify it' }).waitFor()
    return new URL(page.url()).pathname
  }

  async function sendList({ page, go }: Opened, list: readonly string[]): Promise<string> {
    await go('/dashboard/batches')
    await page.getByLabel('Rows without a chain').selectOption({ label: 'Ethereum' })
    await page.getByLabel('Addresses, one a line').fill(list.join('\n'))
    await page.getByRole('button', { name: 'Scan the list' }).click()
    await page.getByText('rows done').waitFor()
    return new URL(page.url()).pathname
  }

  const numbered = (from: number, count: number): string[] =>
    Array.from({ length: count }, (_, n) => `0x${(from + n).toString(16).padStart(40, '0')}`)

  beforeAll(async () => {
    place = await openPlace({ pause: 30, lanes: 4 })
    browser = await startBrowser()
    customer = await place.customer('free')
    await using({}, async opened => {
      storageState = await opened.page.context().storageState()
      paths.exposed = await scan(opened, 'wallet', subjects.exposed)
      paths.hostile = await scan(opened, 'token', subjects.hostile)
      paths.batch = await sendList(opened, [...Object.values(subjects), 'nonsense', ...numbered(4096, 60)])
      await opened.page.getByText('Done.').waitFor()
    })
  })
  afterAll(async () => {
    await browser.close()
    await place.close()
  })

  const every = (): string[] => [
    '/dashboard',
    '/dashboard/scan',
    '/dashboard/history',
    '/dashboard/batches',
    '/dashboard/keys',
    paths.exposed,
    paths.hostile,
    paths.batch,
    `${paths.batch}/rows/2`,
  ]

  test('signing in, a scan, its result, the history and signing out', () =>
    using(
      {},
      async opened => {
        const { page, go } = opened
        await scan(opened, 'wallet', subjects.exposed)
        expect(await page.getByRole('img', { name: /^How the score of 5 comes about$/ }).count()).toBe(1)
        expect(await page.getByRole('img', { name: 'Dealings with listed parties' }).count()).toBe(1)
        expect(await page.getByText(subjects.exposed, { exact: true }).first().isVisible()).toBe(true)
        await go('/dashboard/history')
        await page.getByLabel('Kind').selectOption('token')
        await page.getByRole('button', { name: 'Show' }).click()
        await page.getByRole('link', { name: subjects.hostile }).first().click()
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Token on Ethereum')
        expect(await page.getByText('Trading by a fresh account').isVisible()).toBe(true)
        await page.getByRole('button', { name: 'Sign out' }).click()
        expect(await page.getByRole('status').textContent()).toBe('You are signed out.')
        await go('/dashboard')
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in')
      },
      customer,
    ))

  test('the script reads no cookie, and the key stays in no place of the browser', () =>
    using({}, async ({ page }) => {
      expect(await page.evaluate('document.cookie')).toBe('')
      expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0)
      expect(await page.content()).not.toContain(customer.key)
    }))

  test('a key is created, shown once, replaced and revoked', async () => {
    const someone = await place.customer()
    await using(
      {},
      async ({ page, go }) => {
        await go('/dashboard/keys')
        await page.getByLabel('Label').fill('payments')
        await page.getByRole('button', { name: 'Create' }).click()
        const secret = await page.locator('#secret').textContent()
        expect(secret).toMatch(/^cv_live_\w{36}$/)
        await page.getByRole('link', { name: 'I have copied it' }).click()
        expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['payments', 'tests this session'])
        await page.goBack()
        // a page with a secret is kept by no cache: the way back asks for it again
        expect(await page.content().catch(() => '')).not.toContain(secret)
        await go('/dashboard/keys')
        await page.getByText('Replace or revoke').first().click()
        await page.getByLabel('in one hour').first().check()
        await page.getByRole('button', { name: 'Replace' }).first().click()
        expect(await page.locator('#secret').textContent()).not.toBe(secret)
        await go('/dashboard/keys')
        await page.getByText('Replace or revoke').first().click()
        await page.getByRole('button', { name: 'Revoke' }).first().click()
        expect(await page.getByRole('status').textContent()).toBe('The key is revoked. It is refused from now on.')
      },
      someone,
    )
  })

  test('the new key can be copied by a button', async () => {
    const someone = await place.customer()
    const permissions = ['clipboard-read', 'clipboard-write']
    await using(
      { permissions },
      async ({ page, go }) => {
        await go('/dashboard/keys')
        await page.getByLabel('Label').fill('copied')
        await page.getByRole('button', { name: 'Create' }).click()
        await page.getByRole('button', { name: 'Copy' }).click()
        await page.getByText('Copied.').waitFor()
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await page.locator('#secret').textContent())
      },
      someone,
    )
  })

  test('a batch renews its numbers without loading the page, and shows what came out when it is done', () =>
    using({}, async opened => {
      const { page } = opened
      let loads = 0
      page.on('load', () => void loads++)
      // enough rows that a busy machine does not end them between two looks
      await sendList(opened, numbered(20_000, 480))
      const seen = new Set<string>()
      const before = loads
      while (loads === before) {
        seen.add(
          (await page
            .locator('#scored')
            .textContent()
            .catch(() => null)) ?? '',
        )
        await page.waitForTimeout(100)
      }
      expect(seen.size).toBeGreaterThan(1)
      await page.getByText('Done.').waitFor()
      expect(await page.locator('#done').textContent()).toBe('480 of 480 rows done, 100 %')
      expect(await page.getByRole('heading', { name: 'What came out' }).isVisible()).toBe(true)
      expect(loads).toBe(before + 1)
    }))

  test('a file is uploaded, and its rows are taken away again', () =>
    using({ acceptDownloads: true }, async ({ page, go }) => {
      await go('/dashboard/batches')
      await page.getByLabel('The list holds').selectOption('')
      const text = `address,chain,type\n${subjects.plain},ethereum,wallet\n${subjects.trap},ethereum,token\n`
      await page
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: 'treasury.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await page.getByRole('button', { name: 'Scan the list' }).click()
      await page.getByText('Done.').waitFor()
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('treasury.csv')
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download as CSV' }).click()])
      expect(download.suggestedFilename()).toMatch(/^bat_\w+\.csv$/)
    }))

  test('a hostile name runs nothing, adds no element and stands there to be read', () =>
    using({}, async ({ page, go }) => {
      for (const path of [paths.hostile, '/dashboard/history', `${paths.batch}/rows/4`]) {
        await go(path)
        await page.evaluate(openAll)
        expect(await page.evaluate('window.pwned')).toBeUndefined()
        expect(
          await page.evaluate("document.scripts.length + ' ' + document.querySelectorAll('img,iframe,object,embed,base').length"),
        ).toBe('1 0')
        const attributes = "[...document.querySelectorAll('*')].flatMap(each => each.getAttributeNames())"
        expect(await page.evaluate(`${attributes}.filter(name => /^(on|style$)/.test(name))`)).toEqual([])
      }
      await go(paths.hostile)
      const text = String(await page.evaluate('document.body.innerText'))
      expect(text).toContain(hostileName.replace('\u202e', '\\u{202E}'))
      expect(text).not.toContain('\u202e')
    }))

  test('no script can be added to a page, and none can make markup of text', () =>
    using({}, async ({ page, messages }) => {
      expect(
        await page.evaluate(`(() => {
          const script = document.createElement('script')
          const failed = []
          for (const [name, work] of Object.entries({
            text: () => { script.text = 'window.pwned = 1'; document.head.append(script) },
            html: () => { document.body.innerHTML = '<b>x</b>' },
          })) try { work() } catch { failed.push(name) }
          return [failed.join(' '), window.pwned]
        })()`),
      ).toEqual(['text html', undefined])
      // the policy has said so; that is what this test is about
      messages.length = 0
    }))

  test.each(['light', 'dark'] as const)('every text and mark has the contrast of WCAG AA: %s', colorScheme =>
    using({ colorScheme }, async ({ page, go }) => {
      for (const path of every()) {
        await go(path)
        await page.evaluate(openAll)
        const { texts, low } = (await page.evaluate(lowContrast)) as { texts: number; low: string[] }
        expect([path, low, texts > 10]).toEqual([path, [], true])
      }
    }),
  )

  test('a page with a problem has that contrast, too', () =>
    using({ colorScheme: 'dark' }, async ({ page, go, messages }) => {
      await go('/dashboard/scan')
      await page.getByRole('textbox', { name: 'Address' }).fill('0x12')
      await page.getByRole('button', { name: 'Scan', exact: true }).click()
      await page.getByRole('alert').waitFor()
      expect(((await page.evaluate(lowContrast)) as { low: string[] }).low).toEqual([])
      expect(await page.getByRole('textbox', { name: 'Address' }).getAttribute('aria-describedby')).toBe('address-hint problem')
      // browsers tell of every answer above 399
      expect(messages.splice(0).filter(text => !text.includes('status of 400'))).toEqual([])
    }))

  test('light and dark differ', async () => {
    const ground = async (colorScheme: 'light' | 'dark') => {
      const { page, go, close } = await open(browser, place, { colorScheme })
      await go('/dashboard')
      const colour = await page.evaluate('getComputedStyle(document.body).backgroundColor')
      await close()
      return colour
    }
    expect(await ground('light')).not.toBe(await ground('dark'))
  })

  test('no page is wider than a screen of 360 pixels', () =>
    using({ viewport: { width: 360, height: 740 } }, async ({ page, go }) => {
      for (const path of every()) {
        await go(path)
        await page.evaluate(openAll)
        const beyond = `[...document.querySelectorAll('body *')].filter(each => !each.closest('.scroll,.pre,.skip,.sr,defs,select') && each.getBoundingClientRect().right > 361)
          .map(each => each.tagName + '.' + (each.className.baseVal ?? each.className) + ' ' + each.textContent.slice(0, 30))`
        expect([path, await page.evaluate('document.documentElement.scrollWidth'), await page.evaluate(beyond)]).toEqual([path, 360, []])
      }
    }))

  test('the Tab key reaches everything that can be used, in order, and shows where it is', () =>
    using({}, async ({ page, go }) => {
      for (const path of every()) {
        await go(path)
        await page.evaluate(openAll)
        const usable = "a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex='0']"
        // of a group of radio buttons one takes the focus, and a date has a stop for each of its parts
        const wanted = Number(
          await page.evaluate(`(() => {
            const groups = new Set()
            return [...document.querySelectorAll("${usable}")].map((each, at) => { each.dataset.at = at; return each })
              .filter(each => each.checkVisibility() && (each.type !== 'radio' || each.checked)).length
          })()`),
        )
        const visited: number[] = []
        for (let step = 0; visited.length < wanted && step < 4 * wanted; step++) {
          await page.keyboard.press('Tab')
          const [at, style, width] = (await page.evaluate(
            '(({ dataset }, { outlineStyle, outlineWidth }) => [+dataset.at, outlineStyle, parseFloat(outlineWidth)])(document.activeElement, getComputedStyle(document.activeElement))',
          )) as [number, string, number]
          if (visited.at(-1) === at) continue
          expect([path, style, width >= 2]).toEqual([path, 'solid', true])
          visited.push(at)
        }
        expect([path, visited.length]).toEqual([path, wanted])
        expect(visited).toEqual([...visited].sort((a, b) => a - b))
      }
    }))

  test('the skip link leads to the content', () =>
    using({}, async ({ page }) => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await page.evaluate('document.activeElement.id')).toBe('main')
    }))

  test('every page has a title, a heading, its landmarks, labels and names for its pictures', () =>
    using({}, async ({ page, go }) => {
      for (const path of every()) {
        await go(path)
        await page.evaluate(openAll)
        expect(await page.title()).toMatch(/^.+ - chainvet$/)
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
        for (const role of ['banner', 'main', 'navigation', 'contentinfo'] as const)
          expect(await page.getByRole(role).count(), `${path} ${role}`).toBeGreaterThan(0)
        const nameless =
          "[...document.querySelectorAll('input:not([type=hidden]),select,textarea')].filter(each => each.labels.length === 0).length"
        expect(await page.evaluate(nameless)).toBe(0)
        const silent =
          "[...document.querySelectorAll('svg[role=img]')].filter(each => !document.getElementById(each.getAttribute('aria-labelledby'))?.textContent).length"
        expect(await page.evaluate(silent)).toBe(0)
        const ids = "(ids => ids.length - new Set(ids).size)([...document.querySelectorAll('[id]')].map(each => each.id))"
        expect(await page.evaluate(ids), path).toBe(0)
      }
    }))

  test('without JavaScript everything can be read and done', () =>
    using({ javaScriptEnabled: false }, async opened => {
      const { page, go } = opened
      await scan(opened, 'wallet', subjects.exposed)
      expect(await page.getByText('Dealings with listed parties').first().isVisible()).toBe(true)
      await go('/dashboard/keys')
      await page.getByLabel('Label').fill('no script')
      await page.getByRole('button', { name: 'Create' }).click()
      expect(await page.locator('#secret').textContent()).toMatch(/^cv_live_/)
      expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0)
      await sendList(opened, numbered(30_000, 150))
      expect(await page.locator('main noscript').getByRole('link', { name: 'Load it now' }).isVisible()).toBe(true)
      expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(1)
      await page.getByText('Done. 150 of 150 rows done').waitFor()
    }))
})
