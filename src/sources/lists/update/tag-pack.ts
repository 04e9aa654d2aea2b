import type { Label } from '../../../evidence/labels.ts'
import type { LabelRecord } from '../label-file.ts'
import { dayOf, tidy } from './classify.ts'
import { ListError } from './publisher.ts'

export interface Tag extends Omit<LabelRecord, 'family' | 'list'> {
  readonly address: string
}

/**
 * The tags of a TagPack. A pack is YAML of a plain form: fields of the whole pack, then a list of tags with fields of their
 * own. Nothing else of YAML is read: no anchors, no references, no types. Throws {@link ListError}.
 */
export function tagsIn(text: string): Tag[] {
  const pack = new Map<string, string>()
  const tags: Map<string, string>[] = []
  let inTags = false
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(?:#.*)?$|^---\s*$/.test(line)) continue
    const [, indent = '', dash, name = '', value = ''] = /^(\s*)(-\s+)?([A-Za-z_]{1,40}):(?:\s+(.*))?$/.exec(line) ?? []
    // text over several lines, and lists of contexts, belong to fields that are not read
    if (name === '') continue
    if (indent === '' && !dash) {
      inTags = name === 'tags'
      pack.set(name, scalar(value))
    } else if (inTags && dash && indent.length <= 2) tags.push(new Map([[name, scalar(value)]]))
    else if (inTags && indent.length <= 4) tags.at(-1)?.set(name, scalar(value))
  }
  if (!pack.has('tags')) throw new ListError('it is no TagPack')
  return tags.flatMap(tag => {
    const field = (name: string) => tag.get(name) ?? pack.get(name)
    const address = field('address')
    if (address === undefined) return []
    const abuse = field('abuse') ?? field('category') ?? field('label') ?? 'unknown'
    const listedOn = dayOf(field('lastmod')?.slice(0, 10))
    return [
      {
        address,
        category: categoryOf(abuse),
        entity: tidy(field('label') ?? abuse, abuse),
        confidence: confidenceOf(field('confidence')),
        ...(listedOn !== undefined && { listedOn }),
      },
    ]
  })
}

function scalar(text: string): string {
  const trimmed = text.replace(/\s+#.*$/, '').trim()
  return /^'.*'$|^".*"$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed
}

function categoryOf(abuse: string): Label['category'] {
  if (/hack|ransom|heist|exploit|malware/i.test(abuse)) return 'exploit'
  return /phish/i.test(abuse) ? 'phishing' : 'scam'
}

/** GraphSense's own confidence: what its owner or the ledger shows 90 and more, forensic work 50 to 70, the web 20 and less. */
function confidenceOf(id: string | undefined): Label['confidence'] {
  if (id === undefined) return 'web'
  if (/^(?:override|ownership|ledger_immanent|manual_transaction)$/.test(id)) return 'curated'
  return /^(?:service_api|forensic|forensic_investigation|authority_data|trusted_provider|service_data)$/.test(id) ? 'community' : 'web'
}
