import { expect, it } from 'vitest';
import { iconImports } from '../../.build/icon-imports';

type Transform = (code: string, id: string) => { code: string } | undefined;

it('imports each icon from its own module, under any of its names, and no type', () => {
  const transform = iconImports().transform as unknown as Transform;
  const of = (code: string) => transform(code, '/src/ui/a.tsx')?.code;
  expect(of("import { Trash2, Link as Chain, type IconNode } from 'lucide';\nmore();")).toBe(
    "import Trash2 from 'lucide/dist/esm/icons/trash.mjs';import Chain from 'lucide/dist/esm/icons/link.mjs';\nmore();",
  );
  expect(of("import type { IconNode } from 'lucide';")).toBe(undefined);
});
