import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { applyPageFilter } from '#lib/document/page-filter';
import { ROOT } from '#lib/document/root-box';
import { stopUsedKey } from '#lib/document/used-key';
import { Button } from '#ui/button';
import { FINDING_TEXTS, type FindingLanguage } from '../../markup/finding';
import { CheckButtons } from './check-buttons';
import { FindingList } from './finding-list';
import type { PageCheck } from './page-check';
import { essentialStyles, panelStyles } from './panel.styles';
import { Requests } from './requests-section';
import { SnippetCheck } from './snippet-check';
import { Status } from './status';

type Props = { check: PageCheck; onClose(): void };

/** The results of the check, above the page. */
export function Panel({ check, onClose }: Props) {
  const [language, setLanguage] = useState<FindingLanguage>(
    /^en\b/i.test(document.documentElement.lang) ? 'en' : 'zh-CN',
  );
  const { result, isRunning } = useStore(check.state);
  const panel = useRef<HTMLDivElement>(null);
  useOnTop(panel);
  const texts = FINDING_TEXTS[language].panel;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    stopUsedKey(event.nativeEvent);
    onClose();
  }
  return (
    <div {...ROOT}>
      <div
        ref={panel}
        className={`panel ${panelStyles}`}
        role="dialog"
        aria-labelledby="title"
        lang={language}
        onKeyDown={handleKeyDown}
      >
        <div className="head">
          <h2 id="title" tabIndex={-1}>
            {texts.title}
          </h2>
          <Button variant="quiet" onClick={() => setLanguage(language === 'en' ? 'zh-CN' : 'en')}>
            {texts.otherLanguage}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
        <section>
          <Status outcome={isRunning ? null : result} language={language} />
          <CheckButtons
            result={result}
            language={language}
            isRunning={isRunning}
            onAgain={() => void check.start()}
            onPost={() => void check.start({ withPost: true })}
          />
          <FindingList findings={result.findings} language={language} />
        </section>
        <Requests result={result} language={language} />
        <SnippetCheck language={language} />
      </div>
    </div>
  );
}

/** Puts the panel above dialogs of the page, in browsers since 2024, and focuses its title. */
function useOnTop(panel: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    // The policy of the page can forbid the styles in browsers older than 2023.
    if (getComputedStyle(element).position !== 'fixed') Object.assign(element.style, essentialStyles());
    if ('showPopover' in element) {
      element.popover = 'manual';
      applyPageFilter(element);
      element.showPopover();
    }
    element.querySelector('h2')?.focus();
  }, [panel]);
}
