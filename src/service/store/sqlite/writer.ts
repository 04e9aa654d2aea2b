import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { ChainvetError } from '../../../errors.ts'
import { connect, type End, reasonOf } from './connection.ts'
import { type Errand, type Keys, workOf } from './errands.ts'
import type { Told } from './teller.ts'

// The thread that writes what is done for every call. It ends when it is told nothing.
const connection = connect((workerData as { readonly file: string }).file)
const port = parentPort as MessagePort

port.on('message', (first: readonly Errand[] | undefined) => {
  const messages = [first]
  // what came while the disk worked is written together
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) messages.push(more.message)
  const errands = messages.flatMap(message => message ?? [])
  const keys: Keys = new Map()
  if (errands.length > 0) port.postMessage(connection.together(errands.map(errand => () => workOf(errand, keys))).map(told))
  if (!messages.includes(undefined)) return
  connection.close()
  port.close()
})

function told(end: End): Told {
  if ('result' in end) return end
  const { error } = end
  const why = reasonOf(error instanceof ChainvetError ? error.cause : error)
  return { ...(why !== undefined && { why }), problem: error instanceof Error ? error.message : 'something that is no error was thrown' }
}
