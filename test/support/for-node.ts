import type { BuildOptions } from 'esbuild'

/** How a program of this project is made into one file that node runs; packages stay where they are. */
export const forNode = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
} as const satisfies BuildOptions
