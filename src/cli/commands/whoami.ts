import { Command } from 'commander'
import { ChainvetError } from '../../errors.ts'
import { type App, fail } from '../app.ts'
import { type GlobalFlags, jsonOption, type ServiceFlags } from '../options.ts'

interface WhoamiFlags extends ServiceFlags, GlobalFlags {
  readonly json?: boolean
}

/** `whoami`: which key would be sent, where to, and who said so. Nobody is asked; without a key it ends with 4. */
export const whoamiCommand = (app: App): Command =>
  new Command('whoami')
    .description('Show which key is used, without asking the service')
    .addOption(jsonOption())
    .action(async (_flags, command: Command) => {
      const flags = command.optsWithGlobals<WhoamiFlags>()
      try {
        await whoami(app, flags)
      } catch (error) {
        if (!(error instanceof ChainvetError)) throw error
        await fail(app, error, flags, { json: flags.json === true })
      }
    })

async function whoami(app: App, flags: WhoamiFlags): Promise<void> {
  const [
    { findKey, keyMissing },
    { appliedTo },
    { chooseEngine, serviceOf },
    { storedKey },
    { serviceName },
    { maskKey },
    { asciiJson, visible },
  ] = await Promise.all([
    import('../config/api-key.ts'),
    import('../config/apply-config.ts'),
    import('../config/service.ts'),
    import('../config/credentials.ts'),
    import('../../remote/service-url.ts'),
    import('../../mask.ts'),
    import('../../output/visible.ts'),
  ])
  const baseUrl = serviceOf(app, flags)
  if (!baseUrl) {
    throw new ChainvetError('AUTH_MISSING', 'no service configured, so no key is used', {
      hint: 'The local engine needs none. For a service: chainvet login --base-url https://api.example.com',
    })
  }
  const service = serviceName(baseUrl)
  const found = await findKey(app, baseUrl.origin, flags.apiKeyFile)
  if (!found) throw keyMissing(service)
  const { profile } = appliedTo(app)
  const { engine } = chooseEngine(app, { ...flags, offline: false })
  if (flags.json) {
    app.stdout.write(
      `${asciiJson({ authenticated: true, source: found.source, key: maskKey(found.key), base_url: service, profile, engine })}\n`,
    )
    return
  }
  app.stdout.write(`${maskKey(found.key)}   from ${visible(found.from)}   for ${service}   profile ${profile}\n`)
  const stored = found.source === 'credentials.json' ? undefined : storedKey(app, baseUrl.origin)
  if (stored !== undefined && stored !== found.key)
    app.stdout.write('(a different key is stored for this address in credentials.json and is not used)\n')
  if (engine === 'local') app.stdout.write('(scans use the local engine, which needs no key)\n')
}
