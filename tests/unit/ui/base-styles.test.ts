import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { baseRules, FIRST_RULES } from '#ui/styles/base-styles';
import { TOKENS, token } from '#ui/styles/tokens';

const browser = (hasDark: boolean) => vi.stubGlobal('CSS', { supports: () => hasDark });
const all = () => [...FIRST_RULES, ...baseRules()].join('\n');

beforeEach(() => browser(true));
afterEach(() => vi.unstubAllGlobals());

it('allows a host page to set every token, and has light values for browsers without light-dark()', () => {
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

it('has an outline as focus ring for forced colours, and no motion for prefers-reduced-motion', () => {
  expect(all()).toContain(':where(:focus-visible){outline:2px solid');
  expect(all()).toMatch(/prefers-reduced-motion:reduce\)\{[^}]*animation-duration:0s!important/);
});

it('has compact controls of 40 px, of 44 px for a finger', () => {
  expect(all()).toContain(
    ':host([compact]) [part~=card]{--_control-height:var(--cntv-control-height,var(--_low,40px))',
  );
  expect(all()).toContain('@media (pointer:coarse){:host{--_low:44px}}');
});

it('is light in print whatever `theme` says, because browsers print no backgrounds', () => {
  expect(all()).toContain('@media print{.root{color-scheme:light!important}}');
});

it('draws Chinese from a Chinese font: no font that the system or its language chooses is before these', () => {
  const families = TOKENS.font[0].split(',');
  const chosenBySystem = families.filter((name) => /^(?!-apple-system)[a-z-]+$/.test(name));
  expect(chosenBySystem).toEqual(['system-ui', 'sans-serif']);
  expect(families.slice(-3)).toEqual(['"Noto Sans CJK SC"', ...chosenBySystem]);
});
