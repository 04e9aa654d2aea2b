import { fork } from 'node:child_process'
import { type Script, type Scripted, startScripted } from './upstream.ts'

type Asked = 'life' | 'answers' | 'reset' | 'stop'

/** The scripted service as a process of its own: `program` is one that calls {@link serveParent} when its argument is "upstream". */
export async function forkScripted(program: string, script: Script): Promise<Scripted> {
  const child = fork(program, ['upstream', JSON.stringify(script)], { execArgv: [] })
  const ask = (what: Asked): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const gone = () => reject(new Error('the upstream has ended'))
      child.once('exit', gone)
      child.once('message', answer => {
        child.off('exit', gone)
        resolve(answer)
      })
      child.send(what)
    })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', message => resolve(String(message)))
    child.once('exit', () => reject(new Error('the upstream did not start')))
  })
  return {
    url,
    life: () => ask('life') as ReturnType<Scripted['life']>,
    answers: () => ask('answers') as ReturnType<Scripted['answers']>,
    async reset() {
      await ask('reset')
    },
    async stop() {
      await ask('stop')
      child.disconnect()
    },
  }
}

/** The other side of {@link forkScripted}. Ends when the parent does. */
export async function serveParent([script = '{}']: readonly string[]): Promise<void> {
  const scripted = await startScripted(JSON.parse(script) as Script)
  // Ctrl-C is meant for the parent, which ends this process when it has seen everything
  process.on('SIGINT', () => {})
  process.on('disconnect', () => void scripted.stop())
  process.on('message', async (asked: Asked) => {
    const answer = asked === 'stop' ? undefined : await scripted[asked]()
    process.send?.(answer ?? 'done')
  })
  process.send?.(scripted.url)
}
