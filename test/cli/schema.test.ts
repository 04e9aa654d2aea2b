import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { schemas } from '../../src/api/schemas.ts'
import { schemaNames } from '../../src/cli/commands/schema.ts'
import { runCli } from '../support/run-cli.ts'

const schemaOf = async (name: string): Promise<object> => JSON.parse((await runCli(['schema', name])).stdout)
const fits = async (name: string, value: unknown): Promise<unknown> => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const judge = ajv.compile(await schemaOf(name))
  return judge(value) || judge.errors
}

test('the list without a name is that of the schemas, for people and for machines', async () => {
  const names = Object.keys(schemas)
  expect(Object.keys(schemaNames).sort()).toEqual([...names].sort())
  const text = (await runCli(['schema'])).stdout
  for (const name of names) expect(text).toMatch(new RegExp(`│ ${name} +│ \\w`))
  const { schemas: listed } = JSON.parse((await runCli(['schema', '--json'])).stdout)
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(Object.keys(schemaNames))
})

test.each(Object.keys(schemas))('%s is a JSON Schema that a validator takes', async name => {
  expect(await schemaOf(name)).toMatchObject({ title: name, $schema: 'https://json-schema.org/draft/2020-12/schema' })
  expect(new Ajv2020({ strict: false, validateFormats: false }).validateSchema(await schemaOf(name))).toBe(true)
})

describe('what the program prints fits its schema', () => {
  const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'

  test('a result', async () => {
    const result = JSON.parse((await runCli(['scan', 'wallet', listed, '-c', '1', '--offline', '--json'])).stdout)
    expect(await fits('result', result)).toBe(true)
    expect(await fits('wallet-result', result)).toBe(true)
    expect(await fits('token-result', result)).not.toBe(true)
  })

  test.each([
    ['about a target', ['scan', 'wallet', '0x8617E340B3D01FA5F11F306F4090FD50E238070d', '-c', 'eth', '--json']],
    ['about nothing', ['scan', 'wallet', '--json']],
    ['without a score', ['scan', 'wallet', '0x52908400098527886E0F7030069857D2E4169EE7', '-c', '1', '--offline', '--json']],
  ])('an error %s', async (_, argv) => {
    const { code, stdout } = await runCli(argv)
    const error = JSON.parse(stdout)
    expect(await fits('error', error)).toBe(true)
    expect(error.error.exit_code).toBe(code)
  })

  test('and a result is no error', async () => {
    expect(await fits('error', { wallet_address: listed })).not.toBe(true)
  })
})

test('an unknown name is a usage error that names the others', async () => {
  const { code, stdout, stderr } = await runCli(['schema', 'resluts'])
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain('wallet-result')
})
