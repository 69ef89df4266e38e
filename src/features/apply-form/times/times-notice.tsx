import { fill } from '#i18n/fill';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { chinaTime } from './china-time';
import type { Times } from './use-form-times';

type Props = { times: Times; isStanding: boolean };

/** Stands in place of a form that is not open, and above the buttons of one that will close or has just closed. */
export function TimesNotice({ times: { phase, isKept, opensMs, closesMs }, isStanding }: Props) {
  const { times } = useAreaTexts('application');
  const ms = phase === 'before' ? opensMs : closesMs;
  if (Number.isNaN(ms)) return null;
  return (
    <div className={below}>
      <Notice tone={isKept ? 'error' : 'info'} isStanding={isStanding} data-testid="times">
        <span>{isKept ? times.kept : fill(times[phase], { time: chinaTime(ms, phase !== 'before') })}</span>
      </Notice>
    </div>
  );
}

const below = css({ '&:not(:last-child)': { marginBottom: 20 } });
