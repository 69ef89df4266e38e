import type { CallOptions } from '#api/call';
import { getPicks, getProgrammes, type Picks, PROGRAMME_KINDS, savePicks } from '#api/settings/programmes';
import { RetryNotice } from '#shared/query/retry-notice';
import { useReportedQuery } from '#shared/query/use-reported-query';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { ProgrammesForm } from './programmes/programmes-form';
import type { TabProps } from './tab-props';

/** Tab for choosing favourite channels and columns (FAV-01, FAV-02). */
export function MyFavouriteTab({ skeleton }: Pick<TabProps, 'skeleton'>) {
  const { programmes } = useAreaTexts('settings');
  const { value, error, retry, mutate } = useReportedQuery('programmes', load);

  if (error && !value) return <RetryNotice text={programmes.failed} error={error} isWhole onRetry={retry} />;
  if (!value) return skeleton;
  const { offer, picks } = value;
  if (PROGRAMME_KINDS.every((kind) => offer[kind].length === 0)) return <p>{programmes.empty}</p>;
  const save = (next: Picks, options: CallOptions) =>
    mutate({ ...value, picks: next }, () => savePicks(next, options));
  return <ProgrammesForm key={value.revision} offer={offer} picks={picks} onSave={save} />;
}

async function load(options: CallOptions) {
  const [offer, picks] = await Promise.all([getProgrammes(options), getPicks(options)]);
  // The revision is the form's key: a form with stale picks would overwrite newer ones.
  return { offer, picks, revision: JSON.stringify(picks) };
}
