import { Command } from 'commander'
import { ChainvetError } from '../../errors.ts'
import { type App, fail } from '../app.ts'
import type { GlobalFlags, ServiceFlags } from '../options.ts'

/** `logout`: forget the key of a service on this machine. */
export const logoutCommand = (app: App): Command =>
  new Command('logout').description('Forget the stored key of a service').action(async (_flags, command: Command) => {
    const flags = command.optsWithGlobals<ServiceFlags & GlobalFlags>()
    try {
      const [{ serviceOf }, { serviceName }, { forgetKey }, { variable }] = await Promise.all([
        import('../config/service.ts'),
        import('../../remote/service-url.ts'),
        import('../config/credentials.ts'),
        import('../config/directories.ts'),
      ])
      const baseUrl = serviceOf(app, flags)
      if (!baseUrl)
        throw new ChainvetError('USAGE', 'the key of which service?', {
          hint: 'Name it: chainvet logout --base-url https://api.example.com',
        })
      const gone = forgetKey(app, baseUrl.origin)
      if (flags.quiet) return
      const service = serviceName(baseUrl)
      app.stderr.write(
        gone
          ? `Removed the key for ${service}. It is still valid on the server: revoke it in the dashboard.\n`
          : `No key is stored for ${service}.\n`,
      )
      if (variable(app.env, 'CHAINVET_API_KEY') !== undefined) app.stderr.write('CHAINVET_API_KEY is still set and is still used.\n')
    } catch (error) {
      if (!(error instanceof ChainvetError)) throw error
      await fail(app, error, flags, { json: false })
    }
  })
