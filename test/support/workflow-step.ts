import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Story } from './story.ts'

const bin = new URL('../../bin/chainvet.cjs', import.meta.url).pathname

/** The scripts below `run: |` of a workflow or an action, as a runner hands them to bash. */
export const scriptsIn = (yaml: string): string[] =>
  [...yaml.matchAll(/^( *)(?:- )?run: \|\n((?:\1 .*\n|\n)+)/gm)].map(([, , body = '']) => {
    const [indent = ''] = /^ */.exec(body) ?? []
    return body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
  })

export interface Step {
  readonly code: number
  /** stdout and stderr as they came. */
  readonly log: string
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
}

/** Runs the script of a step in the folder of a story, which is the checkout. The program lies where the action installs it, and on the path. */
export function runStep(story: Story, script: string, variables: Readonly<Record<string, string>> = {}): Promise<Step> {
  const temporary = join(story.folder, 'temp')
  const programs = join(temporary, 'node_modules/.bin')
  mkdirSync(programs, { recursive: true })
  const shim = join(programs, 'chainvet')
  writeFileSync(shim, `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`)
  chmodSync(shim, 0o755)
  const [outputs, summary] = [join(temporary, 'outputs'), join(temporary, 'summary-page')]
  for (const file of [outputs, summary]) writeFileSync(file, '')
  const env = {
    PATH: [programs, process.env['PATH']].join(delimiter),
    HOME: story.folder,
    RUNNER_TEMP: temporary,
    GITHUB_OUTPUT: outputs,
    GITHUB_STEP_SUMMARY: summary,
    ...variables,
  }
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: story.folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => void said.push(chunk))
  return new Promise(resolve =>
    child.on('close', code =>
      resolve({
        code: code ?? -1,
        log: Buffer.concat(said).toString(),
        outputs: Object.fromEntries(
          [...readFileSync(outputs, 'utf8').matchAll(/^([\w-]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
        ),
        summary: readFileSync(summary, 'utf8'),
      }),
    ),
  )
}
