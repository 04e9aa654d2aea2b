import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visible } from '../../../src/output/visible.ts'
import { reportOf, sampleReports } from '../../support/reports.ts'
import { chromiumPath, lowContrast, type Opened, openAll, shownRows, type Viewer, viewer } from './browser.ts'
import { everyKind, everything, hostile, hostileReport, rowOf, trap } from './samples.ts'

const numbers = (rows: readonly unknown[]) => rows.map((_, at) => at + 1)
const single = reportOf([rowOf(1, trap)])

describe.skipIf(chromiumPath === undefined)(
  chromiumPath === undefined ? 'in a browser (skipped: no Chromium here)' : 'in a browser',
  () => {
    let view: Viewer
    beforeAll(async () => {
      view = await viewer()
    })
    afterAll(() => view.close())

    /** Opens a page, uses it and closes it; what it asked for and complained about must be nothing. */
    async function using(
      report: Parameters<Viewer['open']>[0],
      options: Parameters<Viewer['open']>[1],
      use: (opened: Opened) => Promise<void>,
    ) {
      const opened = await view.open(report, options)
      await use(opened)
      expect([opened.requests, opened.messages]).toEqual([[], []])
      await opened.close()
    }

    test('hostile texts run nothing, add no element and stand there to be read', () =>
      using(hostileReport, {}, async ({ page }) => {
        await page.evaluate(openAll)
        await page.mouse.move(300, 300)
        expect(await page.evaluate('window.pwned')).toBeUndefined()
        expect(await page.evaluate('document.scripts.length')).toBe(2)
        expect(await page.evaluate("document.querySelectorAll('img,iframe,object,embed,link,base,audio,video,b script').length")).toBe(0)
        const attributes = "[...document.querySelectorAll('*')].flatMap(each => each.getAttributeNames())"
        expect(await page.evaluate(`${attributes}.filter(name => /^(on|style$|src)/.test(name))`)).toEqual([])
        expect(await page.evaluate("[...document.links].filter(link => !link.getAttribute('href').startsWith('#')).length")).toBe(0)
        const text = String(await page.evaluate('document.body.innerText')).replace(/\s+/g, ' ')
        const shown = (name: string) => visible(name).replace(/\s+/g, ' ').trim().slice(0, 30)
        expect(hostile.filter(name => !text.includes(shown(name)))).toEqual([])
      }))

    test('columns sort by click and by key, and say so', () =>
      using(everyKind, {}, async ({ page }) => {
        const scores = "[...document.querySelectorAll('table.rows tbody tr')].map(row => +row.cells[2].dataset.key)"
        const state = "[...document.querySelectorAll('table.rows thead th')].map(head => head.getAttribute('aria-sort'))"
        expect(await page.evaluate(shownRows)).toEqual(numbers(everything))
        expect(await page.evaluate(state)).toEqual(['ascending', null, null, null, null, null, null])
        const button = page.getByRole('columnheader', { name: 'Score' }).getByRole('button')
        await button.click()
        const down = everything.map(({ result }) => result?.risk_score ?? -1).sort((a, b) => b - a)
        expect(await page.evaluate(scores)).toEqual(down)
        expect(await page.evaluate(state)).toEqual([null, null, 'descending', null, null, null, null])
        await button.press('Enter')
        expect(await page.evaluate(scores)).toEqual([...down].reverse())
        await page.getByRole('columnheader', { name: 'Level' }).getByRole('button').press('Space')
        expect(String(await page.evaluate("document.querySelector('table.rows tbody tr').className"))).toBe('strange')
        expect(await page.getByRole('status').textContent()).toBe('Sorted by Level, descending.')
      }))

    test('rows can be filtered by level and by text, their sections with them', () =>
      using(everyKind, {}, async ({ page }) => {
        const sections = "[...document.querySelectorAll('details.row')].filter(row => !row.hidden).map(row => +row.dataset.row)"
        await page.getByRole('combobox', { name: 'Level' }).selectOption({ label: 'without score' })
        expect(await page.evaluate(shownRows)).toEqual([6, 7, 8])
        expect(await page.evaluate(sections)).toEqual([6, 7, 8])
        await page.getByLabel('Contains').fill('invalid_ADDRESS')
        expect(await page.evaluate(shownRows)).toEqual([8])
        expect(await page.getByRole('status').textContent()).toBe('1 of 10 rows')
        await page.getByLabel('Contains').press('Enter')
        await page.getByLabel('Contains').fill('')
        await page.getByRole('combobox', { name: 'Level' }).selectOption('')
        expect(await page.evaluate(shownRows)).toEqual(numbers(everything))
      }))

    test('a link opens the section of its row, and all can be opened and closed', () =>
      using(everyKind, {}, async ({ page }) => {
        const open = "[...document.querySelectorAll('details.row')].filter(row => row.open).map(row => +row.dataset.row)"
        expect(await page.evaluate(open)).toEqual([])
        await page.locator('table.rows tbody a').nth(4).click()
        expect(await page.evaluate(open)).toEqual([5])
        expect(await page.getByText('Looks like a contact of yours').isVisible()).toBe(true)
        await page.getByRole('button', { name: 'Expand all' }).click()
        expect(await page.evaluate(open)).toEqual(numbers(everything))
        await page.getByRole('button', { name: 'Collapse all' }).click()
        expect(await page.evaluate(open)).toEqual([])
      }))

    test.each<[string, typeof everyKind]>([
      ['a list', everyKind],
      ['a single result', single],
    ])('the Tab key reaches everything that can be used, in order, and shows where it is: %s', (_, report) =>
      using(report, {}, async ({ page }) => {
        const usable = "a[href],button,input,select,summary,[tabindex='0']"
        const wanted = Number(
          await page.evaluate(`[...document.querySelectorAll("${usable}")].map((each, at) => { each.dataset.at = at; return each })
          .filter(each => each.checkVisibility({ contentVisibilityAuto: true })).length`),
        )
        const visited: number[] = []
        for (let step = 0; step < wanted; step++) {
          await page.keyboard.press('Tab')
          const [at, style, width] = (await page.evaluate(
            '(({ dataset }, { outlineStyle, outlineWidth }) => [+dataset.at, outlineStyle, parseFloat(outlineWidth)])(document.activeElement, getComputedStyle(document.activeElement))',
          )) as [number, string, number]
          expect([style, width >= 2]).toEqual(['solid', true])
          visited.push(at)
        }
        expect(new Set(visited).size).toBe(wanted)
        expect(visited).toEqual([...visited].sort((a, b) => a - b))
      }),
    )

    test('the skip link leads to the results', () =>
      using(everyKind, {}, async ({ page }) => {
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        expect(await page.evaluate('document.activeElement.id')).toBe('main')
      }))

    test('has one title, its language, its landmarks, and pictures with names', () =>
      using(everyKind, {}, async ({ page }) => {
        expect([await page.title(), await page.locator('html').getAttribute('lang')]).toEqual(['Gate failed - chainvet', 'en'])
        for (const role of ['banner', 'main', 'contentinfo', 'search'] as const) expect(await page.getByRole(role).count()).toBe(1)
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
        await page.evaluate(openAll)
        expect(await page.getByRole('img', { name: 'Rows by level' }).count()).toBe(1)
        expect(await page.getByRole('img', { name: 'Rows by score, in steps of five points' }).count()).toBe(1)
        expect(await page.getByRole('img', { name: /^How the score of \d+ comes about$/ }).count()).toBe(5)
        expect(await page.getByRole('img', { name: 'Dealings with listed parties' }).count()).toBe(1)
        expect(await page.evaluate("document.querySelectorAll('svg:not([role=img]):not([aria-hidden])').length")).toBe(
          await page.evaluate("document.querySelectorAll('svg svg').length"),
        )
      }))

    test.each(['light', 'dark'] as const)('every text and mark has the contrast of WCAG AA: %s', colorScheme =>
      using(everyKind, { colorScheme }, async ({ page }) => {
        await page.evaluate(openAll)
        const { texts, marks, low } = (await page.evaluate(lowContrast)) as { texts: number; marks: number; low: string[] }
        expect(low).toEqual([])
        expect([texts > 400, marks > 40]).toEqual([true, true])
      }),
    )

    test('light and dark differ', async () => {
      const ground = async (colorScheme: 'light' | 'dark') => {
        const { page, close } = await view.open(single, { colorScheme })
        const colour = await page.evaluate('getComputedStyle(document.body).backgroundColor')
        await close()
        return colour
      }
      expect(await ground('light')).not.toBe(await ground('dark'))
    })

    test.each(Object.entries({ everyKind, hostileReport, single, onlyBadRows: sampleReports.onlyBadRows }))(
      'is no wider than a screen of 360 pixels: %s',
      (_, report) =>
        using(report, { viewport: { width: 360, height: 740 } }, async ({ page }) => {
          await page.evaluate(openAll)
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
          const beyond = `[...document.querySelectorAll('body *')].filter(each => !each.closest('.scroll,.pre,.skip,.sr,defs') && each.getBoundingClientRect().right > 361)
          .map(each => each.tagName + '.' + (each.className.baseVal ?? each.className) + ' ' + each.textContent.slice(0, 30))`
          expect(await page.evaluate(beyond)).toEqual([])
        }),
    )

    test('without JavaScript all rows and sections are there, and no control that would do nothing', () =>
      using(everyKind, { javaScriptEnabled: false }, async ({ page }) => {
        expect(await page.locator('table.rows tbody tr').count()).toBe(everything.length)
        for (const line of everything)
          expect(
            await page
              .locator('table.rows tbody')
              .getByText(line.target?.address ?? '0x')
              .first()
              .isVisible(),
          ).toBe(true)
        expect(await page.locator('button:visible,input:visible,select:visible').count()).toBe(0)
        await page.locator('details.row summary').first().click()
        expect(await page.getByText('Trading by a fresh account').isVisible()).toBe(true)
      }))

    test('paper shows what is closed on the screen, also without JavaScript', () =>
      using(everyKind, { javaScriptEnabled: false }, async ({ page }) => {
        const evidence = page.getByText('sell: reverted').first()
        expect(await evidence.isVisible()).toBe(false)
        await page.emulateMedia({ media: 'print' })
        expect(await evidence.isVisible()).toBe(true)
        expect(await page.locator('form.tools:visible').count()).toBe(0)
        expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000)
      }))

    test('paper is light although the screen is dark', () =>
      using(single, { colorScheme: 'dark' }, async ({ page }) => {
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
        expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
        expect(((await page.evaluate(lowContrast)) as { low: string[] }).low).toEqual([])
      }))
  },
)
