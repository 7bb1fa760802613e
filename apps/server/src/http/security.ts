import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Config } from '../config.ts'

/** What the page may load: its own files, and what it makes itself. Components set inline styles. */
const policy = (scripts: readonly string[], frames: readonly string[]) =>
  [
    "default-src 'none'",
    // Decoders of images in PDFs are WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self' blob:",
    "worker-src 'self' blob:",
    // Of others only what whoever runs the server names.
    ["frame-src 'self' blob:", ...frames].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The lines the build puts into the page itself are named by their hash, so that no other inline script runs. */
function inlineScripts(page: string): string[] {
  const html = existsSync(page) ? readFileSync(page, 'utf8') : ''
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}

/** On every answer; `page` is the built `index.html`. The link of a reset mail holds a token, so no address leaves with a referrer. */
export const securityHeaders = (
  { publicUrl, frameOrigins }: Pick<Config, 'publicUrl' | 'frameOrigins'>,
  page: string,
): Record<string, string> => ({
  'content-security-policy': policy(inlineScripts(page), frameOrigins),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})
