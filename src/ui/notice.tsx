import type { ReactNode } from 'react';
import { css } from './styles/emotion';
import { names } from './styles/names';
import { token } from './styles/tokens';

export type Tone = 'info' | 'error' | 'success';

type Props = { tone?: Tone; 'data-testid'?: string; children: ReactNode };

/** A message within a screen. */
export function Notice({ tone = 'info', children, ...rest }: Props) {
  return (
    <div
      {...rest}
      className={names(panel, TONES[tone])}
      part="notice"
      role={tone === 'error' ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}

const panel = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  // Visible with forced colours only, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-m'),
  fontSize: token('text-s'),
  // Texts share a line; a form takes the whole width.
  '& > form': { flex: '1 1 100%' },
  '[part~=title] + &': { marginBottom: 20 },
});

const TONES: Record<Tone, string> = {
  info: css({ background: token('color-brand-soft') }),
  error: css({ background: token('color-danger-soft'), color: token('color-danger') }),
  success: css({ background: token('color-success-soft'), color: token('color-success') }),
};
