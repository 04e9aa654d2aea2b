import { describe, expect, test } from 'vitest'
import { signals } from '../../src/signals/index.ts'
import { runCli } from '../support/run-cli.ts'

test('explain alone lists every signal', async () => {
  const { code, stdout, stderr } = await runCli(['explain'])
  expect([code, stderr]).toEqual([0, ''])
  for (const { id } of signals) expect(stdout).toContain(`\n  ${id} `)
  expect(stdout).not.toContain('\u001b')
})

test.each(['token/sell-blocked', 'sell-blocked', ' SELL-Blocked '])('explain %j tells that signal', async word => {
  const { code, stdout } = await runCli(['explain', word])
  expect(code).toBe(0)
  expect(stdout.startsWith('token/sell-blocked\n')).toBe(true)
  for (const heading of ['Why', 'Weights', 'Verify by hand', 'How an owner clears it']) expect(stdout).toContain(`\n${heading}`)
})

test('the width is that of the flag', async () => {
  const { stdout } = await runCli(['explain', 'token/sell-blocked', '--width', '40'])
  expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(40)
})

describe('as JSON, printable on any terminal,', () => {
  test('the list is the model and every signal', async () => {
    const { code, stdout } = await runCli(['explain', '--json'])
    expect([code, /^[\n\x20-\x7e]+$/.test(stdout)]).toEqual([0, true])
    const { model, base, signals: told } = JSON.parse(stdout)
    expect([model, base.value]).toEqual(['woe-1', 5])
    expect(told.map(({ id }: { id: string }) => id)).toEqual(signals.map(({ id }) => id))
  })

  test('one signal is an object of its own', async () => {
    const { stdout } = await runCli(['explain', 'sell-tax', '--json'])
    const { id, kind, rows, decisive, verify, remedy } = JSON.parse(stdout)
    expect([id, kind, decisive, rows.length]).toEqual([
      'token/sell-tax',
      'token',
      ['sale by a fresh buyer', 'sale or transfer by a holder'],
      5,
    ])
    expect(rows[0]).toEqual({
      row: 'all',
      group: 'exit',
      tier: 'A',
      solo: 100,
      level: 'CRITICAL',
      decibans: 32.7,
      cap: 100,
      source: 'executed: 90 % or more is kept',
    })
    expect([verify, remedy]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
  })
})

describe('an unknown signal ends with 2', () => {
  test.each([
    ['token/sell-blokced', 'Did you mean token/sell-blocked?'],
    ['sell-blokced', 'Did you mean token/sell-blocked?'],
    ['wallet/sanctoned', 'Did you mean wallet/sanctioned?'],
    ['constructor', 'All signals: chainvet explain'],
    ['', 'All signals: chainvet explain'],
  ])('%j: %s', async (word, hint) => {
    const { code, stdout, stderr } = await runCli(['explain', word])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^error: there is no signal "[^"]*" {2}\[USAGE\]\n/)
    expect(stderr).toContain(hint)
  })

  test('also where two have that name, which are named', async () => {
    const { code, stderr } = await runCli(['explain', 'sanctioned'])
    expect(code).toBe(2)
    expect(stderr).toContain('chainvet explain wallet/sanctioned\n')
    expect(stderr).toContain('chainvet explain token/sanctioned\n')
  })

  test('as JSON too, with the failure on stdout', async () => {
    const { code, stdout } = await runCli(['explain', 'nonsense', '--json'])
    expect([code, JSON.parse(stdout).error.code]).toEqual([2, 'USAGE'])
  })

  test('and where an address was given, the way to the reasons of its score is shown', async () => {
    const { code, stderr } = await runCli(['explain', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'])
    expect(code).toBe(2)
    expect(stderr).toContain('chainvet scan token ADDRESS --chain NAME --explain')
  })

  test.each([[[]], [['--json']]])('and a key is refused without a digit of it %j', async flags => {
    const key = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
    const { code, stdout, stderr } = await runCli(['explain', key, ...flags])
    expect(code).toBe(2)
    expect(stdout + stderr).toContain('it was refused')
    expect(stdout + stderr).not.toContain(key.slice(0, 8))
  })
})
