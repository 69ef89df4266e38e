import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOKENS } from '#ui/styles/tokens';
import { contrast } from '../../support/element/contrast';

const FOLDER = new URL('../../../src/ui/themes/', import.meta.url);
const FILES = readdirSync(FOLDER);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');

type Scheme = 'light' | 'dark';
type Colours = Readonly<Record<string, string>>;

/** The surfaces that every text may be on. */
const SURFACES = ['surface', 'surface-sunken', 'surface-raised'];
/** Texts and what they are on, by the styles of the widgets. A badge has white text. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  text: [...SURFACES, 'brand-soft', 'danger-soft', 'success-soft'],
  'text-muted': [...SURFACES, 'brand-soft'],
  brand: [...SURFACES, 'brand-soft'],
  'brand-hover': [...SURFACES, 'brand-soft'],
  'on-brand': ['brand', 'brand-hover', 'danger'],
  danger: [...SURFACES, 'danger-soft'],
  success: [...SURFACES, 'success-soft'],
  surface: ['danger', 'success'],
  white: ['unread'],
};
/** Edges of controls and marks, WCAG 2.2, 1.4.11. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  'control-edge': SURFACES,
  brand: SURFACES,
  // Also the dot of an unread message.
  danger: SURFACES,
};

/** Returns the properties that a file sets, without those in `@supports` if it is for browsers without light-dark(). */
function properties(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--cntv-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function coloursOf(css: string, scheme: Scheme): Colours {
  const all = [...properties(css)].filter(([name]) => name.startsWith('color-'));
  const one = (value: string) => {
    const [, light, dark] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? [];
    return (scheme === 'light' ? light : dark) ?? value;
  };
  return { ...Object.fromEntries(all.map(([name, value]) => [name.slice(6), one(value)])), white: '#ffffff' };
}

function defaults(scheme: Scheme): Colours {
  const rows = Object.entries<readonly [string, string?]>(TOKENS).filter(([name]) =>
    name.startsWith('color-'),
  );
  const colours = rows.map(([name, [light, dark = light]]) => [
    name.slice(6),
    scheme === 'light' ? light : dark,
  ]);
  return { ...Object.fromEntries(colours), white: '#ffffff' };
}

type Pair = { name: string; ratio: number };

function ratiosOf(colours: Colours, pairs: typeof TEXTS): Pair[] {
  return Object.entries(pairs).flatMap(([front, backs]) =>
    backs.map((back) => ({
      name: `${front} on ${back}`,
      ratio: contrast(colours[front] ?? '', colours[back] ?? ''),
    })),
  );
}

const tooWeak = (pairs: readonly Pair[], least: number) =>
  pairs.filter(({ ratio }) => ratio < least).map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`);

const THEMES = FILES.filter((file) => file !== 'large-text.css');
const ROWS = [
  ...(['light', 'dark'] as const).map(
    (scheme) => ['the defaults', scheme, 4.5, 3, defaults(scheme)] as const,
  ),
  ...THEMES.flatMap((file) =>
    (['light', 'dark'] as const).map((scheme) => {
      const [text, mark] = file === 'high-contrast.css' ? [7, 4.5] : [4.5, 3];
      return [file, scheme, text, mark, coloursOf(read(file), scheme)] as const;
    }),
  ),
];

describe('the themes', () => {
  it.each(ROWS)(
    '%s, %s, have texts of at least %d:1 and marks of %d:1',
    (_theme, _scheme, text, mark, colours) => {
      expect(tooWeak(ratiosOf(colours, TEXTS), text)).toEqual([]);
      expect(tooWeak(ratiosOf(colours, MARKS), mark)).toEqual([]);
    },
  );

  it.each(FILES)('%s sets public properties only', (file) => {
    const names = [...properties(read(file)).keys()];
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !Object.keys(TOKENS).includes(name))).toEqual([]);
    const rules = [...read(file).matchAll(/([^{};/]+)\{/g)].map(([, rule = '']) => rule.trim());
    expect(rules.filter((rule) => rule !== ':root' && !rule.startsWith('@supports'))).toEqual([]);
  });

  it.each(THEMES)('%s sets every colour, in light also without light-dark()', (file) => {
    const css = read(file);
    const colours = Object.keys(TOKENS).filter((name) => name.startsWith('color-'));
    const [plain = ''] = css.split('@supports');
    expect([...properties(plain).keys()].filter((name) => name.startsWith('color-'))).toEqual(colours);
    expect(plain).not.toContain('light-dark(');
    expect(coloursOf(plain, 'light')).toEqual(coloursOf(css, 'light'));
  });

  it('of large text enlarge every size, the line height and the controls, and no colour', () => {
    const large = properties(read('large-text.css'));
    const sizes = Object.entries(TOKENS).filter(([name]) => /^(text-|leading|control-height)/.test(name));
    expect([...large.keys()]).toEqual(sizes.map(([name]) => name));
    for (const [name, [size]] of sizes)
      expect(Number.parseFloat(large.get(name) ?? ''), name).toBeGreaterThan(Number.parseFloat(size));
  });
});
