import { test } from 'vitest'
import { open, openPlace, startBrowser, subjects } from './place.ts'

test('look', async () => {
  const place = await openPlace({ pause: 150 })
  const browser = await startBrowser()
  const customer = await place.customer('free')
  for (const [scheme, width] of [
    ['light', 1200],
    ['dark', 360],
  ] as const) {
    const { page, go, signIn, messages, strangers, close } = await open(browser, place, {
      colorScheme: scheme,
      viewport: { width, height: 800 },
    })
    const shot = async (name: string) => {
      await page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: true })
      const w = await page.evaluate('document.documentElement.scrollWidth')
      console.log(name, width, w)
    }
    await go('/dashboard')
    await shot('sign-in')
    await signIn(customer)
    await shot('usage-empty')
    for (const [kind, address] of [
      ['wallet', subjects.plain],
      ['wallet', subjects.exposed],
      ['token', subjects.trap],
      ['token', subjects.hostile],
    ] as const) {
      await go('/dashboard/scan')
      await page.getByLabel(kind === 'wallet' ? 'a wallet' : 'a token contract').check()
      await page.getByLabel('Chain').selectOption('1')
      await page.getByRole('textbox', { name: 'Address' }).fill(address)
      if (address === subjects.plain) await shot('scan')
      await page.getByRole('button', { name: 'Scan', exact: true }).click()
      await page.getByRole('heading', { name: 'How to verify it' }).waitFor()
      await page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
      await shot(`result-${address.slice(2, 4)}`)
    }
    await go('/dashboard/scan')
    await page.getByRole('textbox', { name: 'Address' }).fill('0x1234')
    await page.getByRole('button', { name: 'Scan', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await shot('scan-bad')
    await page.getByRole('textbox', { name: 'Address' }).fill(subjects.silent)
    await page.getByRole('button', { name: 'Scan', exact: true }).click()
    await page.getByRole('status').waitFor()
    await shot('scan-silent')
    await go('/dashboard/history')
    await shot('history')
    await go('/dashboard')
    await shot('usage')
    await go('/dashboard/keys')
    await shot('keys')
    await page.getByLabel('Label').fill('payments, production')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: 'Your new key' }).waitFor()
    await shot('key-new')
    await go('/dashboard/batches')
    await page.getByLabel('Rows without a chain').selectOption('1')
    await page
      .getByLabel('Addresses, one a line')
      .fill(
        [
          ...Object.values(subjects),
          'nonsense',
          ...Array.from({ length: 70 }, (_, n) => `0x${(n + 4096).toString(16).padStart(40, '0')}`),
        ].join('\n'),
      )
    await shot('batches')
    await page.getByRole('button', { name: 'Scan the list' }).click()
    await page.getByText('rows done').waitFor()
    await shot('batch-running')
    await page.getByText('Done.').waitFor()
    await shot('batch')
    await go('/dashboard/nothing')
    await shot('404')
    console.log(messages, strangers)
    await close()
  }
  await browser.close()
  console.log(place.log.filter(line => /error|warn/.test(line)).slice(0, 5))
  await place.close()
}, 120_000)
