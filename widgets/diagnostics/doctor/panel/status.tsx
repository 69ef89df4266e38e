import { FINDING_TEXTS, type FindingLanguage } from '../../markup/finding';
import { type Outcome, outcomeOf, statusText } from '../report';

/** The outcome of a check in words; `null` while it is running. */
export function Status({ outcome, language }: { outcome: Outcome | null; language: FindingLanguage }) {
  return (
    <p className={`status ${outcome ? outcomeOf(outcome) : ''}`} role="status">
      {outcome ? statusText(outcome, language) : FINDING_TEXTS[language].panel.running}
    </p>
  );
}
