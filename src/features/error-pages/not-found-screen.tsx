import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { Help } from './help';

/** `/404`, the target of every unknown path (doc 3 § 2, PAGE-01 to PAGE-04, PAGE-06). */
export function Screen() {
  const { missing } = useAreaTexts('portal');
  return (
    <Card title={missing.title}>
      <p className={text}>{missing.text}</p>
      <Help />
    </Card>
  );
}

const text = css({ marginBottom: 24 });
