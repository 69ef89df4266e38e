import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Spinner } from '#ui/loading/spinner';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { useSso } from './use-sso';

/** SsoLogin: shown briefly during a redirect between two sites of the portal (doc 2 § 2). */
export function Screen() {
  const { sso } = useAreaTexts('account');
  useSso();
  return (
    <Card title={sso.title}>
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
