import { z } from 'zod'
import { readFraction } from '../../read.ts'
import { tronAddress } from './address.ts'
import type { Ask, TronHost } from './grid.ts'
import { bad } from './grid.ts'

/** As the node keeps it. Code larger than this is no token, and to find the functions in it would take minutes. */
const code = z
  .string()
  .regex(/^([0-9a-fA-F]{2})*$/)
  .max(2 * 64 * 1024)

const percent = z.unknown().transform((raw, context): number => {
  // proto3 leaves zeros out
  if (raw === undefined) return 0
  const reading = readFraction(raw, 100)
  if (typeof reading === 'object') return reading.value
  context.addIssue({ code: 'custom', message: 'impossible share' })
  return z.NEVER
})

const contract = z
  .looseObject({
    runtimecode: code,
    smart_contract: z.looseObject({
      contract_address: tronAddress,
      origin_address: tronAddress.optional(),
      name: z.string().optional(),
      abi: z.looseObject({ entrys: z.array(z.unknown()).optional() }).optional(),
      consume_user_resource_percent: percent,
    }),
  })
  .transform(
    ({
      runtimecode,
      smart_contract: { contract_address: address, origin_address: deployer, abi, consume_user_resource_percent: share },
    }) => ({
      address,
      deployer,
      /** "0x" and the code that runs. */
      code: `0x${runtimecode.toLowerCase()}`,
      /** False where the interface was never published or was taken back. */
      interfaceShown: abi?.entrys !== undefined && abi.entrys.length > 0,
      /** Percent of the energy of a call that its caller pays. */
      callerPays: share,
    }),
  )

export type TronContract = z.output<typeof contract>

/** A contract with its running code; `undefined` where there is none. Rejects with `SourceError`. */
export async function readContract(host: TronHost, ask: Ask, address: string): Promise<TronContract | undefined> {
  const nothing = z.strictObject({}).transform(() => undefined)
  const found = await ask({
    path: '/wallet/getcontractinfo',
    body: { value: address, visible: true },
    schema: z.union([contract, nothing]),
  })
  if (found === undefined || found.address === address) return found
  throw bad(host, 'answered for another contract')
}
