import { bashCompletion } from './bash.ts'
import { fishCompletion } from './fish.ts'
import { manualPage } from './manual.ts'
import { powershellCompletion } from './powershell.ts'
import { commandTree } from './tree.ts'
import { zshCompletion } from './zsh.ts'

/** The files of the folder completions, by name. The same command tree gives the same bytes. */
export function completionFiles(): Readonly<Record<string, string>> {
  const tree = commandTree()
  return {
    'chainvet.bash': bashCompletion(tree),
    _chainvet: zshCompletion(tree),
    'chainvet.fish': fishCompletion(tree),
    'chainvet.ps1': powershellCompletion(tree),
    'chainvet.1': manualPage(tree),
  }
}
