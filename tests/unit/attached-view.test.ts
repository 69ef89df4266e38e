import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/** All files and packages that these files import statically, directly or indirectly. */
function closureOf(...files: string[]): Set<string> {
  const closure = new Set(files);
  for (const file of closure) {
    if (!existsSync(join(root, file))) continue;
    for (const [, source = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT))
      closure.add(/^[.#]/.test(source) ? fileAt(pathOf(source, file)) : packageOf(source));
  }
  return closure;
}

function pathOf(source: string, file: string): string {
  return source.startsWith('#') ? join(root, 'src', source.slice(1)) : resolve(root, dirname(file), source);
}

function fileAt(path: string): string {
  const ending = ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((candidate) => existsSync(path + candidate));
  if (!ending) throw new Error(`${path} is no source file`);
  return relative(root, path + ending);
}

function packageOf(source: string): string {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}

describe('the login view', () => {
  const closure = closureOf('widgets/login/login.view.tsx');

  it('imports React, texts and styles', () => {
    expect([...closure]).toEqual(
      expect.arrayContaining(['react-dom', '@emotion/css', 'zustand', 'src/features/login/login-form.tsx']),
    );
  });

  it.each(['axios', 'zod', 'react-hook-form', '@hookform/resolvers', 'crypto-js', 'jsencrypt'])(
    'does not import %s, which only a request or a validation needs',
    (name) => {
      const importers = [...closure].filter(
        (file) => existsSync(join(root, file)) && file.includes('.') && closureOf(file).has(name),
      );
      expect(importers).toEqual([]);
    },
  );
});
