import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = new URL('..', import.meta.url).pathname

/**
 * Files share a process, its modules and what the engine has compiled of them. Not these: they put something in the place of a
 * module or a global, use a helper that tidies up at the end of the first file, count what the process waits for, or load other
 * files, whose tests are theirs only where nobody has loaded them before.
 */
const alone = [
  'test/chains/encoding/compiled-checksum.test.ts',
  'test/cli/config/apply-config.test.ts',
  'test/cli/scanner.test.ts',
  'test/output/betrayed.test.ts',
  'test/sources/lists/source.test.ts',
  'test/bulk/repository*.test.ts',
  'test/sources/bitcoin/**/*.test.ts',
  'test/http-leaks.test.ts',
  'test/{clock,world}.test.ts',
  'test/service/http/same-suite*.test.ts',
]

/** Code that was compiled before is refused by a node with other flags than the one that made it. */
const plain = ['test/cli/compiled.test.ts']

/** Several scans at once leave much behind that is young: with more room for that a tenth of their time is saved. */
const roomy = ['--max-semi-space-size=64']

/** Hundreds of tokens, each scanned: minutes by themselves, so that they have a command of their own. */
const ploys = ['test/quality/ploys.test.ts']

/** Files that take longer than 8 seconds on two cores: a run that began one of them last would wait for it alone. */
const long = [
  'test/torture/promises.test.ts',
  'test/quality/set.test.ts',
  'test/sources/trade/held.test.ts',
  'test/sources/trade/listed-payers.test.ts',
  'test/sources/trade/controllers/kinds.test.ts',
  'test/sources/trade/stakes.test.ts',
  'test/sources/trade/own-steps.test.ts',
  'test/sources/trade/bought.test.ts',
  'test/sources/trade/controllers/bonds.test.ts',
  'test/service/dashboard/browser.test.ts',
  'test/service/http/same-suite.test.ts',
  'test/torture/batches.test.ts',
  'test/sources/tron/executed.test.ts',
  'test/sources/trade/node-kinds.test.ts',
  'test/sources/trade/faults.test.ts',
  'test/sources/trade/matrix.test.ts',
  'test/service/store/conformance.test.ts',
  'test/stories/demo.test.ts',
  'test/output/html/browser.test.ts',
  'test/torture/quota.test.ts',
  'test/service/http/same-suite-postgres.test.ts',
  'test/recording/evidence.test.ts',
  'test/service/batches/batches.test.ts',
  'test/sources/trade/effects.test.ts',
  'test/sources/trade/powers.test.ts',
  'test/stories/terminal-progress.test.ts',
  'test/service/http/charge.test.ts',
  'test/torture/torture.test.ts',
  'test/torture/fuzz.test.ts',
  'test/output/formats.test.ts',
  'test/cli/data-memory.test.ts',
  'test/scanner.test.ts',
]

/** The long files first; those that need a process of their own last, as the one they take would be lost to the others. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const at = long.indexOf(relative(root, moduleId))
      if (at >= 0) return at
      return long.length + (project.config.isolate ? 1 : 0)
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    root,
    globalSetup: ['test/support/build.ts'],
    setupFiles: ['test/support/network.ts'],
    // stories wait for terminals and slow services most of the time; a share would be held to the number of processors
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // a machine that builds other things besides takes its time to start nodes and browsers
    testTimeout: 240_000,
    hookTimeout: 240_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'alone', include: alone, execArgv: roomy } },
      { extends: true, test: { name: 'plain', include: plain } },
      { extends: true, test: { name: 'ploys', include: ploys, execArgv: roomy } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [...alone, ...plain, ...ploys],
          isolate: false,
          setupFiles: ['test/support/shared-process.ts'],
          execArgv: roomy,
        },
      },
    ],
  },
})
