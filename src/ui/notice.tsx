import type { ReactElement, ReactNode } from 'react';
import { LiveRegion } from './live/live-region';
import { css } from './styles/emotion';
import { names } from './styles/names';
import { token } from './styles/tokens';

export type Tone = 'info' | 'error' | 'success';

type Props = {
  tone?: Tone;
  /** Part of the screen from its start, so that it is no live region. */
  isStanding?: boolean;
  /** A button or a link beside the text, which is not announced with it. */
  action?: ReactElement;
  'data-testid'?: string;
  children: ReactNode;
};

/** A message within a screen. */
export function Notice({ tone = 'info', isStanding, action, children, ...rest }: Props) {
  return (
    <div {...rest} className={names(line, panel, TONES[tone])} part="notice">
      {isStanding ? (
        children
      ) : (
        <LiveRegion className={line} isAlert={tone === 'error'}>
          {children}
        </LiveRegion>
      )}
      {action}
    </div>
  );
}

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
const panel = css({
  // That of a line, also before it has its text.
  minHeight: `calc(1em*${token('leading')} + 26px)`,
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
