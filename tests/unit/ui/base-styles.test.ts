import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { baseRules, FIRST_RULES } from '../../../src/ui/styles/base-styles';
import { TOKENS, token } from '../../../src/ui/styles/tokens';

const browser = (hasDark: boolean) => vi.stubGlobal('CSS', { supports: () => hasDark });
const all = () => [...FIRST_RULES, ...baseRules()].join('\n');

beforeEach(() => browser(true));
afterEach(() => vi.unstubAllGlobals());

it('lets a host set every token, and gives browsers before light-dark() the light values', () => {
  browser(false);
  for (const [name, [light]] of Object.entries(TOKENS)) {
    expect(all()).toContain(`--_${name}:var(--cntv-${name},${light})`);
  }
  expect(all()).not.toContain('light-dark(');
  expect(token('color-brand')).toBe('var(--_color-brand)');
});

it('has a dark value for every colour that has one', () => {
  for (const [name, [light, dark]] of Object.entries<readonly [string, string?]>(TOKENS)) {
    if (dark) expect(all()).toContain(`--_${name}:var(--cntv-${name},light-dark(${light},${dark}))`);
  }
});

it('draws the focus ring as an outline, which forced colours keep, and ends motion on request', () => {
  expect(all()).toContain(':where(:focus-visible){outline:2px solid');
  expect(all()).toMatch(/prefers-reduced-motion:reduce\)\{[^}]*animation-duration:1ms!important/);
});
