import { type Paper, wrap } from './paint.ts'
import { visible } from './visible.ts'

/** A host and what it would see of a list of targets. */
export interface Witness {
  readonly host: string
  readonly source: string
  readonly chains: readonly string[]
  /** False: only when the hosts before it failed, or the wallet has no activity on its chain. */
  readonly always: boolean
  readonly learns: readonly string[]
  /** CAIP-10, in the order of the file, each once. */
  readonly addresses: readonly string[]
}

/** Which hosts would see which addresses, were a list scanned. Nothing is asked to find out. */
export interface Receipt {
  readonly schema_version: 1
  readonly file: string
  readonly offline: boolean
  readonly counts: {
    readonly rows: number
    readonly addresses: number
    readonly duplicates: number
    /** Rows that a scan would refuse, so that nobody sees them. */
    readonly refused: number
    /** Addresses that only the lists of this machine are asked about. */
    readonly stay_here: number
  }
  readonly hosts: readonly Witness[]
  /** What anybody on the way can see. */
  readonly on_the_way: string
}

/** Addresses of a host that are printed; all of them are in the JSON. */
const shown = 20

/** The receipt for people, host by host. */
export function receiptText({ file, offline, counts, hosts, on_the_way }: Receipt, { chalk, width }: Paper): string {
  const { rows, addresses, duplicates, refused, stay_here } = counts
  const facts = [
    `${rows} ${rows === 1 ? 'row' : 'rows'}`,
    `${addresses} ${addresses === 1 ? 'address' : 'addresses'}`,
    ...(duplicates > 0 ? [`${duplicates} repeated`] : []),
    ...(refused > 0 ? [`${refused} that a scan would refuse`] : []),
  ]
  const lines = [
    `${visible(file)}: ${facts.join(', ')}`,
    ...(offline
      ? ['With --offline no connection is opened: no host would see any of them.']
      : hosts.length === 0
        ? ['No host would see any of them: only the lists of this machine are asked.']
        : [
            `A scan would name them to ${counted(hosts.filter(({ always }) => always).length)}, and to ${hosts.filter(({ always }) => !always).length} more if those fail or a wallet was never used. Nothing was sent now.`,
            ...(stay_here > 0 ? [`${stay_here} would stay on this machine: only its lists are asked about them.`] : []),
            ...hosts.flatMap(({ host, source, chains, always, learns, addresses: seen }) => [
              '',
              chalk.bold(visible(host)),
              ...wrap(
                `${source} of ${chains.join(', ')}, ${always ? 'asked by every scan' : source === 'Other chains' ? 'asked only about a wallet without activity there' : 'asked only if those before it fail'}`,
                width - 2,
              ).map(line => `  ${line}`),
              ...wrap(`learns ${learns.join(', ')}`, width - 2).map(line => `  ${line}`),
              `  sees ${seen.length} ${seen.length === 1 ? 'address' : 'addresses'}:`,
              ...seen.slice(0, shown).map(address => `    ${visible(address)}`),
              ...(seen.length > shown ? [`    and ${seen.length - shown} more (all of them: --json)`] : []),
            ]),
            '',
            ...wrap(on_the_way, width),
            'To keep every address here: --offline',
          ]),
  ]
  return `${lines.flatMap(line => line.split('\n')).join('\n')}\n`
}

const counted = (hosts: number): string => `${hosts} ${hosts === 1 ? 'host' : 'hosts'}`
