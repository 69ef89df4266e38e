import type { TokenRow } from './token-rule';

/**
 * Design tokens. Each row is one public custom property `--cntv-<name>` with its light value and, if different, its dark
 * value. Styles read the private property `--_<name>` through `token`, so that a page can set the public one on any
 * ancestor of a widget, including `:root`, and override the default.
 */
const ROWS = {
  'color-text': ['#161b26', '#eceff5'],
  'color-text-muted': ['#566072', '#a3adbf'],
  'color-surface': ['#fff', '#161b24'],
  'color-surface-sunken': ['#f4f6f9', '#0e1219'],
  'color-surface-raised': ['#fff', '#1e2530'],
  'color-line': ['#e2e6ed', '#2c3542'],
  'color-control-edge': ['#858fa1', '#78849a'],
  'color-brand': ['#1554d1', '#7ea6ff'],
  'color-brand-hover': ['#0f43ab', '#9dbbff'],
  'color-on-brand': ['#fff', '#0b1020'],
  'color-brand-soft': ['#eaf1ff', '#1c2a4a'],
  'color-brand-mist': ['#d3e2ff', '#263b68'],
  'color-danger': ['#c4231a', '#ff9389'],
  'color-danger-soft': ['#fdeeed', '#3b1b1b'],
  'color-success': ['#0c7a43', '#63d39a'],
  'color-success-soft': ['#e7f6ee', '#14301f'],
  'color-vip': ['#7a4d00', '#f5cf7a'],
  'color-vip-soft': ['#fdf1d3', '#352a12'],
  'color-unread': ['#d92d20'],
  'color-scrim': ['rgb(10 14 22/.72)'],
  // Latin fonts without Chinese characters, then Chinese fonts. The font that a system names can be one with Japanese or
  // Korean forms, so it is after them.
  font: [
    '-apple-system,BlinkMacSystemFont,"Segoe UI","PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif',
  ],
  'text-xs': ['12px'],
  'text-s': ['14px'],
  'text-m': ['16px'],
  'text-l': ['18px'],
  'text-xl': ['24px'],
  leading: ['1.6'],
  'control-height': ['44px'],
  'account-avatar-size': ['32px'],
  'radius-s': ['8px'],
  'radius-m': ['10px'],
  'radius-l': ['16px'],
  shadow: ['0 1px 2px rgb(16 24 40/.06),0 8px 24px rgb(16 24 40/.08)'],
  fast: ['120ms'],
  calm: ['220ms'],
} as const satisfies Record<string, readonly [light: string, dark?: string]>;

export type TokenName = keyof typeof ROWS;

/** Returns the CSS value of a token, for example `token('color-brand')`. */
export function token(name: TokenName): string {
  return `var(--_${name})`;
}

/** Token names and defaults, for the README table and its test. */
export const TOKENS: Readonly<Record<TokenName, readonly [light: string, dark?: string]>> = ROWS;

export function tokenRows(): TokenRow[] {
  return Object.entries<readonly [string, string?]>(ROWS).map(([name, values]) => [name, ...values]);
}
