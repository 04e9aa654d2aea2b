import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A home directory of one test, with a project in it. */
export interface Home {
  readonly folder: string
  readonly config: string
  readonly credentials: string
  readonly project: string
  /** The environment of somebody who lives there. */
  env(more?: Readonly<Record<string, string>>): Record<string, string>
  /** Writes a file below the home; text as it stands, anything else as JSON. */
  write(path: string, content: unknown, mode?: number): string
  read(path: string): string
  modeOf(path: string): string
  /** Paths of all files below. */
  files(): string[]
}

export function makeHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const project = join(folder, 'project')
  mkdirSync(join(project, '.git'), { recursive: true })
  return {
    folder,
    project,
    config: join(folder, '.config', 'chainvet', 'config.json'),
    credentials: join(folder, '.config', 'chainvet', 'credentials.json'),
    env: (more = {}) => ({ HOME: folder, ...more }),
    write(path, content, mode = 0o600) {
      const whole = path.startsWith(folder) ? path : join(folder, path)
      mkdirSync(dirname(whole), { recursive: true })
      writeFileSync(whole, typeof content === 'string' ? content : JSON.stringify(content))
      chmodSync(whole, mode)
      return whole
    },
    read: path => readFileSync(path, 'utf8'),
    modeOf: path => (statSync(path).mode & 0o777).toString(8).padStart(4, '0'),
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => !entry.isDirectory())
        .map(entry => join(entry.parentPath, entry.name)),
  }
}
