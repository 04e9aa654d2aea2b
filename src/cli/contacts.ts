import { lookAlikeIndex, readContact } from '../bulk/look-alikes.ts'
import type { RunOptions } from '../bulk/run.ts'
import { ChainvetError } from '../errors.ts'

/** The alarm for addresses that only resemble one of the contacts in a file: a column "address", and "chain", "name" or "label" if it has them. */
export async function alarmFor(file: string): Promise<NonNullable<RunOptions['lookAlikes']>> {
  const [{ openInput }, { fileBytes }] = await Promise.all([import('../bulk/read/open-input.ts'), import('../bulk/read/file-bytes.ts')])
  const input = await openInput({ file, bytes: fileBytes(file) }, { format: 'auto', header: true, columns: {}, kind: 'wallet' })
  const contacts = []
  for await (const { line, address, chain, cells, fault } of input.rows) {
    const refuse = (problem: string): never => {
      throw new ChainvetError('INPUT_NOT_FOUND', `a contact cannot be read: ${problem}`, {
        where: [`${file}:${line}`],
        hint: 'A contact that is not understood protects nobody. Mend the line, or remove it.',
      })
    }
    if (fault) refuse(fault.message)
    try {
      const name = nameIn(cells)
      contacts.push(readContact({ address, ...(chain !== undefined && { chain }), ...(name !== undefined && { name }) }))
    } catch (error) {
      refuse(error instanceof ChainvetError ? error.message : 'unknown')
    }
  }
  const index = lookAlikeIndex(contacts)
  return ({ address, chain }) => [...index.lookAlikes(address, chain.family.name)]
}

/** The first cell under a heading that means a name. */
const nameIn = (cells: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(cells).find(([heading, cell]) => /^(name|label|contact|owner)$/i.test(heading.trim()) && cell !== '')?.[1]
