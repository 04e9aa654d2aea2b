import type { Host } from '../../engine/hosts.ts'
import { type ListStatus, listStatus } from '../../engine/list-status.ts'
import type { Reached } from '../../engine/reach.ts'
import type { ChainvetError } from '../../errors.ts'
import type { Diagnosis, Finding } from '../../output/doctor.ts'
import { version } from '../../version.ts'
import type { App } from '../app.ts'
import { labelFileOf } from '../data/place.ts'
import type { GlobalFlags } from '../options.ts'
import { describeFiles } from './files.ts'
import type { Machine } from './machine.ts'
import { describeStream } from './streams.ts'
import { describeVariables, originOf } from './variables.ts'

interface Circumstances {
  readonly machine: Machine
  readonly hosts: readonly { readonly chain: string; readonly hosts: readonly Host[] }[]
  readonly service: URL | undefined
  readonly reached: readonly Reached[] | undefined
  /** Why the configuration cannot be read. */
  readonly fault: ChainvetError | undefined
}

/** Node that the program is made for, as package.json says it. */
const oldestNode = '20.19.0'
/** Days after which a list is called old. */
const oldList = 14
const day = 86_400_000

/** Looks at everything a run depends on, and judges it. Nothing is changed and no connection is opened. */
export function examine(
  app: Pick<App, 'env' | 'stdout' | 'stderr'>,
  flags: GlobalFlags,
  { machine, hosts, service, reached, fault }: Circumstances,
): Diagnosis {
  const { env } = app
  const files = describeFiles(env, machine)
  const variables = describeVariables(env)
  const lists = listStatus(labelFileOf({ env, cwd: machine.cwd }))
  const age = (asOf: string) => Math.floor((machine.now.getTime() - Date.parse(`${asOf}T00:00:00Z`)) / day)
  return {
    schema_version: 1,
    chainvet: version,
    node: machine.node,
    platform: machine.platform,
    service: service ? service.origin : null,
    files: files.files,
    hosts: hosts.map(({ chain, hosts: list }) => ({ chain, hosts: list.map(({ source, host, place }) => ({ source, host, place })) })),
    reached: reached?.map(({ host, answered, ms, problem }) => ({ host, answered, ms, problem: problem ?? null })) ?? null,
    proxy: proxyOf(env),
    clock: machine.now.toISOString(),
    lists: {
      sha256: lists.sha256,
      bytes: lists.bytes,
      lists: lists.lists.map(({ name, family, entries, asOf }) => ({ name, family, entries, as_of: asOf, age_days: age(asOf) })),
    },
    stdout: describeStream(app.stdout, flags, env),
    stderr: describeStream(app.stderr, flags, env),
    environment: variables.environment,
    findings: [
      ...(fault ? [{ severity: 'problem' as const, what: fault.message, hint: fault.hint ?? 'Correct it.' }] : []),
      ...nodeFindings(machine),
      ...clockFindings(machine, lists),
      ...(lists.problem === null ? [] : [damagedLists(lists.problem)]),
      ...files.findings,
      ...variables.findings,
      ...proxyFindings(env),
      ...(reached ? reachFindings(hosts, reached) : []),
    ].sort((one, other) => rank(one) - rank(other)),
  }
}

const damagedLists = (problem: string): Finding => ({
  severity: 'problem',
  what: `your lists are not used, those of the program are. ${problem}`,
  hint: 'Fetch them anew: chainvet data update',
})

const rank = ({ severity }: Finding): number => (severity === 'problem' ? 0 : 1)

function nodeFindings({ node }: Machine): Finding[] {
  if (node.localeCompare(oldestNode, 'en', { numeric: true }) >= 0) return []
  return [{ severity: 'problem', what: `Node ${node} is older than ${oldestNode}`, hint: 'Install a newer one: https://nodejs.org' }]
}

function clockFindings({ now }: Machine, { lists }: ListStatus): Finding[] {
  const today = now.toISOString().slice(0, 10)
  const dates = lists.map(({ asOf }) => asOf).sort()
  const [oldest, newest] = [dates[0], dates.at(-1)]
  if (newest === undefined || oldest === undefined)
    return [{ severity: 'problem', what: 'there are no label lists', hint: 'Install chainvet again.' }]
  if (today < newest) {
    const what = `the clock says ${today}, and a label list is of ${newest}`
    return [
      { severity: 'problem', what, hint: 'The clock is slow. Set it: a wrong clock takes expired certificates and ignores for good.' },
    ]
  }
  if (now.getUTCFullYear() > 2100) return [{ severity: 'problem', what: `the clock says ${today}`, hint: 'Set it.' }]
  const days = Math.floor((now.getTime() - Date.parse(`${oldest}T00:00:00Z`)) / day)
  if (days <= oldList) return []
  const what = `the oldest label list is ${days} days old (${oldest})`
  return [{ severity: 'warning', what, hint: 'Addresses listed since then are not known. Fetch new lists: chainvet data update' }]
}

const proxyVariable = (env: App['env'], name: string): string | undefined => env[name] || env[name.toUpperCase()] || undefined

function proxyOf(env: App['env']): Diagnosis['proxy'] {
  const shown = (name: string) => {
    const value = proxyVariable(env, name)
    return value === undefined ? null : originOf(value)
  }
  return { http: shown('http_proxy'), https: shown('https_proxy'), except: proxyVariable(env, 'no_proxy') ?? null }
}

function proxyFindings(env: App['env']): Finding[] {
  return ['http_proxy', 'https_proxy'].flatMap((name): Finding[] => {
    const value = proxyVariable(env, name)
    if (value === undefined || originOf(value).includes('://')) return []
    return [{ severity: 'problem', what: `${name.toUpperCase()} is not the address of a proxy`, hint: 'http://host:port is expected.' }]
  })
}

/** One public host more or less does not matter; a source of a chain without any does. */
function reachFindings(
  hosts: readonly { chain: string; hosts: readonly { source: string; host: string }[] }[],
  reached: readonly Reached[],
): Finding[] {
  const bad = new Map(reached.filter(({ problem }) => problem !== undefined).map(({ host, problem }) => [host, problem]))
  const asked = new Set(reached.map(({ host }) => host))
  const lost = hosts.flatMap(({ chain, hosts: list }) =>
    [...new Set(list.map(({ source }) => source))].flatMap(source => {
      const own = list.filter(host => host.source === source && asked.has(host.host))
      return own.length > 0 && own.every(({ host }) => bad.has(host)) ? [{ chain, source }] : []
    }),
  )
  const bySource = new Map<string, string[]>()
  for (const { chain, source } of lost) bySource.set(source, [...(bySource.get(source) ?? []), chain])
  return [
    ...[...bySource].map(
      ([source, names]): Finding => ({
        severity: 'problem',
        what: `no ${source} answers as it should for ${names.join(', ')}`,
        hint: 'Is this machine online? See "Answers" below. Hosts of your own: --rpc-url, --explorer-url.',
      }),
    ),
    ...[...bad].map(
      ([host, problem]): Finding => ({
        severity: 'warning',
        what: problem?.startsWith(host) ? problem : `${host}: ${problem}`,
        hint: 'Scans go on with the next host of the same source, where there is one.',
      }),
    ),
  ]
}
