import { expect, test } from 'vitest'
import { begin, key, listOf, treasury, treasuryFindings } from '../support/story.ts'

const { phishing, quiet } = treasury

test('CHAINVET_DEBUG says on stderr what -vv says, changes nothing on stdout, and shows no key', async () => {
  const { run, write } = await begin({ findings: treasuryFindings })
  write('w.csv', listOf(phishing, quiet))
  const line = 'scan wallet -i w.csv -f csv'
  const [plain, verbose, debug, off] = [
    await run(line),
    await run(`${line} -vv`),
    await run(line, { env: { CHAINVET_DEBUG: '1' } }),
    await run(line, { env: { CHAINVET_DEBUG: '0' } }),
  ]
  expect(plain.stderr).not.toContain('chainvet ignore add')
  expect(debug.stderr).toContain(`chainvet ignore add eip155:1:${phishing} --type wallet --level critical`)
  expect(debug).toEqual(verbose)
  expect(off).toEqual(plain)
  expect(debug.stdout).toBe(plain.stdout)
  expect(debug.stderr).not.toContain(key)
})
