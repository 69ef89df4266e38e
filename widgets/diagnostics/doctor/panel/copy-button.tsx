import { type RefObject, useEffect, useState } from 'react';
import { Button, type ButtonProps } from '#ui/button';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { copy } from '../copy';

type Props = Pick<ButtonProps, 'variant'> & {
  label: string;
  text: string;
  /** The element that shows the text. It is selected where the browser does not allow copying. */
  shown: RefObject<HTMLElement | null>;
  /** What is said afterwards: that the text is copied, or that it is only selected. */
  copied: string;
  selected?: string;
};

/** Copies a text and says so. */
export function CopyButton({ label, text, shown, copied, selected, variant }: Props) {
  const [said, setSaid] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has not been copied
  useEffect(() => setSaid(undefined), [text]);

  async function handleClick() {
    setSaid((await copy(text)) || copySelected(shown.current) ? copied : selected);
  }
  return (
    <div className={row}>
      <Button variant={variant} data-testid="copy" onClick={() => void handleClick()}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}

/** For pages without https, which have no clipboard. The text stays selected. */
function copySelected(element: HTMLElement | null): boolean {
  if (!element) return false;
  getSelection()?.selectAllChildren(element);
  return document.execCommand('copy');
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});
