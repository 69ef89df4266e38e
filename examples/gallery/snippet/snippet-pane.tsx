import { useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import type { Hashes } from '../../../.build/snippet/lines';
import type { Choices, GalleryData } from '../choices/choices';
import { loadHashes } from '../data';
import { Pane } from '../pane';
import { useGalleryTexts } from '../texts/texts';
import { CodeBlock } from './code-block';
import { CopyButton } from './copy-button';
import { Findings } from './findings';
import { snippetText } from './snippet-text';
import { useChecked } from './use-checked';

type Props = { choices: Choices; data: GalleryData; page: string };

/** The code to paste into a page, and what is wrong with it. */
export function SnippetPane({ choices, data, page }: Props) {
  const texts = useGalleryTexts();
  const code = useRef<HTMLPreElement>(null);
  const { hashes, isMissing } = useHashes(choices.hasIntegrity);
  const text = snippetText(choices, data, hashes);
  return (
    <Pane title={texts.snippet} id="snippet">
      <div className={stack}>
        {isMissing && <Notice>{texts.noIntegrity}</Notice>}
        <CodeBlock ref={code} label={texts.lines} text={text} />
        <CopyButton label={texts.copy} text={text} shown={code} />
        <Findings check={useChecked(text, page)} />
      </div>
    </Pane>
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
