import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { spawn } from '@lydell/node-pty'

const folder = resolve(import.meta.dirname, '../../completions')

/** Whether a program is on this machine; tests of a shell that is missing say so and are left out. */
export function has(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** What bash is offered for the last of the words, split as bash splits them: "--chain=ba" is three. */
export function bashOffers(words: readonly string[], prelude = ''): string[] {
  const script = `${prelude}
source "$1"; shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_chainvet
printf '%s\\n' "\${COMPREPLY[@]}"`
  const said = execFileSync('bash', ['--norc', '--noprofile', '-c', script, 'bash', join(folder, 'chainvet.bash'), 'chainvet', ...words], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
    cwd: import.meta.dirname,
  })
  return said.split('\n').filter(line => line !== '')
}

/** The words that reach the program when a line is typed into bash with TAB at its end: readline decides what is inserted. */
export async function bashTypes(line: string): Promise<string[]> {
  const shell = spawn('bash', ['--norc', '--noprofile', '-i'], {
    cols: 200,
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'] ?? '', PS1: 'ready> ', TERM: 'dumb', HISTFILE: '' },
  })
  let screen = ''
  shell.onData(text => {
    screen += text
  })
  try {
    await until(
      () => screen.includes('ready> '),
      () => screen,
    )
    shell.write(`source ${join(folder, 'chainvet.bash')}; chainvet() { printf 'word:%s\n' "$@"; echo over; }\r`)
    shell.write(`${line}\t\r`)
    await until(
      () => /^over\r?$/m.test(screen),
      () => screen,
    )
  } finally {
    shell.kill()
  }
  return [...screen.matchAll(/^word:(.*?)\r?$/gm)].map(([, word = '']) => word)
}

async function until(holds: () => boolean, seen: () => string): Promise<void> {
  for (let waited = 0; !holds(); waited += 10) {
    if (waited > 10_000) throw new Error(`The shell did not answer: ${seen().slice(-500)}`)
    await new Promise(go => setTimeout(go, 10))
  }
}

/** What fish offers for a line, without the descriptions. */
export function fishOffers(line: string): string[] {
  const said = execFileSync('fish', ['--no-config', '-c', 'source $argv[1]; complete -C $argv[2]', join(folder, 'chainvet.fish'), line], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: '/nonexistent' },
    cwd: import.meta.dirname,
  })
  return said
    .split('\n')
    .filter(text => text !== '')
    .map(text => text.split('\t')[0] ?? text)
}

/**
 * What zsh offers for each line. Its completion only works in an interactive shell, so one runs in a terminal of its own,
 * and every word that is added to the offers is written to a file as well.
 */
export async function zshOffers(lines: readonly string[]): Promise<string[][]> {
  const home = mkdtempSync(join(tmpdir(), 'chainvet-zsh-'))
  writeFileSync(
    join(home, '.zshrc'),
    `fpath=(${folder} $fpath)
autoload -Uz compinit && compinit -u -D
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return $?; fi
  local -a __offers
  builtin compadd -A __offers "$@"
  print -rl -- $__offers >> ${home}/offers
  builtin compadd "$@"
}
finish() { print done >> ${home}/offers }
zle -N finish
bindkey '^I' complete-word
bindkey '^]' finish
LISTMAX=10000
setopt no_list_beep auto_list
PS1='ready> '
`,
  )
  const shell = spawn('zsh', ['-i'], {
    cols: 200,
    rows: 50,
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'] ?? '', ZDOTDIR: home, HOME: home, TERM: 'xterm' },
  })
  let screen = ''
  shell.onData(text => {
    screen += text
  })
  const offers: string[][] = []
  try {
    await until(
      () => screen.includes('ready> '),
      () => screen,
    )
    for (const line of lines) {
      writeFileSync(join(home, 'offers'), '')
      // ^U empties the line, ^I completes, ^] says that it is over
      shell.write(`\u0015${line}\t\u001d`)
      await until(
        () => /(^|\n)done\n/.test(readFileSync(join(home, 'offers'), 'utf8')),
        () => screen,
      )
      const found = readFileSync(join(home, 'offers'), 'utf8').split('\n')
      offers.push([...new Set(found.filter(word => word !== '' && word !== 'done'))])
    }
  } finally {
    shell.kill()
    rmSync(home, { recursive: true, force: true })
  }
  return offers
}
