import { Command } from 'commander'
import type { App } from '../app.ts'
import { type GlobalFlags, jsonOption } from '../options.ts'
import { isAccessible, widthOf } from '../terminal.ts'

export const chainsCommand = (app: App): Command =>
  new Command('chains')
    .description('List the twelve chains: names, ids, address shapes')
    .addOption(jsonOption())
    .action(async (_flags, command: Command) => {
      const { json, ascii, accessible, width } = command.optsWithGlobals<GlobalFlags & { json?: boolean }>()
      const { chains } = await import('../../chains/index.ts')
      if (json) {
        const { asciiJson } = await import('../../output/visible.ts')
        const rows = chains.map(({ id, name, names, symbol, decimals, family, caip2 }) => ({
          id,
          name,
          names,
          symbol,
          decimals,
          family: family.name,
          caip2,
          address: family.expected,
        }))
        app.stdout.write(`${asciiJson({ chains: rows }, 2)}\n`)
        return
      }
      const rows = chains.map(({ id, name, names, family: { looksLike } }): [string, string, string, string] => [
        name,
        String(id),
        names.join(', '),
        ascii ? looksLike.replaceAll('…', '...') : looksLike,
      ])
      if (isAccessible(accessible, app.env)) {
        const facts = rows.map(([name, id, names, shape]) => `Chain: ${name}\nId: ${id}\nNames: ${names}\nAddress looks like: ${shape}\n`)
        app.stdout.write(facts.join('\n'))
        return
      }
      const { table } = await import('../../output/table.ts')
      const boxed = table(['CHAIN', { head: 'ID', align: 'right' }, 'NAMES', 'ADDRESS LOOKS LIKE'], rows, { ascii: ascii === true })
      const stacked = () => rows.map(([name, id, names, shape]) => `${name} (${id})\n   ${names}\n   ${shape}\n`).join('')
      app.stdout.write(boxed.indexOf('\n') <= widthOf(width, app.stdout, app.env) ? boxed : stacked())
    })
