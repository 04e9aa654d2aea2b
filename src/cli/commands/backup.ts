import { Command } from 'commander'
import { type App, guarded } from '../app.ts'
import { withOptions } from '../deferred.ts'
import { withExamples } from '../help.ts'
import type { GlobalFlags } from '../options.ts'
import { type StoreFlags, storeOptions } from '../store-options.ts'

/** `chainvet backup`: a copy of the store, while the service runs. */
export const backupCommand = (app: App): Command =>
  withOptions(
    withExamples(new Command('backup'), [['chainvet backup --database service.db service-2026-11-20.db', 'cp could copy half of a change']])
      .description('Copy the store of the service while it runs')
      .argument('<file>', 'where the copy goes; a file that is there is not replaced')
      .action(async (file: string, _flags, command: Command) =>
        guarded(app, command, async () =>
          (await import('../keys.ts')).backUp(app, file, command.optsWithGlobals<GlobalFlags & StoreFlags>()),
        ),
      ),
    // a copy needs no pepper
    () => storeOptions().filter(({ long }) => long === '--database'),
  )
