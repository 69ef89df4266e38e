import type { MouseEvent } from 'react';
import type { Provider } from '#config/providers';
import { resetSession } from '#session/session';
import { providerAddress } from '#shared/providers/provider-address';
import { ProviderMark } from '#shared/providers/provider-mark';
import { wantedTarget } from '#shared/sign-in/target';
import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

type Props = { providers: readonly Provider[]; backurl: string };

/** Links for signing in with a third party (doc 2 § 7, OAUTH-01). */
export function ProviderLinks({ providers, backurl }: Props) {
  const { login } = useTexts();

  // The URL is complete before a click, because a link can be copied or opened in another tab.
  const signInUrl = (provider: Provider) => providerAddress(provider, 'login', wantedTarget(backurl));

  /**
   * Updates the timestamp in the URL, and forgets the session so that it is checked again after the return.
   */
  function handlePress(event: MouseEvent<HTMLAnchorElement>, provider: Provider) {
    event.currentTarget.href = signInUrl(provider);
    resetSession();
    // Repeated on page hide: until then a badge may check the session and find that it is signed out.
    addEventListener('pagehide', resetSession, { once: true });
  }
  // The prerender contains only a placeholder, to keep it small.
  if (!useIsHydrated()) return <div className={box} />;
  return (
    <div className={box}>
      <p className={rule}>{login.otherWays}</p>
      <ul className={list} aria-label={login.otherWays}>
        {providers.map((provider) => (
          <li key={provider}>
            <a
              className={link}
              data-testid="provider"
              href={signInUrl(provider)}
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

const box = css({ minHeight: '7.375em', marginTop: 28 });
const rule = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '0 0 12px',
  color: token('color-text-muted'),
  fontSize: token('text-xs'),
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
  '& li': { flex: '0 1 calc(25% - 6px)' },
});
const link = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '8px 0',
  borderRadius: token('radius-m'),
  color: token('color-text-muted'),
  fontSize: token('text-xs'),
  textDecoration: 'none',
  '&:hover': { color: token('color-text') },
});
