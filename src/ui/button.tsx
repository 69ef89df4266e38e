import type { ComponentProps, MouseEvent } from 'react';
import { spin } from './loading/spinner.styles';
import { css } from './styles/emotion';
import { linkLook, underlinedIfForced } from './styles/link.styles';
import { names } from './styles/names';
import { token } from './styles/tokens';

export type ButtonProps = Omit<ComponentProps<'button'>, 'part'> & {
  /** `primary` (one per screen), `danger` (irreversible action), `quiet` (secondary action) or `link` (text only). */
  variant?: 'primary' | 'danger' | 'quiet' | 'link';
  /** Shows a spinner and ignores clicks; size and focus do not change. */
  busy?: boolean;
  /** Looks disabled, but keeps the focus and its presses, which have to say what is missing (OQ-101). */
  off?: boolean;
};

/** A button with `type="button"` by default. */
export function Button({
  variant = 'primary',
  busy,
  off,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // A disabled button would lose focus.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      aria-disabled={off || undefined}
      {...rest}
      className={names(LOOKS[variant], off && offLook, className)}
      part="button"
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      <span>{children}</span>
    </button>
  );
}

/** The hidden label keeps the accessible name and the width. The loader also sets `aria-busy`, see `holdActions`. */
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

const offLook = css({
  '&&': { opacity: 0.5, cursor: 'default' },
  '@media (forced-colors:active)': { '&&': { opacity: 1, borderColor: 'GrayText', color: 'GrayText' } },
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

/** Resets the browser's button style. */
const bare = css({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  ...underlinedIfForced,
});

const LOOKS = {
  primary: names(box, busyLook, primary),
  danger: names(box, busyLook, danger),
  quiet: names(box, busyLook, quiet),
  link: names(linkLook, busyLook, bare),
};
