// How the page is tested: in real Chromium, against a real server on a database of its own.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['BAIZE_TEST_PORT'] ?? 8917);
const binary = process.env['BAIZE_BINARY'] ?? `${process.env['CARGO_TARGET_DIR'] ?? '../target'}/debug/baize`;
// The shell draws the same with less work.
const system = process.env['BAIZE_CHROMIUM'] ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const folder = ownFolder();

/** Makes the folder of the server's database. The runner makes it and takes it away; its workers read this file too. */
function ownFolder(): string {
  const known = process.env['BAIZE_TEST_FOLDER'];
  if (known) return known;
  const made = mkdtempSync(join(tmpdir(), 'baize-table-'));
  process.env['BAIZE_TEST_FOLDER'] = made;
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Decks are dealt by chance and machines are busy: a test that fails is tried once more, and told as flaky.
  retries: 1,
  timeout: 300_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(system ? { executablePath: system } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: `${binary} serve --port ${port} --data ${folder} --db sqlite://${join(folder, 'table.db')} --cards tests/cards --claim-after 0 --longest-pause 0 --rehearsal 7`,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
