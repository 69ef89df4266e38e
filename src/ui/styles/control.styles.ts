import { token } from './tokens';

/** Box of a control. */
export const controlBox = {
  minWidth: 0,
  height: token('control-height'),
  padding: '0 12px',
  border: `1px solid ${token('color-control-edge')}`,
  borderRadius: token('radius-m'),
  background: token('color-surface'),
  color: 'inherit',
  font: 'inherit',
  // iOS zooms the page on focus below 16 px.
  fontSize: token('text-m'),
} as const;

/** Border of a focused control; the outline overlaps it. */
export const focusedControl = { borderColor: token('color-brand'), outlineOffset: -1 } as const;
