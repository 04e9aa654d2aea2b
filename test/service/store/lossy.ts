import { connect, createServer, type Socket } from 'node:net'

/** A way to a server on which answers can get lost. */
export interface Lossy {
  readonly port: number
  /** The next answer of the server is not passed on, and its connection ends. */
  loseNext(): void
  stop(): Promise<void>
}

export async function lossyWayTo(port: number): Promise<Lossy> {
  let lose = false
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', chunk => void upstream.write(chunk))
    upstream.on('data', chunk => {
      if (!lose) return void client.write(chunk)
      lose = false
      client.destroy()
      return undefined
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return {
    port: address.port,
    loseNext() {
      lose = true
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
