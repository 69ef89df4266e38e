import type { RefObject } from 'react';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

type Props = { text: string; label: string; ref: RefObject<HTMLPreElement | null> };

/** Code as text. Long lines scroll, so it takes the focus. */
export function CodeBlock({ text, label, ref }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={code} aria-label={label} tabIndex={0}>
      <pre ref={ref}>{text}</pre>
    </section>
  );
}

const code = css({
  maxHeight: 480,
  padding: 16,
  // Visible with forced colours only, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-m'),
  overflow: 'auto',
  background: token('color-surface-sunken'),
  '& pre': { font: '13px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,"Noto Sans Mono CJK SC",monospace' },
});
