import { useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import type { Hashes } from '../../../.build/snippet/lines';
import { CopyButton } from '../../../widgets/diagnostics/doctor/panel/copy-button';
import type { Choices, GalleryData } from '../choices/choices';
import { loadHashes } from '../data';
import { Pane } from '../pane';
import { useGalleryTexts } from '../texts/texts';
import { CodeBlock } from './code-block';
import { Findings } from './findings';
import { printCommand, snippetText } from './snippet-text';
import { useChecked } from './use-checked';

type Props = { choices: Choices; data: GalleryData; page: string };

/** The code to paste into a page, and what is wrong with it. */
export function SnippetPane({ choices, data, page }: Props) {
  const texts = useGalleryTexts();
  const { hashes, isMissing } = useHashes(choices.hasIntegrity);
  const text = snippetText(choices, data, hashes);
  const command = choices.isPrinted ? printCommand(choices, data) : '';
  return (
    <Pane title={texts.snippet} id="snippet">
      <div className={stack}>
        {isMissing && <Notice>{texts.noIntegrity}</Notice>}
        <CopyableCode label={texts.lines} text={text} copy={texts.copy} />
        {command && <CopyableCode label={texts.printCommand} text={command} copy={texts.copyCommand} />}
        <Findings check={useChecked(text, page, data.site)} />
      </div>
    </Pane>
  );
}

/** Code with a button that copies it. */
function CopyableCode({ label, text, copy }: { label: string; text: string; copy: string }) {
  const texts = useGalleryTexts();
  const code = useRef<HTMLPreElement>(null);
  return (
    <>
      <CodeBlock ref={code} label={label} text={text} />
      <CopyButton label={copy} text={text} shown={code} copied={texts.copied} selected={texts.copyYourself} />
    </>
  );
}

/** Loads the hashes of the release when they are wanted. */
function useHashes(isWanted: boolean): { hashes?: Hashes | undefined; isMissing: boolean } {
  const [loaded, setLoaded] = useState<{ hashes?: Hashes }>();
  useEffect(() => {
    if (!isWanted) return;
    loadHashes().then(
      (hashes) => setLoaded({ hashes }),
      () => setLoaded({}),
    );
  }, [isWanted]);
  if (!isWanted || !loaded) return { isMissing: false };
  return { hashes: loaded.hashes, isMissing: !loaded.hashes };
}

const stack = css({ display: 'grid', gap: 16 });
