import { useRef } from 'react';
import { getUserInfo } from '#api/member/viewer';
import { getBindingInfo } from '#api/settings/bindings';
import { fill } from '#i18n/catalogue';
import { pageUrl } from '#lib/document/page-url';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTexts } from '#ui/language';
import { Link } from '#ui/link';
import { css } from '#ui/styles/emotion';
import { providerAddress } from '../providers/provider-address';
import { ProviderMark } from '../providers/provider-mark';
import { RetryNotice } from '../query/retry-notice';
import { useReportedQuery } from '../query/use-reported-query';
import { useReturn } from './use-return';

type Props = {
  /** Called when the same viewer is back. */
  onReturn(): Promise<void>;
  /** Called when it is another viewer, or unknown. */
  onLost(): void;
};

/** Links to the bound third parties, which open in a new window; continues when the viewer returns from there. */
export function ThirdPartyProof({ onReturn, onLost }: Props) {
  const { binding } = useAreaTexts('settings');
  const { providers } = useTexts().login;
  const viewer = useRef<string>(undefined);
  const { value, error, retry } = useReportedQuery('proof', async (options) => {
    const [{ uid }, { others }] = await Promise.all([getUserInfo(options), getBindingInfo(options)]);
    viewer.current ??= uid;
    return [...new Set(others.map(({ provider }) => provider))];
  });
  const leave = useReturn(() => void check());

  /** The viewer may have signed in to another account there, for which the change is not meant. */
  async function check(): Promise<void> {
    try {
      const { uid } = await getUserInfo({}, viewer.current);
      if (uid === viewer.current) await onReturn();
      else onLost();
    } catch {
      onLost();
    }
  }
  if (error) return <RetryNotice text={binding.failed} onRetry={retry} />;
  return (
    <ul className={list}>
      {value?.map((provider) => {
        const name = providers[provider];
        const address = () => providerAddress(provider, 'login', pageUrl());
        return (
          <li key={provider}>
            <Link
              className={row}
              data-testid="prove"
              data-provider={provider}
              href={address()}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                // Updates the timestamp in the URL.
                event.currentTarget.href = address();
                leave();
              }}
            >
              <ProviderMark provider={provider} />
              <span>{fill(binding.identity.thirdParty, { name })}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const list = css({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const row = css({ display: 'inline-flex', alignItems: 'center', gap: 12 });
