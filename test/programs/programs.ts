import { compile } from '../support/solidity.ts'

const folder = new URL('../../src/sources/programs/', import.meta.url)

/** What `programs.json` must hold: the init code of Scout and Visitor, the runtime code of the others. */
export async function programs(): Promise<{ scout: string; visitor: string; lab: string; actor: string; reader: string }> {
  const { Scout } = await compile(new URL('Scout.sol', folder))
  const { Visitor } = await compile(new URL('Visitor.sol', folder))
  const { Lab, Actor, Reader } = await compile(new URL('Lab.sol', folder))
  if (!Scout || !Visitor || !Lab || !Actor || !Reader) throw new Error('A program is missing.')
  return { scout: Scout.bytecode, visitor: Visitor.bytecode, lab: Lab.runtime, actor: Actor.runtime, reader: Reader.runtime }
}
