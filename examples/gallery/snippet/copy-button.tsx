import { type RefObject, useEffect, useState } from 'react';
import { Button, type ButtonProps } from '#ui/button';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { copy } from '../../../widgets/diagnostics/doctor/copy';
import { useGalleryTexts } from '../texts/texts';

type Props = Pick<ButtonProps, 'variant'> & {
  label: string;
  text: string;
  /** The element that shows the text. It is selected where the browser does not allow copying. */
  shown: RefObject<HTMLElement | null>;
};

/** Copies a text and says so. */
export function CopyButton({ label, text, shown, variant }: Props) {
  const { copied, copyYourself } = useGalleryTexts();
  const [result, setResult] = useState<'copied' | 'selected' | ''>('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has not been copied
  useEffect(() => setResult(''), [text]);

  async function handleClick() {
    const isCopied = (await copy(text)) || copySelected(shown.current);
    setResult(isCopied ? 'copied' : 'selected');
  }
  return (
    <div className={row}>
      <Button variant={variant} data-testid="copy" onClick={() => void handleClick()}>
        {label}
      </Button>
      <span role="status">{{ copied, selected: copyYourself, '': '' }[result]}</span>
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
