import { afterAll, describe } from 'vitest'

/**
 * The tests of the command line as a customer, once more, with `chainvet serve` where they have a stand-in of the specification:
 * `startService` of `test/support/service.ts` asks this variable.
 */
const before = process.env['CHAINVET_TEST_SERVICE']
process.env['CHAINVET_TEST_SERVICE'] = 'ours'
afterAll(() => {
  if (before === undefined) delete process.env['CHAINVET_TEST_SERVICE']
  else process.env['CHAINVET_TEST_SERVICE'] = before
})

const suites: Readonly<Record<string, () => Promise<unknown>>> = {
  scanner: () => import('../../scanner.test.ts'),
  remote: () => import('../../remote/remote-scanner.test.ts'),
  usage: () => import('../../cli/usage.test.ts'),
  login: () => import('../../cli/login.test.ts'),
  'choice of the scanner': () => import('../../cli/scanner.test.ts'),
  account: () => import('../../stories/account.test.ts'),
  errors: () => import('../../stories/errors.test.ts'),
  gate: () => import('../../stories/gate.test.ts'),
  'build servers': () => import('../../stories/ci-gate.test.ts'),
  formats: () => import('../../stories/formats.test.ts'),
  pipeline: () => import('../../stories/pipeline.test.ts'),
  resume: () => import('../../stories/resume.test.ts'),
  'saved reports': () => import('../../stories/saved-reports.test.ts'),
  shown: () => import('../../stories/shown.test.ts'),
  spreadsheets: () => import('../../stories/spreadsheets.test.ts'),
  targets: () => import('../../stories/targets.test.ts'),
  watch: () => import('../../stories/watch.test.ts'),
  'accepted risks': () => import('../../stories/accepted-risks.test.ts'),
  repository: () => import('../../stories/repository.test.ts'),
  debug: () => import('../../stories/debug.test.ts'),
}

for (const [name, load] of Object.entries(suites)) {
  describe(`on our own service: ${name}`, async () => {
    await load()
  })
}
