import { Argument, Command } from 'commander'
import { ChainvetError } from '../../errors.ts'
import { type App, fail } from '../app.ts'
import { withExamples } from '../help.ts'
import type { GlobalFlags } from '../options.ts'

/** The file of each shell, and where a person puts it. */
export const shells = {
  bash: {
    file: 'chainvet.bash',
    advice: 'chainvet completion bash > ~/.local/share/bash-completion/completions/chainvet',
    next: 'needs the package bash-completion; without it: source that file in ~/.bashrc',
  },
  zsh: {
    file: '_chainvet',
    advice: 'chainvet completion zsh > ~/.zfunc/_chainvet',
    next: 'in ~/.zshrc: fpath=(~/.zfunc $fpath); autoload -Uz compinit && compinit',
  },
  fish: {
    file: 'chainvet.fish',
    advice: 'chainvet completion fish > ~/.config/fish/completions/chainvet.fish',
    next: 'works in new shells',
  },
  powershell: {
    file: 'chainvet.ps1',
    advice: 'chainvet completion powershell > chainvet.ps1',
    next: 'load that file in the file that $PROFILE names: . /path/to/chainvet.ps1',
  },
} as const

type Shell = keyof typeof shells

/** `chainvet completion`: prints the completion file that comes with the program. Nothing is written, no start file is edited. */
export const completionCommand = (app: App): Command =>
  withExamples(
    new Command('completion')
      .description('Print the completion file of a shell')
      .addArgument(new Argument('<shell>', 'bash, zsh, fish or powershell').choices(Object.keys(shells)))
      .action(async (shell: Shell, _flags, command: Command) => {
        const flags = command.optsWithGlobals<GlobalFlags>()
        const { file, advice, next } = shells[shell]
        const text = await shipped(file)
        if (text === undefined) {
          const hint = 'Install chainvet again: the folder completions belongs to it.'
          return fail(app, new ChainvetError('INTERNAL', `the file ${file} is missing`, { hint }), flags, { json: false })
        }
        app.stdout.write(text)
        // into a file or a shell it goes without a word: a start file may run this every time
        if (app.stdout.isTTY && app.stderr.isTTY && !flags.quiet) app.stderr.write(`\nTo use it:\n  ${advice}\n  ${next}\n`)
      }),
    Object.values(shells).map(({ advice, next }) => [advice, next] as const),
  )

/** A file of the folder completions, which lies one step above the bundle and three above this source. */
async function shipped(file: string): Promise<string | undefined> {
  const { existsSync, readFileSync } = await import('node:fs')
  for (const up of ['..', '../../..']) {
    const url = new URL(`${up}/completions/${file}`, import.meta.url)
    if (existsSync(url)) return readFileSync(url, 'utf8')
  }
  return undefined
}
