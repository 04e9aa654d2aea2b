import { afterAll, beforeEach, describe } from 'vitest'

/** What a test says of the stand-in and not of the specification. */
const differences: Readonly<Record<string, string>> = {
  'an address with a wrong checksum, where that is waived': 'the service waives no checksum',
  'a wrong capital letter': 'the service waives no checksum',
  '401: the key is not accepted': 'the words for a refused key are its own',
  "'big-json-pipe', '5 MB JSON to a pipe': 'PASS'": 'one call after the other through the exchange of keys takes minutes',
}
type Suites = Readonly<Record<string, () => Promise<unknown>>>

const suites: Suites = {
  scanner: () => import('../scanner.test.ts'),
  remote: () => import('../remote/remote-scanner.test.ts'),
  usage: () => import('../cli/usage.test.ts'),
  account: () => import('../stories/account.test.ts'),
  errors: () => import('../stories/errors.test.ts'),
  gate: () => import('../stories/gate.test.ts'),
  watch: () => import('../stories/watch.test.ts'),
}

/** The rest of them take minutes. */
const more: Suites = {
  login: () => import('../cli/login.test.ts'),
  'choice of the scanner': () => import('../cli/scanner.test.ts'),
  'build servers': () => import('../stories/ci-gate.test.ts'),
  formats: () => import('../stories/formats.test.ts'),
  pipeline: () => import('../stories/pipeline.test.ts'),
  resume: () => import('../stories/resume.test.ts'),
  'saved reports': () => import('../stories/saved-reports.test.ts'),
  shown: () => import('../stories/shown.test.ts'),
  spreadsheets: () => import('../stories/spreadsheets.test.ts'),
  targets: () => import('../stories/targets.test.ts'),
  'accepted risks': () => import('../stories/accepted-risks.test.ts'),
  repository: () => import('../stories/repository.test.ts'),
  debug: () => import('../stories/debug.test.ts'),
}

const whole: Suites = { ...suites, ...more }

/**
 * The tests of the command line as a customer, once more, with `chainvet serve` where they have a stand-in of the specification:
 * `startService` of `service.ts` asks this variable. All of them with CHAINVET_SAME_SUITE=whole, those of these names otherwise.
 */
export function sameSuite(place: string, names: readonly string[] = Object.keys(suites)): void {
  const before = process.env['CHAINVET_TEST_SERVICE']
  process.env['CHAINVET_TEST_SERVICE'] = 'ours'
  afterAll(() => {
    if (before === undefined) delete process.env['CHAINVET_TEST_SERVICE']
    else process.env['CHAINVET_TEST_SERVICE'] = before
  })
  beforeEach(({ task, skip }) => skip(task.name in differences, differences[task.name]))
  for (const [name, load] of Object.entries(whole)) {
    if (process.env['CHAINVET_SAME_SUITE'] !== 'whole' && !names.includes(name)) continue
    describe(`on our own service, ${place}: ${name}`, async () => {
      await load()
    })
  }
}
