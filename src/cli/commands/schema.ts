import { Argument, Command } from 'commander'
import type { App } from '../app.ts'

/** The names of `api/schemas.ts`, spelled here so that help and completion need not load the schemas. */
export const schemaNames = ['wallet-request', 'wallet-result', 'token-request', 'token-result', 'usage', 'failure'] as const

export const schemaCommand = (app: App): Command =>
  new Command('schema')
    .description('Print the JSON Schema of what chainvet reads and writes')
    .addArgument(new Argument('<name>', 'which one').choices(schemaNames))
    .action(async (name: (typeof schemaNames)[number]) => {
      const [{ jsonSchema }, { asciiJson }] = await Promise.all([import('../../api/schemas.ts'), import('../../output/visible.ts')])
      app.stdout.write(`${asciiJson(jsonSchema(name), 2)}\n`)
    })
