import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    setupFiles: ['test/support/network.ts'],
    // stories wait for terminals and slow services most of the time
    maxWorkers: '150%',
    testTimeout: 30_000,
  },
})
