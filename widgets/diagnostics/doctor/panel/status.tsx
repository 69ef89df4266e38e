import { FINDING_TEXTS, type FindingLanguage } from '../../markup/finding';
import { type Outcome, outcomeOf, statusText } from '../report';

type Props = {
  /** `null` while the check is running, and undefined before. */
  outcome: Outcome | null | undefined;
  language: FindingLanguage;
};

/** The outcome of a check in words. Empty before the check, because screen readers say only what is inserted into it later. */
export function Status({ outcome, language }: Props) {
  return (
    <p className={`status ${outcome ? outcomeOf(outcome) : ''}`} role="status">
      {outcome ? statusText(outcome, language) : outcome === null && FINDING_TEXTS[language].panel.running}
    </p>
  );
}
