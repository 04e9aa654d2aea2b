import type { Command, Option } from 'commander'

const deferred = new WeakMap<Command, () => readonly Option[]>()

/** Gives a command its options when somebody names it: making all options of all commands costs a cold start milliseconds. */
export function withOptions(command: Command, options: () => readonly Option[]): Command {
  deferred.set(command, options)
  return command
}

/** Makes the options of the commands below `root` that one of `words` names; of all of them without `words`. */
export function makeOptions(root: Command, words?: readonly string[]): void {
  for (const command of root.commands) {
    const options = words === undefined || words.includes(command.name()) ? deferred.get(command) : undefined
    if (options) for (const option of options()) command.addOption(option)
    if (options) deferred.delete(command)
    makeOptions(command, words)
  }
}
