import { Card } from '../../ui/card';
import { css } from '../../ui/emotion';
import { Spinner } from '../../ui/spinner';
import { token } from '../../ui/tokens';
import { useAreaTexts } from '../../ui/use-area-texts';
import { useSso } from './use-sso';

/** SsoLogin: shown briefly during a redirect between two sites of the portal (doc 2 § 2). */
export function Screen() {
  const { sso } = useAreaTexts('account');
  useSso();
  return (
    <Card title={sso.title} level={1}>
      <div className={calm}>
        <Spinner label={sso.title} />
        <span>{sso.hint}</span>
      </div>
    </Card>
  );
}

const calm = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: token('control-height'),
  color: token('color-text-muted'),
});
