import { fill } from '#i18n/catalogue';
import { FINDING_TEXTS, type Finding, type FindingLanguage } from '../../markup/finding';
import { type Outcome, outcomeOf, statusText } from '../report';
import { CopyButton } from './check-buttons';

/** The outcome of a check in words; `null` while it is running. */
export function Status({ outcome, language }: { outcome: Outcome | null; language: FindingLanguage }) {
  return (
    <p className={`status ${outcome ? outcomeOf(outcome) : ''}`} role="status">
      {outcome ? statusText(outcome, language) : FINDING_TEXTS[language].panel.running}
    </p>
  );
}

/** Mistakes with their places and what to write instead. */
export function Findings({
  findings,
  language,
}: {
  findings: readonly Finding[];
  language: FindingLanguage;
}) {
  return (
    <ol>
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same mistake can occur twice
        <FindingItem key={index} finding={finding} language={language} />
      ))}
    </ol>
  );
}

function FindingItem({ finding, language }: { finding: Finding; language: FindingLanguage }) {
  const { code, where, line, message, instead } = finding;
  const texts = FINDING_TEXTS[language].panel;
  return (
    <li className="finding" data-testid={code}>
      <p className="message">{message[language]}</p>
      <p className="label">
        {line === undefined ? texts.where : `${texts.where} · ${fill(texts.line, { n: line })}`}
      </p>
      <code>{where}</code>
      {instead && (
        <>
          <p className="label">{texts.instead}</p>
          <div className="line">
            <pre>{instead}</pre>
            <CopyButton text={instead} label={texts.copyLine} copied={texts.copied} />
          </div>
        </>
      )}
    </li>
  );
}
