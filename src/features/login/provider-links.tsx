import type { MouseEvent, Ref } from 'react';
import { DESKTOP_PROVIDERS, MOBILE_PROVIDERS, type Provider } from '#config/providers';
import { beginWay } from '#session/begun-way';
import { resetSession, session } from '#session/session';
import { useLastWay } from '#session/use-last-way';
import { useHref } from '#shared/navigation/use-href-of';
import { providerAddress } from '#shared/providers/provider-address';
import { ProviderMark } from '#shared/providers/provider-mark';
import { wantedTarget } from '#shared/sign-in/target';
import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { useTexts } from '#ui/language';
import { useIsWhole } from '#ui/print';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import { LAST_WAY_ID, LastWay } from './last-way';

type Props = {
  /** The list. */
  ref?: Ref<HTMLUListElement>;
  /** Whether it is MLogin, which has fewer providers. */
  isMobileSite: boolean;
  backurl: string;
};

/** Links for signing in with a third party (doc 2 § 7, OAUTH-01). */
export function ProviderLinks({ ref, isMobileSite, backurl }: Props) {
  const { login } = useTexts();
  const isHydrated = useIsHydrated();
  const last = useLastWay();
  const providers = isMobileSite ? MOBILE_PROVIDERS : DESKTOP_PROVIDERS;
  // The links of a print lead to the sign-in page: the addresses of the providers need the present time.
  const printed = useHref(isMobileSite ? 'MLogin' : 'Login', undefined, () => undefined);

  // The URL is complete before a click, because a link can be copied or opened in another tab.
  const signInUrl = (provider: Provider) => providerAddress(provider, 'login', wantedTarget(backurl));

  /**
   * Updates the timestamp in the URL, and forgets the session so that it is checked again after the return, which also tells
   * whether this way becomes the last one.
   */
  function handlePress(event: MouseEvent<HTMLAnchorElement>, provider: Provider) {
    event.currentTarget.href = signInUrl(provider);
    const leave = () => {
      // The link may have been opened in another tab.
      if (session.getState().status === 'signed-in') return;
      beginWay(provider);
      resetSession();
    };
    leave();
    // Repeated on page hide: until then a badge may check the session and find that it is signed out.
    addEventListener('pagehide', leave, { once: true });
  }
  if (!useIsWhole()) return <div className={names('ways', box)} />;
  return (
    <div className={names('ways', box)}>
      <p className={rule}>{login.otherWays}</p>
      <ul ref={ref} className={list} aria-label={login.otherWays}>
        {providers.map((provider) => (
          <li key={provider} data-desktop={MOBILE_PROVIDERS.includes(provider) ? undefined : ''}>
            {provider === last.way && <LastWay className={aboveMark} />}
            <a
              className={link}
              data-testid={`provider ${provider}`}
              aria-describedby={provider === last.way ? LAST_WAY_ID : undefined}
              href={isHydrated ? signInUrl(provider) : printed}
              onClick={(event) => handlePress(event, provider)}
            >
              <ProviderMark provider={provider} />
              <span>{login.providers[provider]}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const box = css({ minHeight: '7.25em', marginTop: 24 });
const rule = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '0 0 8px',
  color: token('color-text-muted'),
  fontSize: token('text-xs'),
  lineHeight: 1.5,
  '&::before,&::after': { content: '""', flex: 1, borderTop: `1px solid ${token('color-line')}` },
});
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Four have the whole line. More of them share it, so that the prerender reserves the right height.
  '& li': { flex: '1 1 0', maxWidth: 'calc(25% - 6px)' },
});
// Across the upper edge of the mark. In the outer columns it stays within the list.
const aboveMark = css({
  justifyContent: 'center',
  transform: 'translateY(-11px)',
  'li:first-child>&': { justifyContent: 'flex-start' },
  'li:last-child>&': { justifyContent: 'flex-end' },
});
const link = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '8px 0 4px',
  borderRadius: token('radius-m'),
  color: token('color-text-muted'),
  fontSize: token('text-xs'),
  lineHeight: 1.5,
  textDecoration: 'none',
  '&:hover': { color: token('color-text') },
  '&:hover>svg': { background: token('color-brand-soft') },
});
