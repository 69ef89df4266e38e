import { Heading } from '#ui/heading';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Link } from '#ui/link';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/** Links to the portal's apps, as the page configures them (HOME-09, OQ-85). */
export function AppLinks() {
  const { home } = useAreaTexts('member');
  const { appPromotion = [] } = usePageConfig('links');
  const links = appPromotion.filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <section className={row} data-testid="apps">
      <Heading level={2}>{home.apps}</Heading>
      {links.map(({ text, href }) => (
        <Link key={text + href} href={href}>
          {text}
        </Link>
      ))}
    </section>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '22px 24px',
  paddingTop: 20,
  borderTop: `1px solid ${token('color-line')}`,
  fontSize: token('text-s'),
  '& h2,& h3': { fontSize: 'inherit', fontWeight: 400, color: token('color-text-muted') },
});
