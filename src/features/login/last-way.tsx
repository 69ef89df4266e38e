import { useRef } from 'react';
import { forgetLastWay } from '#session/last-way';
import { Button } from '#ui/button';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';

/** Id of the text, which describes the control of the way. Only one way is the last one. */
export const LAST_WAY_ID = 'last-way';

/** The control of a way, beside the mark. */
const CONTROL = 'a,input,button:not([data-testid=forget-way])';

type Props = {
  className: string;
  /** The masked account; empty if it is not kept. */
  account?: string;
};

/** Marks the way in which the viewer signed in last. It takes no room of its own, so that nothing moves. */
export function LastWay({ className, account }: Props) {
  const { login } = useTexts();
  const box = useRef<HTMLDivElement>(null);

  function handleForget() {
    // The button disappears, so the focus moves to the control of the way first.
    box.current?.parentElement?.querySelector<HTMLElement>(CONTROL)?.focus();
    forgetLastWay();
  }
  return (
    <div ref={box} className={names(place, className)}>
      <span className={mark} data-testid="last-way">
        <span id={LAST_WAY_ID} className={words}>
          <span>{login.lastWay}</span>
          {account && (
            <span className={masked} translate="no">
              {account}
            </span>
          )}
        </span>
        <Button
          variant="link"
          className={button}
          data-testid="forget-way"
          aria-describedby={LAST_WAY_ID}
          onClick={handleForget}
        >
          {login.notMe}
        </Button>
      </span>
    </div>
  );
}

const place = css({ display: 'flex', width: 0, minWidth: '100%', height: 0 });
const mark = css({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 8,
  zIndex: 1,
  height: 24,
  padding: '0 8px',
  border: `1px solid ${token('color-line')}`,
  borderRadius: 12,
  background: token('color-brand-soft'),
  fontSize: token('text-xs'),
  whiteSpace: 'nowrap',
});
const words = css({ overflow: 'hidden', textOverflow: 'ellipsis' });
const masked = css({ marginInlineStart: 8 });
// Without the larger target of other links, which would cover the control of the way.
const button = css({
  '&&': { flex: 'none', minHeight: 24, fontSize: 'inherit', lineHeight: 1 },
  '&&::after': { content: 'none' },
});
