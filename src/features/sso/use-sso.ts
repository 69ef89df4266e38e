import { useEffect, useState } from 'react';
import { allowedUrl } from '../../lib/redirect';
import { forgetSession } from '../../session/session';
import { useRoute } from '../../shared/navigation/route';
import { handOff } from '../../shared/sign-on/hand-off';
import { homeTarget, redirectRule } from '../../shared/sign-on/target';
import { readSsoData } from './sso-data';

const PARAMETER = 'data';

/**
 * Carries a sign-in over to the portal's other domains and goes on (SSO-01 to SSO-03). The ticket leaves the address
 * first. Malformed data leads to the portal home without a hand-off; so does an address that may not be followed, after
 * one.
 */
export function useSso(): void {
  const { query } = useRoute();
  // The address is cleaned once; what it said counts for as long as the screen is there.
  const [data] = useState(() => readSsoData(query.get(PARAMETER)));

  useEffect(() => {
    const leaving = new AbortController();
    takeOutOfAddress();
    void carryOver().then((target) => {
      if (leaving.signal.aborted) return;
      // Whoever is signed in now, only the server knows.
      forgetSession();
      location.replace(target);
    });
    return () => leaving.abort();

    async function carryOver(): Promise<string> {
      if (!data) return homeTarget();
      const rule = redirectRule();
      await handOff(data, rule);
      return allowedUrl(data.nextUrl, rule)?.href ?? homeTarget();
    }
  }, [data]);
}

/** Only the one parameter, and without a new entry: whatever the address was, it stays as it was typed. */
function takeOutOfAddress(): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  if (!query.has(PARAMETER)) return;
  query.delete(PARAMETER);
  const rest = String(query);
  history.replaceState(history.state, '', pathname + (rest && `?${rest}`) + hash);
}
