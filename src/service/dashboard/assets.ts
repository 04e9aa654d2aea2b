import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { ServiceEnv } from '../parts.ts'
import { script } from './script.ts'
import { style } from './style.ts'

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1f4e79"/><path d="M8 17l5 5 11-13" fill="none" stroke="#fcfbf8" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>'

interface Asset {
  readonly path: string
  readonly type: string
  readonly text: string
}

/** A file under a name that tells its content, so that a browser never asks for it twice and never has an old one. */
const asset = (name: string, ending: string, type: string, text: string): Asset => ({
  path: `/dashboard/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${ending}`,
  type,
  text,
})

export const assets = {
  style: asset('style', 'css', 'text/css; charset=utf-8', style),
  script: asset('script', 'js', 'text/javascript; charset=utf-8', script),
  icon: asset('icon', 'svg', 'image/svg+xml', icon),
} as const

export function assetRoutes(): Hono<ServiceEnv> {
  const routes = new Hono<ServiceEnv>()
  for (const { path, type, text } of Object.values(assets))
    routes.get(path, context =>
      context.body(text, 200, {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      }),
    )
  return routes
}
