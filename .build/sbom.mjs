// Writes dist/sbom.cdx.json: every package whose code is in the tarball, or that npm installs with it, in CycloneDX. npm makes the list from the
// lockfile; what differs between two runs of npm is taken out, because two builds of one commit are the same bytes.
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const { stdout } = await promisify(execFile)('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], { maxBuffer: 1 << 28 })
const { name, dependencies: direct } = JSON.parse(await readFile('package.json', 'utf8'))
const { serialNumber: _random, metadata, components, dependencies, ...bom } = JSON.parse(stdout)
const notices = await readFile('dist/THIRD-PARTY-NOTICES.txt', 'utf8')
const bundled = new Set([...notices.matchAll(/^(\S+) (\d\S*) \(.+\)$/gm)].map(([, name, version]) => `${name}@${version}`))
const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
/** Installed with the program: not for development alone, nor only where somebody has it anyway. */
const installed = new Set(
  Object.entries(packages).flatMap(([path, { dev, devOptional, peer, version, name }]) =>
    path === '' || dev || devOptional || peer ? [] : [`${name ?? path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`],
  ),
)
const possible = components.filter(({ name, version }) => installed.has(`${name}@${version}`) || bundled.has(`${name}@${version}`))
const isRoot = component => Object.hasOwn(direct, component.name) || bundled.has(`${component.name}@${component.version}`)
/** What hangs on a package that was left out is left out too. */
const reached = new Set(possible.filter(isRoot).map(component => component['bom-ref']))
for (const ref of reached)
  for (const id of dependencies.find(entry => entry.ref === ref)?.dependsOn ?? [])
    if (possible.some(component => component['bom-ref'] === id)) reached.add(id)
const kept = possible.filter(component => reached.has(component['bom-ref']))
const lost = [...bundled].filter(id => !kept.some(component => `${component.name}@${component.version}` === id))
if (lost.length > 0) throw new Error(`${lost.join(', ')}: in the bundle and not in the lockfile`)
const refs = new Set([metadata.component['bom-ref'], ...kept.map(component => component['bom-ref'])])
await writeFile(
  'dist/sbom.cdx.json',
  `${JSON.stringify(
    {
      ...bom,
      metadata: { tools: metadata.tools.map(({ vendor, name }) => ({ vendor, name })), component: { ...metadata.component, name } },
      components: kept.map(component => ({ ...component, scope: 'required', properties: [] })),
      dependencies: dependencies
        .filter(({ ref }) => refs.has(ref))
        .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(id => refs.has(id)) })),
    },
    null,
    2,
  )}\n`,
)
