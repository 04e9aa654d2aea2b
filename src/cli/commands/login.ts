import { Argument, Command } from 'commander'
import { ChainvetError } from '../../errors.ts'
import { type App, fail } from '../app.ts'
import { withExamples } from '../help.ts'
import type { GlobalFlags, ServiceFlags } from '../options.ts'

interface LoginFlags extends ServiceFlags, GlobalFlags {
  readonly withToken?: boolean
  readonly verify: boolean
}

/** `login`: take a key, ask the service whether it is one, and keep it for that service alone. */
export const loginCommand = (app: App): Command =>
  withExamples(new Command('login'), [
    ['chainvet login --base-url https://api.example.com'],
    ['printf %s "$KEY" | chainvet login --with-token', 'no prompt, no echo'],
    ['chainvet login --with-token < key.txt'],
  ])
    .description('Store the key of a service')
    .addArgument(new Argument('[key]', 'refused: keys are not taken from the command line'))
    .option('--with-token', 'read the key from standard input')
    .option('--no-verify', 'store it without asking the service')
    .action(async (onCommandLine: string | undefined, _flags, command: Command) => {
      const flags = command.optsWithGlobals<LoginFlags>()
      try {
        if (onCommandLine !== undefined) throw (await import('../config/api-key.ts')).keyOnCommandLine()
        await login(app, flags)
      } catch (error) {
        if (!(error instanceof ChainvetError)) throw error
        await fail(app, error, flags, { json: false })
      }
    })

async function login(app: App, flags: LoginFlags): Promise<void> {
  const [{ serviceOf }, { serviceName }, { readKey }, { readCredentials, storeKey }, { maskKey }] = await Promise.all([
    import('../config/service.ts'),
    import('../../remote/service-url.ts'),
    import('../config/api-key.ts'),
    import('../config/credentials.ts'),
    import('../../mask.ts'),
  ])
  const tell = (text: string) => {
    if (!flags.quiet) app.stderr.write(`${text}\n`)
  }
  const baseUrl = serviceOf(app, flags)
  if (!baseUrl) throw noService()
  const service = serviceName(baseUrl)
  // a file that cannot be used is better told before a key was typed
  readCredentials(app)
  const { text, from } = await keyText(app, flags, service)
  const key = readKey(text, from)
  if (flags.verify) {
    const { accountOfKey } = await import('../scanner.ts')
    const account = await accountOfKey(app, flags, baseUrl, key)
    const { tier, remaining } = await account.usage(app.signal).catch(error => {
      throw notStored(error, app)
    })
    const { visibleName } = await import('../../output/visible.ts')
    tell(
      `Checking the key ... ok, tier ${visibleName(tier)}, ${remaining.toLocaleString('en-US')} calls left this month.   (this check may count as one call)`,
    )
  }
  tell(`Saved to ${storeKey(app, baseUrl.origin, key)} (only you can read it) as ${maskKey(key)}`)
  const { appliedTo } = await import('../config/apply-config.ts')
  const { variable } = await import('../config/directories.ts')
  for (const name of ['CHAINVET_API_KEY', 'CHAINVET_API_KEY_FILE']) {
    if (variable(app.env, name) !== undefined) tell(`warning: ${name} is set and wins over the stored key`)
  }
  if (appliedTo(app).originOf('baseUrl') === 'cli') tell(`To ask this service from now on: chainvet config set base_url ${service}`)
}

/** The key as it is given: from a file, piped in, or typed without an echo. */
async function keyText(app: App, { withToken, apiKeyFile, prompts }: LoginFlags, service: string): Promise<{ text: string; from: string }> {
  const { namedFile, pipedText } = await import('../config/api-key.ts')
  if (withToken || apiKeyFile === '-') {
    return { text: await pipedText(app, withToken ? '--with-token' : '--api-key-file -'), from: 'standard input' }
  }
  if (apiKeyFile !== undefined) return { text: namedFile(apiKeyFile), from: apiKeyFile }
  if (!app.stdin.isTTY || !app.stderr.isTTY || prompts === false) {
    throw new ChainvetError('USAGE', 'there is no terminal to ask for the key', {
      hint: 'Pipe it in:  printf %s "$KEY" | chainvet login --with-token\nOr do without login:  set CHAINVET_API_KEY, or CHAINVET_API_KEY_FILE',
    })
  }
  return { text: await app.stdin.readHidden(`Paste your API key for ${service} (input hidden): `), from: 'the terminal' }
}

const noService = (): ChainvetError =>
  new ChainvetError('USAGE', 'a key for which service?', { hint: 'Name it: chainvet login --base-url https://api.example.com' })

/** A key that could not be checked is not kept, and the one before stays. */
function notStored(error: unknown, app: App): unknown {
  if (app.signal.aborted) return new ChainvetError('INTERRUPTED', 'stopped before the key was checked; nothing was stored')
  if (!(error instanceof ChainvetError)) return error
  const unchecked = 'Nothing was stored. To store it unchecked: --no-verify'
  const advice = error.hint === undefined ? unchecked : `${unchecked}\n${error.hint}`
  const hint = error.code === 'AUTH_INVALID' ? 'Nothing was stored. Check the key in the dashboard.' : advice
  return new ChainvetError(error.code, error.message, { where: error.where, hint })
}
