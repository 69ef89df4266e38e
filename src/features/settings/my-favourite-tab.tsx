import type { CallOptions } from '../../api/call';
import { getPicks, getProgrammes, PROGRAMME_KINDS } from '../../api/programmes';
import { RetryNotice } from '../../shared/loaded/retry-notice';
import { useLoaded } from '../../shared/loaded/use-loaded';
import { useAreaTexts } from '../../ui/use-area-texts';
import { ProgrammesForm } from './programmes/programmes-form';
import { ProgrammesPlace } from './programmes/programmes-place';

/** Favourite programmes: channels and columns to choose from (FAV-01, FAV-02). */
export function Tab() {
  const { programmes } = useAreaTexts('settings');
  const { value, phase, retry } = useLoaded(load);

  if (phase === 'loading') return <ProgrammesPlace />;
  if (!value) return <RetryNotice text={programmes.failed} onRetry={retry} />;
  const [offer, picks] = value;
  if (PROGRAMME_KINDS.every((kind) => offer[kind].length === 0)) return <p>{programmes.empty}</p>;
  return <ProgrammesForm offer={offer} picks={picks} />;
}

const load = (options: CallOptions) => Promise.all([getProgrammes(options), getPicks(options)]);
