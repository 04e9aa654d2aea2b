import { readdir, readFile } from 'node:fs/promises'

/** The licences of every package whose code is in the bundle. */
export async function notices({ inputs }) {
  const folders = new Set(Object.keys(inputs).flatMap(path => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []))
  const parts = await Promise.all(
    [...folders].sort().map(async folder => {
      const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))
      const file = (await readdir(folder)).find(entry => /^licen[cs]e/i.test(entry))
      const text = file ? await readFile(`${folder}/${file}`, 'utf8') : `${license}`
      return `${name} ${version} (${license})\n\n${text.trim()}\n`
    }),
  )
  return `chainvet contains code of these packages.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}
