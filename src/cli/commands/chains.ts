import { Command } from 'commander'
import type { App } from '../app.ts'
import { jsonOption } from '../options.ts'

export const chainsCommand = (app: App): Command =>
  new Command('chains')
    .description('List the twelve chains: names, ids, address shapes')
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
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
      const { table } = await import('../../output/table.ts')
      const rows = chains.map(({ id, name, names, family }) => [name, String(id), names.join(', '), family.looksLike])
      app.stdout.write(table(['CHAIN', { head: 'ID', align: 'right' }, 'NAMES', 'ADDRESS LOOKS LIKE'], rows))
    })
