import { Argument, Command } from 'commander'
import type { App } from '../app.ts'
import { withExamples } from '../help.ts'
import { jsonOption } from '../options.ts'

/** The names of `api/schemas.ts` with what each describes, spelled here so that help and completion need not load the schemas. */
export const schemaNames = {
  result: 'a result of either kind, as --json prints it',
  'wallet-result': 'the result of scan wallet',
  'token-result': 'the result of scan token',
  report: 'a run of many rows: --json with a file',
  'report-row': 'one row of a report: a line of --format jsonl',
  error: 'what --json prints in place of a result',
  'wallet-request': 'what the service is asked about a wallet',
  'token-request': 'what the service is asked about a token',
  approvals: 'what approvals --json prints',
  usage: 'tier, calls and overage of the month',
  failure: 'what the service answers in place of a result',
  'data-status': 'the lists and their age: data status --json',
  'data-update': 'what an update of the lists did: data update --json',
} as const

export const schemaCommand = (app: App): Command =>
  withExamples(
    new Command('schema')
      .description('Print the JSON Schema of what chainvet reads and writes')
      .addArgument(new Argument('[name]', 'which one; without it, all names').choices(Object.keys(schemaNames)))
      .addOption(jsonOption())
      .action(async (name: keyof typeof schemaNames | undefined, { json }: { json?: boolean }) => {
        const { asciiJson } = await import('../../output/visible.ts')
        if (name !== undefined) {
          const { jsonSchema } = await import('../../api/schemas.ts')
          app.stdout.write(`${asciiJson(jsonSchema(name), 2)}\n`)
          return
        }
        const list = Object.entries(schemaNames)
        if (json) {
          app.stdout.write(`${asciiJson({ schemas: list.map(([name, about]) => ({ name, about })) }, 2)}\n`)
          return
        }
        const { table } = await import('../../output/table.ts')
        app.stdout.write(table(['NAME', 'DESCRIBES'], list))
      }),
    [['chainvet schema report > report.schema.json']],
  )
