import type { ComponentProps, ReactNode } from 'react';
import { css } from '../../../ui/emotion';
import { names } from '../../../ui/names';
import { spin } from '../../../ui/spinner.styles';
import { token } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden.styles';

type Props = Omit<ComponentProps<'input'>, 'name' | 'id' | 'type'> & {
  /** Source of the id; the file travels in no form. */
  name: string;
  /** Work is under way: it keeps its size and its focus, and shows a spinner. */
  busy: boolean;
  children: ReactNode;
};

/**
 * The browser's own choice of a file, out of sight, and its label in a button's look: reached and opened by keyboard
 * like any file field. Parts: `file`, `button`.
 */
export function FileButton({ name, busy, children, ...input }: Props) {
  return (
    <span className={frame}>
      <input
        {...input}
        id={name}
        type="file"
        part="file"
        className={visuallyHidden}
        aria-busy={busy || undefined}
      />
      <label htmlFor={name} part="button" className={names(look, busy && working)}>
        {busy ? <span className={under}>{children}</span> : children}
      </label>
    </span>
  );
}

const frame = css({ position: 'relative', display: 'inline-flex' });
const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('control-height'),
  padding: '0 20px',
  border: `1px solid ${token('color-control-edge')}`,
  borderRadius: token('radius-m'),
  cursor: 'pointer',
  transition: `background-color ${token('fast')}`,
  ':focus-visible + &': { outline: `2px solid ${token('color-brand')}`, outlineOffset: 2 },
  '@media (hover:hover)': { '&:hover': { background: token('color-surface-sunken') } },
});
const working = css({
  position: 'relative',
  cursor: 'default',
  '&::after': { ...spin, position: 'absolute', inset: 0, margin: 'auto' },
});
/** Still the field's name, and its width. */
const under = css({ opacity: 0 });
