import { readHttpAddress } from '#lib/http-address';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/** Image links to the sites of the channel, from the page configuration (APPLY-01, OQ-85). */
export function ChannelLinks() {
  const { nav } = useAreaTexts('application');
  const { nav: links = [] } = usePageConfig('links');
  if (links.length === 0) return null;
  return (
    <nav aria-label={nav} className={bar} data-testid="nav">
      {links.map(({ href, image, label }) => (
        <a key={href} href={readHttpAddress(href)} target="_blank" rel="noopener">
          <img src={readHttpAddress(image)} alt={label} loading="lazy" width={88} height={40} />
        </a>
      ))}
    </nav>
  );
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px 16px',
  maxWidth: 840,
  margin: '0 auto 16px',
  '& a': { display: 'block', minWidth: token('control-height'), minHeight: token('control-height') },
  // One size for all, so that nothing moves when they arrive.
  '& img': { display: 'block', objectFit: 'contain' },
});
