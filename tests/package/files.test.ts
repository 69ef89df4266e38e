import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { installPacked } from '../support/package/packed';

const app = installPacked();
afterAll(() => app.remove());

const read = (file: string) => readFileSync(join(app.folder, 'node_modules/cntv-widgets', file), 'utf8');
const PUBLISHED = [
  /^(package\.json|README(\.zh-CN)?\.md|LICENSE)$/,
  /^dist\/(cntv-widgets|cntv-doctor|package|bundled)\.js$/,
  /^dist\/cntv-print\.mjs$/,
  /^dist\/c\/([\w.-]+\.js|print-\w{7}\.css)$/,
  /^dist\/types\/.+\.d\.ts$/,
  /^dist\/themes\/[\w-]+\.css$/,
  /^dist\/snippet\.(mjs|json)$/,
  /^dist\/(custom-elements|vscode\.html-custom-data(\.zh-CN)?|web-types)\.json$/,
  /^dist\/(llms\.txt|sbom\.cdx\.json|THIRD-PARTY-LICENSES\.md)$/,
];

describe('the packed package', () => {
  it('holds the built files, their types and licences, and nothing about the build', () => {
    const others = app.files.filter(({ path }) => !PUBLISHED.some((pattern) => pattern.test(path)));
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('holds each file that package.json names, and llms.txt', () => {
    const { exports, types, customElements, 'web-types': webTypes } = JSON.parse(read('package.json'));
    const named = [
      JSON.stringify(exports).match(/"\.\/[^"*]+"(?=[,}])/g) ?? [],
      types,
      customElements,
      webTypes,
    ]
      .flat()
      .map((path: string) => path.replace(/"|\.\//g, ''));
    const paths = app.files.map(({ path }) => path);
    expect([...named, 'dist/llms.txt'].filter((path) => !paths.includes(path))).toEqual([]);
    expect(named.length).toBeGreaterThan(8);
  });

  it('exports each file that a page or a tool loads by its name', () => {
    const { exports } = JSON.parse(read('package.json'));
    const exported = JSON.stringify(exports);
    const byName = app.files
      .map(({ path }) => path)
      .filter((path) => /^dist\/(cntv-[\w-]+\.js|[\w.-]+\.txt|(?!snippet|sbom)[\w.-]+\.json)$/.test(path));
    expect(byName.length).toBeGreaterThan(5);
    expect(byName.filter((path) => !exported.includes(`"./${path}"`))).toEqual([]);
  });

  it('asks for no version of Node, because it runs in browsers', () => {
    expect(JSON.parse(read('package.json'))).not.toHaveProperty('engines');
  });

  it('has types for a page that need no other package', () => {
    for (const file of ['page.ts', 'tsconfig.json'])
      copyFileSync(join(import.meta.dirname, 'consumer', file), join(app.folder, file));
    const { status, stdout } = spawnSync('npx', ['tsc', '--project', app.folder], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('refers to no source map', () => {
    const scripts = app.files.filter(({ path }) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(50);
    expect(scripts.filter(({ path }) => read(path).includes('sourceMappingURL'))).toEqual([]);
  });

  it('is smaller than 1.85 MB without the doctor and what prints, each of which is smaller than 1.12 MB', () => {
    const sizeOf = (name: string) => app.files.find(({ path }) => path === `dist/${name}`)?.size ?? 0;
    const parts = ['cntv-doctor.js', 'cntv-print.mjs'].map(sizeOf);
    const rest = app.files.reduce((sum, { size }) => sum + size, 0) - parts.reduce((sum, size) => sum + size);
    expect(rest).toBeLessThan(1_850_000);
    for (const size of parts) {
      expect(size).toBeGreaterThan(0);
      expect(size).toBeLessThan(1_120_000);
    }
  });
});
