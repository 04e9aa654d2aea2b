import { execFile } from 'node:child_process'
import { delimiter, isAbsolute } from 'node:path'

/** Runs git in one folder and answers with what it wrote; rejects when it fails or is not there. */
export type Git = (...args: readonly string[]) => Promise<Buffer>

/**
 * git for a repository that nobody trusts. Its configuration can name programs (file system monitor, hooks, external diff,
 * a remote helper for objects that are missing): each is switched off here, and only commands that read objects and
 * lists of names are run, never one that reads files of the working tree through filters.
 */
export function gitIn(folder: string, env: Readonly<Record<string, string | undefined>>): Git {
  const path = (env['PATH'] ?? '/usr/bin:/bin').split(delimiter).filter(isAbsolute).join(delimiter)
  const minimal = {
    PATH: path,
    ...(env['HOME'] !== undefined && { HOME: env['HOME'] }),
    LC_ALL: 'C',
    // no transport at all: a partial clone would fetch what is missing, and "ext::" runs a program for it
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
  }
  return (...args) =>
    new Promise((resolve, reject) => {
      execFile(
        'git',
        ['-C', folder, ...hardened, ...args],
        { env: minimal, encoding: 'buffer', maxBuffer: 2 ** 30, timeout: 120_000, windowsHide: true },
        (error, stdout) => (error ? reject(error) : resolve(stdout)),
      )
    })
}

const hardened = [
  '--no-pager',
  '--literal-pathspecs',
  ...[
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.untrackedCache=false',
    'core.sshCommand=false',
    'credential.helper=',
    'diff.external=',
    'protocol.allow=never',
    'submodule.recurse=false',
    // a folder of the checkout that has the form of a bare repository would bring a configuration of its own
    'safe.bareRepository=explicit',
  ].flatMap(setting => ['-c', setting]),
]

/** Text of a command that answers with one line. */
export const lineOf = (output: Buffer): string => output.toString('utf8').replace(/\r?\n$/, '')

/** Names of a list that ends each with NUL. */
export const namesOf = (output: Buffer): string[] => output.toString('utf8').split('\0').slice(0, -1)

/** What git wrote to say why it failed; "" where it was not even started. */
export const complaintOf = (error: unknown): string => (error instanceof Error ? error.message : '')
