import { useState } from 'react';
import { Button } from '#ui/button';
import { FINDING_TEXTS, type FindingLanguage } from '../../markup/finding';
import { copy } from '../copy';
import { type Result, reportText } from '../report';

type Props = {
  result: Result;
  language: FindingLanguage;
  isRunning: boolean;
  onAgain(): void;
  onPost(): void;
};

/** Copies the report, or shows it where the browser does not allow that, and starts the check again. */
export function CheckButtons({ result, language, isRunning, onAgain, onPost }: Props) {
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
        <Button disabled={isRunning} onClick={() => void handleClick()}>
          {texts.copyReport}
        </Button>
        <Button variant="quiet" disabled={isRunning} data-testid="post" onClick={onPost}>
          {texts.post}
        </Button>
        <Button variant="quiet" disabled={isRunning} onClick={onAgain}>
          {texts.again}
        </Button>
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
