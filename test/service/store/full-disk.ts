import { writeSync } from 'node:fs'
import { ChainvetError } from '../../../src/errors.ts'
import { openStore } from '../../../src/service/store/open.ts'

/** Makes calls until the store takes no more, and says how many there were and why it ended. */
const [where = '', digest = ''] = process.argv.slice(2)
const store = await openStore(where, { as: 'visitor' })
let granted = 0
try {
  for (;;) {
    await store.quota.reserve({ digest: Buffer.from(digest, 'hex'), what: 'scan/wallet' })
    granted += 1
  }
} catch (error) {
  if (!(error instanceof ChainvetError)) throw error
  writeSync(1, `${granted}\n${error.code}\n${error.message}\n`)
}
await store.close().catch(() => {})
