import { Command } from 'commander'
import type { App } from '../../src/cli/app.ts'
import { applyConfig } from '../../src/cli/config/apply-config.ts'
import type { GuardFlags } from '../../src/cli/cost.ts'
import { costOptions } from '../../src/cli/scan-options.ts'
import { ChainvetError } from '../../src/errors.ts'
import { makeHome } from '../support/home.ts'
import type { Service } from '../support/service.ts'

export interface Person {
  readonly flags?: Partial<GuardFlags> & { readonly engine?: 'local'; readonly retries?: number }
  /** What is typed at the question; there is a terminal then. Undefined stands for Ctrl-C. */
  readonly typed?: readonly [string | undefined]
  readonly config?: object
}

/** Somebody at a command line, in front of a terminal or not, who pays with this key. */
export const personAt =
  (service: Service, key: string) =>
  ({ flags = {}, typed, config }: Person) => {
    const home = makeHome()
    if (config) home.write(home.config, config)
    const [stdout, stderr]: [string[], string[]] = [[], []]
    const stream = (lines: string[], isTTY = false): App['stdout'] => ({
      isTTY,
      columns: undefined,
      write: text => void lines.push(text),
      drained: async () => {},
    })
    const app: App = {
      env: home.env({ CHAINVET_API_KEY: key, CHAINVET_BASE_URL: service.url.origin }),
      cwd: home.project,
      stdout: stream(stdout),
      stderr: stream(stderr, typed !== undefined),
      stdin: {
        isTTY: typed !== undefined,
        async *bytes() {},
        async readHidden(prompt) {
          stderr.push(`${prompt}\n`)
          if (typed?.[0] === undefined) throw new ChainvetError('INTERRUPTED', 'stopped before a key was given')
          return typed[0]
        },
      },
      signal: new AbortController().signal,
      stopped: undefined,
      exitCode: 0,
    }
    const command = new Command('scan').option('--base-url <url>').option('--quiet')
    for (const option of costOptions()) command.addOption(option)
    applyConfig(app, command)
    const all = {
      color: 'auto',
      progress: 'auto',
      verbose: 0,
      timeout: 30_000,
      concurrency: 4,
      retries: 0,
      ...command.opts(),
      ...flags,
    } as const
    return { app, flags: { ...all, baseUrl: service.url.origin }, stdout, stderr }
  }
