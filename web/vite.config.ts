/// <reference types="vitest/config" />
// How the page is built: one small bundle that the server embeds, and a proxy to a running server while developing.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env['BAIZE_SERVER'] ?? 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
