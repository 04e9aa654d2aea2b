import { existsSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FileFact, Finding } from '../../output/doctor.ts'
import { configDirectory, type Environment, projectFolders, variable } from '../config/directories.ts'
import type { Machine } from './machine.ts'

/** The files and folders of the user and of the project: where they are, and what is wrong with their permissions. Nothing is opened or changed. */
export function describeFiles(env: Environment, { cwd, uid }: Machine): { files: FileFact[]; findings: Finding[] } {
  const config = configDirectory(env, cwd)
  const folders = projectFolders(cwd, env, folder => existsSync(join(folder, '.git')))
  const nearest = (name: string) => join(folders.find(folder => existsSync(join(folder, name))) ?? cwd, name)
  const paths: readonly (readonly [what: string, path: string | undefined, secret: boolean])[] = [
    ['config folder', config, false],
    ['configuration', config && join(config, 'config.json'), false],
    ['credentials', config && join(config, 'credentials.json'), true],
    ['project file', nearest('chainvet.config.json'), false],
    ['accepted risks', nearest('chainvet.ignore.json'), false],
    ['API key file', variable(env, 'CHAINVET_API_KEY_FILE'), true],
    ['certificates', variable(env, 'NODE_EXTRA_CA_CERTS'), false],
  ]
  const found = paths.flatMap(([what, path, secret]) => (path === undefined ? [] : [{ what, path, secret, stats: statsOf(path) }]))
  return {
    files: found.map(({ what, path, stats }) => ({
      what,
      path,
      exists: stats !== undefined,
      mode: stats === undefined || uid === undefined ? null : `0${(stats.mode & 0o777).toString(8)}`,
    })),
    findings: [
      ...(config === undefined
        ? [
            problem(
              'the environment names no home, so there is no place for configuration and keys',
              'Set HOME or CHAINVET_CONFIG_DIR.',
              'warning',
            ),
          ]
        : []),
      ...found.flatMap(({ what, path, secret, stats }) => findingsOf({ what, path, secret }, stats, uid)),
    ],
  }
}

function findingsOf(
  { what, path, secret }: { what: string; path: string; secret: boolean },
  stats: Stats | undefined,
  uid: number | undefined,
): Finding[] {
  if (!stats) {
    // these two are named by the user, so they should be there
    if (what === 'API key file')
      return [problem(`${path}, which CHAINVET_API_KEY_FILE names, is not there`, 'Write the key there, or unset the variable.')]
    if (what === 'certificates')
      return [problem(`${path}, which NODE_EXTRA_CA_CERTS names, is not there`, 'Correct the path, or unset the variable.')]
    return []
  }
  if (uid === undefined) return []
  const mode = stats.mode & 0o777
  return [
    ...(secret && stats.isFile() && (mode & 0o077) !== 0
      ? [problem(`${path} holds a key and can be read by others (0${mode.toString(8)})`, `Run: chmod 600 ${path}`)]
      : []),
    ...(what === 'config folder' && (mode & 0o022) !== 0
      ? [problem(`${path} can be changed by others (0${mode.toString(8)})`, `Run: chmod 700 ${path}`)]
      : []),
    ...((secret || what === 'config folder') && uid !== 0 && stats.uid !== uid && stats.uid !== 0
      ? [problem(`${path} belongs to somebody else`, 'Whoever owns it can change it. Move it away, or take it over.')]
      : []),
  ]
}

const problem = (what: string, hint: string, severity: Finding['severity'] = 'problem'): Finding => ({ severity, what, hint })

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
