import { useState } from 'react';
import { FINDING_TEXTS, type FindingLanguage } from '../../markup/finding';
import { copy } from '../copy';
import { type Result, reportText } from '../report';

/** Copies a line and says so. */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button type="button" onClick={async () => setCopied(await copy(text))}>
      {isCopied ? copied : label}
    </button>
  );
}

type Props = { result: Result; language: FindingLanguage; isRunning: boolean; onAgain(): void };

/** Copies the report, or shows it where the browser does not allow that, and starts the check again. */
export function CheckButtons({ result, language, isRunning, onAgain }: Props) {
  const [copied, setCopied] = useState<{ of: Result; isCopied: boolean; text: string }>();
  const texts = FINDING_TEXTS[language].panel;

  async function handleClick() {
    const text = reportText(result);
    setCopied({ of: result, isCopied: await copy(text), text });
  }
  // That of an earlier check is not shown.
  const shown = copied?.of === result ? copied : undefined;
  return (
    <>
      <div className="buttons">
        <button type="button" className="main" disabled={isRunning} onClick={() => void handleClick()}>
          {texts.copyReport}
        </button>
        <button type="button" disabled={isRunning} onClick={onAgain}>
          {texts.again}
        </button>
      </div>
      <p className="muted" role="status">
        {shown && (shown.isCopied ? texts.copied : texts.copyYourself)}
      </p>
      {shown && !shown.isCopied && (
        <textarea
          ref={(field) => field?.select()}
          aria-label={texts.copyReport}
          value={shown.text}
          readOnly
        />
      )}
    </>
  );
}
