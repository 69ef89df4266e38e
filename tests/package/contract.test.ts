import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the custom-elements manifest', () => {
  const { customElements, files } = JSON.parse(read('package.json'));
  const manifest: Package = JSON.parse(read(customElements));

  it('is published at the path of package.json', () => {
    expect(files).toContain(customElements.split('/')[0]);
    expect(manifest.schemaVersion).toMatch(/^2\./);
  });

  it('names built files, and tags that the loader registers', () => {
    const loader = read('dist/cntv-widgets.js');
    for (const { path, declarations = [] } of manifest.modules) {
      expect(existsSync(join(root, 'dist', path))).toBe(true);
      for (const { tagName } of declarations as CustomElementDeclaration[])
        expect(loader).toContain(`\`${tagName}\``);
    }
  });

  it('adds no descriptions to the loader', () => {
    const loader = read('dist/cntv-widgets.js');
    const elements = manifest.modules.flatMap(
      ({ declarations = [] }) => declarations as CustomElementDeclaration[],
    );
    const rows = elements.flatMap(({ attributes = [], events = [], cssParts = [], slots = [] }) => [
      ...attributes,
      ...events,
      ...cssParts,
      ...slots,
    ]);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({ description = '' }) => loader.includes(description))).toEqual([]);
  });
});

describe('the fields of the application forms', () => {
  it('are in one file, and their texts in one for each language, so that no other element loads them; the checks of pages have their names', () => {
    const files = readdirSync(join(root, 'dist/c')).map((name) => `dist/c/${name}`);
    const withFields = [...files, 'dist/cntv-widgets.js'].filter((file) =>
      read(file).includes('registeredCapital'),
    );
    expect(withFields.map((file) => file.replace(/-[\w-]{7}\.js$/, '')).sort()).toEqual([
      'dist/c/application',
      'dist/c/application',
      'dist/c/application',
      'dist/c/application-forms',
      'dist/c/diagnostics.chunk',
    ]);
  });
});

describe('the types of the package', () => {
  it('take each member of an element from its definition', () => {
    const interfaces = read('dist/types/elements.d.ts').match(/^export interface Cntv[\s\S]+?^\}/gm) ?? [];
    const members = interfaces.flatMap((text) => text.match(/^ {2}\w.*/gm) ?? []);
    expect(interfaces.length).toBeGreaterThan(3);
    expect(members.filter((line) => !/^ {2}(\w+): ElementOf<typeof Cntv\w+>\['\1'\];$/.test(line))).toEqual(
      [],
    );
  });

  it('compile for a page and for a React application', () => {
    const { status, stdout } = spawnSync('npx', ['tsc', '--project', join(import.meta.dirname, 'consumer')], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
