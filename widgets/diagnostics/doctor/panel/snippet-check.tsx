import { useRef, useState } from 'react';
import { Button } from '#ui/button';
import { checkSnippet } from '../../markup/check-snippet';
import { FINDING_TEXTS, type Finding, type FindingLanguage } from '../../markup/finding';
import { FindingList } from './finding-list';
import { Status } from './status';

/** A field for code that is to be pasted into a page, which is checked when asked. */
export function SnippetCheck({ language }: { language: FindingLanguage }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [found, setFound] = useState<readonly Finding[] | null>();
  const { paste, pasteLabel, check } = FINDING_TEXTS[language].panel;

  async function handleCheck() {
    setFound(null);
    setFound(await checkSnippet(field.current?.value ?? ''));
  }
  return (
    <details>
      <summary>{paste}</summary>
      <label htmlFor="snippet">{pasteLabel}</label>
      <textarea ref={field} id="snippet" spellCheck={false} />
      <Button variant="quiet" onClick={() => void handleCheck()}>
        {check}
      </Button>
      <Status outcome={found && { findings: found }} language={language} />
      <FindingList findings={found ?? []} language={language} />
    </details>
  );
}
