import Conf from 'conf'
import { ChainvetError } from '../../errors.ts'
import { makeFolder } from './make-folder.ts'

/**
 * Replaces the user's config.json at once. Conf is given its folder, its mode and its parser, and is made here only: by
 * itself it writes when it is made, quotes a file that it cannot read, and never comes back from a home that cannot be made.
 */
export async function writeConfig(directory: string, content: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    makeFolder(directory)
    const conf = new Conf({
      cwd: directory,
      configName: 'config',
      projectName: 'chainvet',
      projectSuffix: '',
      configFileMode: 0o644,
      accessPropertiesByDotNotation: false,
      serialize: value => `${JSON.stringify(value, undefined, 2)}\n`,
      deserialize: text => JSON.parse(text.replace(/^\uFEFF/, '')),
    })
    conf.store = { ...content }
  } catch (error) {
    throw new ChainvetError(
      'OUTPUT_FAILED',
      `the configuration could not be saved in ${directory} (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
      {
        hint: 'May you write there? Another place: CHAINVET_CONFIG_DIR.',
      },
    )
  }
}
