/** As much of a place in the syntax tree as is looked at. */
export interface Place {
  readonly node: Node
  readonly parent: Node | null
  readonly parentPath: Place | null
  readonly scope: { getBinding(name: string): { readonly referencePaths: readonly Place[] } | undefined }
}
interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

/** Properties of a signal that are sentences for people, which other tests hold to their rules, and the examples, which are tests themselves. */
const described = new Set(['examples', 'question', 'why', 'verify', 'remedy'])
/** What is handed to these is a sentence or a reason. */
const speakers = new Set(['raised', 'clear', 'unknown'])

const nameOf = (node: unknown): string => String((node as { readonly name?: unknown } | undefined)?.name)

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'StringLiteral') return String(value)
  if (type !== 'TemplateLiteral') return undefined
  return (quasis as readonly { readonly value: { readonly raw: string } }[]).map(({ value: { raw } }) => raw).join('…')
}

const declares = ({ node: { type } }: Place): boolean => type === 'VariableDeclarator' || type === 'FunctionDeclaration'

/** A constant or a function at the top of a file that is there for the examples only. */
function servesExamples(place: Place, seen: readonly Place[] = []): boolean {
  const { node, parent, parentPath } = place
  const declaration = node.type === 'VariableDeclarator' ? parentPath?.parent : parent
  if (!declares(place) || declaration?.type !== 'Program') return false
  const references = place.scope.getBinding(nameOf(node['id']))?.referencePaths ?? []
  return references.length > 0 && references.every(reference => isExample(reference, [...seen, place]))
}

function isExample(place: Place, seen: readonly Place[]): boolean {
  for (let at: Place | null = place; at; at = at.parentPath) {
    if (at.node.type === 'ObjectProperty' && nameOf(at.node['key']) === 'examples') return true
    if (declares(at) && seen.every(({ node }) => node !== at?.node) && servesExamples(at, seen)) return true
  }
  return false
}

/** Why a piece of code is not mutated; nothing where it is. */
export function proseIn(place: Place): string | undefined {
  const { node, parent } = place
  if (node.type === 'ObjectProperty' && described.has(nameOf(node['key']))) return 'a text for people, or an example'
  if (servesExamples(place)) return 'what examples are made of'
  const text = textOf(node)
  if (text === undefined || !/\s/.test(text)) return undefined
  // words that are compared, or handed to anything that does not speak, are names that happen to have a blank
  if (parent?.type === 'BinaryExpression' && /^[!=]==$/.test(String(parent['operator']))) return undefined
  if (parent?.type === 'CallExpression' && !speakers.has(nameOf(parent['callee']))) return undefined
  return parent?.type === 'SwitchCase' ? undefined : 'a sentence for people'
}
