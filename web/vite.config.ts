/// <reference types="vitest/config" />
// How the page is built: one small bundle that the server embeds, and a proxy to a running server while developing.
import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { withoutRareLetters } from './rare-letters';

const server = process.env['BAIZE_SERVER'] ?? 'http://127.0.0.1:8642';

/** Writes `.br` and `.gz` of every file that packs well: the server sends those. Plain only the first page stays, which is
    how one sees that the page is built. */
function packed(): Plugin {
  let folder = 'dist';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    writeBundle(_, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(?:html|js|css|svg)$/.test(file))) {
        const path = join(folder, name);
        const body = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        if (!name.endsWith('.html')) unlinkSync(path);
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  css: { postcss: { plugins: [withoutRareLetters] } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { '/api': server, '/pictures': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
