import { getUserInfo, type KnownViewer } from '#api/member/viewer';
import { getBindingInfo } from '#api/settings/bindings';
import { fill } from '#i18n/fill';
import { pageUrl } from '#lib/document/page-url';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTexts } from '#ui/language';
import { Link } from '#ui/link';
import { css } from '#ui/styles/emotion';
import { providerAddress } from '../providers/provider-address';
import { ProviderMark } from '../providers/provider-mark';
import { RetryNotice } from '../query/retry-notice';
import { useReportedQuery } from '../query/use-reported-query';
import { useSubmission } from '../submission/use-submission';
import type { Question } from './question';
import { useReturn } from './use-return';

type Props = {
  question: Question;
  /** What the page shows of the viewer. */
  viewer: KnownViewer | undefined;
};

/** Links to the bound third parties, which open in a new window; continues when the viewer returns from there. */
export function ThirdPartyProof({ question, viewer }: Props) {
  const { binding } = useAreaTexts('settings');
  const { providers } = useTexts().login;
  const { value, error, retry } = useReportedQuery('proof', async ({ signal }) => {
    // Who it is now, not when the page was loaded.
    const now = { signal };
    const [{ uid }, { others }] = await Promise.all([getUserInfo(now, viewer), getBindingInfo(now)]);
    return { uid, bound: [...new Set(others.map(({ provider }) => provider))] };
  });
  const { submit } = useSubmission((_: undefined, signal) => getUserInfo({ signal }, value), {
    // The viewer may have signed in to another account there, for which the change is not meant.
    onSuccess: ({ uid }) => (uid === value?.uid ? question.retry() : question.cancel()),
  });
  const leave = useReturn(() => submit(undefined));

  if (error) return <RetryNotice text={binding.failed} error={error} onRetry={retry} />;
  return (
    <ul className={list}>
      {value?.bound.map((provider) => {
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
