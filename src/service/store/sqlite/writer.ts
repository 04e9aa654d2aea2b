import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { ChainvetError } from '../../../errors.ts'
import { type Charges, charge, eachOf } from './charges.ts'
import { connect, type End, reasonOf } from './connection.ts'
import { type Errand, type Keys, workOf } from './errands.ts'
import type { Told } from './teller.ts'

// The thread that writes what is done for every call. It ends when it is told nothing.
const connection = connect((workerData as { readonly file: string }).file)
// what a statement of many rows keeps to undo itself would go to a file otherwise
connection.handle.exec('PRAGMA temp_store = MEMORY')
const port = parentPort as MessagePort

type Message = Errand | Charges

port.on('message', (first: readonly Message[] | undefined) => {
  const messages = [first]
  // what came while the disk worked is written together
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) messages.push(more.message)
  const orders = messages.flatMap(message => message ?? [])
  if (orders.length > 0) port.postMessage(told(orders))
  if (!messages.includes(undefined)) return
  connection.close()
  port.close()
})

function told(orders: readonly Message[]): readonly Told[] {
  const work = (one: Message, keys: Keys) => () => (one.do === 'charges' ? charge(keys, one) : workOf(one, keys))
  const keys: Keys = new Map()
  const all = orders.map(one => work(one, keys))
  // what was learned of keys may be undone with one that is wrong: apart each learns it anew
  const ends = connection.together(all, () => orders.flatMap(apart).map(one => work(one, new Map()))).map(toldOf)
  if (ends.length === orders.length) return ends
  return orders.map(order => (callsOf(order) === 1 ? (ends.shift() as Told) : { apart: ends.splice(0, callsOf(order)) }))
}

const callsOf = (order: Message): number => (order.do === 'charges' ? order.calls : 1)

const apart = (order: Message): readonly Message[] => (order.do === 'charges' ? eachOf(order) : [order])

function toldOf(end: End): Told {
  if ('result' in end) return end
  const { error } = end
  const why = reasonOf(error instanceof ChainvetError ? error.cause : error)
  return { ...(why !== undefined && { why }), problem: error instanceof Error ? error.message : 'something that is no error was thrown' }
}
