import type { ComponentProps, MouseEvent } from 'react';
import { css } from './emotion';
import { linkLook } from './link.styles';
import { names } from './names';
import { spin } from './spinner.styles';
import { token } from './tokens';

export type ButtonProps = ComponentProps<'button'> & {
  /** `primary` once per screen, or `danger` for what cannot be undone; `quiet` beside it, `link` where words are enough. */
  variant?: 'primary' | 'danger' | 'quiet' | 'link';
  /** Work is under way: the button keeps its size and its focus, shows a spinner and ignores presses. */
  busy?: boolean;
};

/** A button, `type="button"` unless told otherwise. Parts: `button`, and the given `part`. */
export function Button({
  variant = 'primary',
  busy,
  className,
  part,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled` while busy, which would lose the focus.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      className={names(LOOKS[variant], className)}
      part={names('button', part)}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      <span>{children}</span>
    </button>
  );
}

/** While it is busy, the words keep the button's name and width. Also set by the loader, see `holdActions`. */
const busyLook = css({
  '&[aria-busy]': { position: 'relative', cursor: 'default' },
  '&[aria-busy]>span': { opacity: 0 },
  '&[aria-busy]::after': { ...spin, position: 'absolute', inset: 0, margin: 'auto' },
});

const box = css({
  minHeight: token('control-height'),
  padding: '0 20px',
  border: '1px solid transparent',
  borderRadius: token('radius-m'),
  font: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${token('fast')}`,
  '&:disabled': { opacity: 0.5, cursor: 'default' },
});

const primary = css({
  background: token('color-brand'),
  color: token('color-on-brand'),
  fontWeight: 600,
  '@media (hover:hover)': { '&:hover': { background: token('color-brand-hover') } },
});

const danger = css({
  background: token('color-danger'),
  color: token('color-on-brand'),
  fontWeight: 600,
  '@media (hover:hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});

const quiet = css({
  borderColor: token('color-control-edge'),
  background: 'none',
  color: 'inherit',
  '@media (hover:hover)': { '&:hover': { background: token('color-surface-sunken') } },
});

/** Takes a button's own look away. */
const bare = css({ padding: 0, border: 0, background: 'none', font: 'inherit', cursor: 'pointer' });

const LOOKS = {
  primary: names(box, busyLook, primary),
  danger: names(box, busyLook, danger),
  quiet: names(box, busyLook, quiet),
  link: names(linkLook, busyLook, bare),
};
