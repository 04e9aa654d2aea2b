import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { begin, type Story, treasury } from '../support/story.ts'

const { phishing, quiet, mixer, young } = treasury
const findings = { [phishing]: { risk_score: 100, flags: ['[GoPlus] Address is linked to phishing activity.'] }, [mixer]: 72 }

const git = ({ folder }: Story, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: 'pipe',
  })

/** A repository whose branch "work" adds two addresses to one that "main" has. */
async function pullRequest(): Promise<Story> {
  const story = await begin({ findings })
  story.write('.gitignore', '.config\n')
  story.write('deploy/addresses.json', `{\n  "chainId": 1,\n  "treasury": "${mixer}"\n}\n`)
  git(story, 'init', '--quiet', '--initial-branch=main')
  git(story, 'add', '--all')
  git(story, 'commit', '--quiet', '--message=base')
  git(story, 'checkout', '--quiet', '-b', 'work')
  story.write('deploy/addresses.json', `{\n  "chainId": 1,\n  "router": "${phishing}",\n  "treasury": "${mixer}"\n}\n`)
  story.write('docs/pay.md', `# Pay us\n\nSend to https://basescan.org/address/${quiet}\n`)
  git(story, 'add', '--all')
  git(story, 'commit', '--quiet', '--message=work')
  return story
}

describe('scan repo', () => {
  test('--changed judges what the pull request adds, at its file and line', async () => {
    const { run } = await pullRequest()
    const { code, stdout, stderr } = await run('scan repo --changed main --fail-on critical --annotations github -f sarif')
    expect(code).toBe(20)
    const [{ results }] = JSON.parse(stdout).runs
    expect(results.map((result: { locations: { physicalLocation: object }[] }) => result.locations[0]?.physicalLocation)).toEqual([
      {
        artifactLocation: { uri: 'deploy/addresses.json', uriBaseId: '%SRCROOT%' },
        region: { startLine: 3, startColumn: 14 },
      },
    ])
    expect(stderr).toContain(
      `::error file=deploy/addresses.json,line=3,col=14,title=chainvet CRITICAL::${phishing} scored 100 (CRITICAL): [GoPlus] Address is linked to phishing activity.\n`,
    )
    expect(stderr).toContain('gate critical: FAILED by 1 (line 3).   exit 20\n')
  })

  test('without --changed everything is scanned, in the order of files', async () => {
    const { run, service } = await pullRequest()
    const { stdout } = await run('scan repo -f csv --fields file,line,column,target.caip10,result.risk_level -q')
    expect(stdout).toBe(`file,line,column,target.caip10,result.risk_level
deploy/addresses.json,3,14,eip155:1:${phishing},CRITICAL
deploy/addresses.json,4,16,eip155:1:${mixer},HIGH
docs/pay.md,3,38,eip155:8453:${quiet},LOW
`)
    expect(service.requests).toHaveLength(3)
  })

  test('a pull request that adds no address is clean, and the gate says so', async () => {
    const story = await pullRequest()
    story.write('docs/more.md', 'words\n')
    const { code, stderr } = await story.run('scan repo --changed work --fail-on low --allow-empty')
    expect([code, stderr]).toEqual([0, expect.stringContaining('gate low: clear.   exit 0\n')])
    expect((await story.run('scan repo --changed work --fail-on low -q')).code).toBe(2)
  })

  test('an address whose chain nobody names is a bad row, until --chain says it', async () => {
    const story = await pullRequest()
    story.write('notes.txt', `old wallet: ${young}\n`)
    const open = await story.run('scan repo --changed work -f csv --fields line,status,error.code -q')
    expect([open.code, open.stdout.split('\n')[1]]).toEqual([8, '1,bad_row,CHAIN_REQUIRED'])
    const named = await story.run('scan repo --changed work -c polygon -f csv --fields line,status,target.chain -q')
    expect([named.code, named.stdout.split('\n')[1]]).toEqual([0, '1,scored,polygon'])
  })

  test('a private key in the tree is warned about, without a digit of it', async () => {
    const story = await pullRequest()
    const secret = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
    story.write('.env.example', `PRIVATE_KEY=${secret}\nWALLET=eth:${quiet}\n`)
    const { stdout, stderr } = await story.run('scan repo --json')
    expect(stdout + stderr).not.toContain(secret.slice(4, 20))
  })

  test('a branch that is not there ends with 2 before a call', async () => {
    const { run, service } = await pullRequest()
    const { code, stderr } = await run('scan repo --changed origin/main')
    expect([code, stderr.includes('[USAGE]')]).toEqual([2, true])
    expect(service.requests).toEqual([])
  })

  test('a folder that is not there ends with 2', async () => {
    const { run } = await begin()
    expect(await run('scan repo nowhere')).toMatchObject({ code: 2, stderr: expect.stringContaining('[INPUT_NOT_FOUND]') })
  })

  test('tells what was searched', async () => {
    const { run } = await pullRequest()
    expect((await run('scan repo')).stderr).toMatch(/^3 files were searched, 0 left out \(binary, vendored, too large\)$/m)
  })
})
