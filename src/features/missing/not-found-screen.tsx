import { homeTarget } from '../../blocks/sign-on/target';
import { Card } from '../../ui/card';
import { Link } from '../../ui/link';
import { useAreaTexts } from '../../ui/use-area-texts';

/** `/404`, where every path leads that nobody knows (doc 3 § 2, PAGE-01, PAGE-02). */
export function Screen() {
  const { missing } = useAreaTexts('portal');
  return (
    <Card title={missing.title} level={1}>
      <p>{missing.text}</p>
      <p>
        <Link href={homeTarget()}>{missing.portalHome}</Link>
      </p>
    </Card>
  );
}
