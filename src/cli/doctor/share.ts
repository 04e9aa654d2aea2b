import { basename } from 'node:path'
import type { Diagnosis } from '../../output/doctor.ts'
import type { App } from '../app.ts'
import { variable } from '../config/directories.ts'
import type { Machine } from './machine.ts'

/**
 * The diagnosis for the eyes of strangers: without the home directory, the names of user and machine, hosts of one's own,
 * and values that a person has typed.
 */
export function masked(
  diagnosis: Diagnosis,
  { env, machine, privateHosts }: { env: App['env']; machine: Machine; privateHosts: readonly string[] },
): Diagnosis {
  const replacements: readonly (readonly [pattern: RegExp, by: string])[] = [
    ...[variable(env, 'HOME'), variable(env, 'USERPROFILE')].flatMap(home =>
      home !== undefined && home.length > 1 ? [[new RegExp(`${escaped(home)}(?![\\w.-])`, 'g'), '~'] as const] : [],
    ),
    ...privateHosts.map(host => [new RegExp(escaped(host), 'gi'), '<private host>'] as const),
    ...(machine.user === undefined || machine.user === ''
      ? []
      : [[new RegExp(`(?<![\\w-])${escaped(machine.user)}(?![\\w-])`, 'g'), '<user>'] as const]),
    ...(machine.host === '' ? [] : [[new RegExp(`(?<![\\w-])${escaped(machine.host)}(?![\\w-])`, 'gi'), '<machine>'] as const]),
  ]
  const mask = (text: string): string => replacements.reduce((masked, [pattern, by]) => masked.replace(pattern, by), text)
  const { files, findings, environment, proxy, hosts, reached, service } = diagnosis
  const set = (value: string | null) => (value === null ? null : '(set)')
  return {
    ...diagnosis,
    service: service === null ? null : '<private host>',
    files: files.map(file => ({ ...file, path: personal.test(file.what) ? `.../${basename(file.path)}` : mask(file.path) })),
    findings: findings.map(({ severity, what, hint }) => ({ severity, what: mask(what), hint: mask(hint) })),
    environment: environment.map(({ name, value, meaning }) => ({ name, value: telling.test(name) ? mask(value) : '(set)', meaning })),
    proxy: { http: set(proxy.http), https: set(proxy.https), except: set(proxy.except) },
    hosts: hosts.map(({ chain, hosts: list }) => ({ chain, hosts: list.map(host => ({ ...host, host: mask(host.host) })) })),
    reached:
      reached?.map(answer => ({ ...answer, host: mask(answer.host), problem: answer.problem === null ? null : mask(answer.problem) })) ??
      null,
  }
}

/** Files in folders that a person named: a client, a project. */
const personal = /^(project file|accepted risks|API key file|certificates)$/

/** Variables whose value says how the program behaves and nothing about whom it serves. */
const telling =
  /^(CHAINVET_(ENGINE|CHAIN|FORMAT|FAIL_ON|CONCURRENCY|TIMEOUT|ACCESSIBLE)|ACCESSIBLE|NO_COLOR|FORCE_COLOR|CLICOLOR|CLICOLOR_FORCE|TERM|COLUMNS|CI|NODE_TLS_REJECT_UNAUTHORIZED|XDG_CONFIG_HOME|APPDATA)$/

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
