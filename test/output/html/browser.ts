import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Report } from '../../../src/api/report.ts'
import { pageOf } from './samples.ts'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']
const named = process.env['CHAINVET_CHROMIUM']

/** The browser of this machine, or `undefined` where there is none. */
export const chromiumPath: string | undefined = (named === undefined || named === '' ? places : [named]).find(path => existsSync(path))

/** What a page did besides being read. */
interface Trouble {
  readonly requests: string[]
  readonly messages: string[]
}

export interface Opened extends Trouble {
  readonly page: Page
  close(): Promise<void>
}

/** A page in a browser of its own, watched from its first byte. */
export interface Viewer {
  open(report: Report, options?: BrowserContextOptions): Promise<Opened>
  close(): Promise<void>
}

export async function viewer(): Promise<Viewer> {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-html-'))
  const browser: Browser = await chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox', '--disable-gpu'] })
  let files = 0
  return {
    async open(report, options = {}) {
      const path = join(folder, `${files++}.html`)
      writeFileSync(path, pageOf(report))
      const context = await browser.newContext(options)
      const page = await context.newPage()
      const [requests, messages]: [string[], string[]] = [[], []]
      const url = pathToFileURL(path).href
      page.on('request', request => void (request.url() === url || requests.push(request.url())))
      page.on('console', message => void messages.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', error => void messages.push(`error: ${error.message}`))
      page.on('dialog', async dialog => {
        messages.push('dialog')
        await dialog.dismiss()
      })
      if (options.javaScriptEnabled !== false)
        await page.addInitScript("addEventListener('securitypolicyviolation', event => console.log('violation', event.violatedDirective))")
      await page.goto(url)
      return { page, requests, messages, close: () => context.close() }
    },
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * Runs in the page: texts with less contrast to their ground than WCAG AA asks for (4.5, or 3 for large ones), and marks
 * of pictures with less than 3 to the page. Each as "text: ratio".
 */
export const lowContrast = `(() => {
  const parts = text => (text.match(/[\\d.]+/g) ?? []).map(Number)
  const light = ([r, g, b]) => [r, g, b].map(c => c / 255).map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, at) => sum + c * [0.2126, 0.7152, 0.0722][at], 0)
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05) }
  const ground = element => {
    for (let at = element; at; at = at.parentElement) {
      const colour = parts(getComputedStyle(at).backgroundColor)
      if (colour.length === 3) return colour
      if (colour[3] > 0 && colour[3] < 1) throw new Error('half transparent ground')
    }
    throw new Error('no ground')
  }
  const seen = new Map()
  let texts = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (node.data.trim() === '' || element.closest('script,style,title,desc,defs,.sr,.skip') || !element.checkVisibility()) continue
    texts++
    const style = getComputedStyle(element)
    if (style.opacity !== '1') throw new Error('half transparent text')
    const size = parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 18.66 && parseFloat(style.fontWeight) >= 700)
    const inPicture = element.namespaceURI.endsWith('svg')
    const got = ratio(parts(inPicture ? style.fill : style.color), ground(inPicture ? element.ownerSVGElement.parentElement : element))
    if (got < (large ? 3 : 4.5)) seen.set(element.tagName + '.' + element.className + ' ' + node.data.trim().slice(0, 20), got.toFixed(2))
  }
  const paper = parts(getComputedStyle(document.body).backgroundColor)
  const marks = document.querySelectorAll('rect[class^="f-"],.stop,.sign,.node,.rail,.flow,.axis,.tip,.hatch-line')
  for (const mark of marks) {
    const { fill, stroke } = getComputedStyle(mark)
    const colours = [fill, stroke].filter(colour => colour.startsWith('rgb')).map(parts)
    const best = Math.max(...colours.map(colour => ratio(colour, paper)))
    if (colours.length > 0 && best < 3) seen.set(mark.tagName + '.' + mark.className.baseVal, best.toFixed(2))
  }
  return { texts, marks: marks.length, low: [...seen].map(([what, got]) => what + ': ' + got) }
})()`

/** Runs in the page: opens everything that can be opened. */
export const openAll = "document.querySelectorAll('details').forEach(each => { each.open = true })"

/** Runs in the page: the rows of the table that are shown, as their numbers. */
export const shownRows = "[...document.querySelectorAll('table.rows tbody tr')].filter(row => !row.hidden).map(row => +row.dataset.row)"
