import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { Help } from './help';

/**
 * `/existent`: the third-party account is already bound to another account (doc 3 § 2, ROUTE-44, PAGE-05).
 */
export function Screen() {
  const { existent } = useAreaTexts('portal');
  return (
    <Card title={existent.title}>
      <p className={text}>{existent.text}</p>
      <Help />
    </Card>
  );
}

const text = css({ marginBottom: 24 });
