import { resolveTarget } from '../bulk/resolve.ts'
import { approvalsOf } from '../engine/approvals.ts'
import { ChainvetError } from '../errors.ts'
import { counted } from '../output/amounts.ts'
import { approvalsJson, approvalsText } from '../output/approvals.ts'
import { type App, busy } from './app.ts'
import { providerKeysIn } from './config/directories.ts'
import { type GlobalFlags, type UpstreamFlags, upstreamsNamed } from './options.ts'
import { upstreamsIn, worldOf } from './scanner.ts'
import { isAccessible, widthOf } from './terminal.ts'

export type ApprovalsFlags = GlobalFlags &
  Partial<UpstreamFlags> & {
    readonly json?: boolean
    readonly chain?: string
    readonly checksum: boolean
  }

/**
 * Reads the approvals of one wallet and prints them. They are read by this process, whichever engine scans. `chainFlag` is
 * --chain where it was given on the command line: it contradicts an address that names another chain.
 */
export async function showApprovals(app: App, text: string, flags: ApprovalsFlags, chainFlag: string | undefined): Promise<void> {
  const { chain: fallback, checksum, timeout } = flags
  if (flags.offline)
    throw new ChainvetError('USAGE', 'approvals stand on the chain, and --offline opens no connection to it', {
      hint: 'Leave out --offline.',
    })
  const { chain, given, note } = resolveTarget(text, {
    chain: chainFlag,
    fallback,
    checksum,
    kind: 'wallet',
    command: 'chainvet approvals',
  })
  if (note !== undefined && !flags.quiet) app.stderr.write(`note: ${note}\n`)
  const upstreams = {
    keys: providerKeysIn(app.env),
    ...upstreamsIn(app)?.(chain.names[0]),
    ...upstreamsNamed(flags),
  }
  const world = await worldOf(app)
  const asked = approvalsOf({ address: given, chain_id: chain.id }, { upstreams, timeout, checksum, world }, app.signal)
  const document = await busy(app, `Reading approvals on ${chain.name}`, flags, asked).catch((error: unknown) => {
    throw app.signal.aborted ? new ChainvetError('INTERRUPTED', 'stopped before the approvals were read') : error
  })
  const page = {
    chain: chain.name,
    width: widthOf(flags.width, app.stdout, app.env),
    ascii: flags.ascii === true,
    accessible: isAccessible(flags.accessible, app.env),
  }
  app.stdout.write(flags.json ? approvalsJson(document) : approvalsText(document, page))
  if (document.history.complete && document.unread.length === 0) return
  if (!flags.quiet)
    app.stderr.write(
      `incomplete: ${document.history.reason ?? `${counted(document.unread.length, 'approval')} could not be read again`}   exit 8\n`,
    )
  app.exitCode = 8
}
