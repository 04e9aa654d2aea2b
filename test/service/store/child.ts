import { writeSync } from 'node:fs'
import { openStore } from '../../../src/service/store/open.ts'

/** A service that is going to be killed: it makes calls for ever, and says of each, when it is charged, that it is. */
const [where = '', digest = '', callers = '4', writer] = process.argv.slice(2)
const store = await openStore(where, { ...(writer !== undefined && { writer }) })
writeSync(1, 'ready\n')
await Promise.all(
  Array.from({ length: Number(callers) }, async (_, caller) => {
    for (let call = 0; ; call++) {
      const answer = await store.quota.reserve({ digest: Buffer.from(digest, 'hex'), what: 'scan/wallet' })
      if (answer.outcome !== 'granted') throw new Error(answer.outcome)
      if ((call + caller) % 5 === 0) await store.quota.release(answer.reservation, 502)
      else {
        await store.quota.settle(answer.reservation, { status: 200 })
        writeSync(1, `${answer.reservation}\n`)
      }
    }
  }),
)
