import { execFileSync } from 'node:child_process'

/** Tests that run the program run what `npm run build` makes; types are checked on their own. */
export default function setup(): void {
  execFileSync(process.execPath, ['.build/bundle.mjs'], { stdio: 'inherit' })
}
