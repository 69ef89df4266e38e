import { useEffect, useState } from 'react';
import { fill } from '#i18n/fill';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { type Choices, type GalleryData, writtenElements } from '../choices/choices';
import { presetOf } from '../choices/presets';
import { Pane } from '../pane';
import { configurationOf } from '../snippet/snippet-text';
import { useGalleryTexts } from '../texts/texts';
import type { PortalState } from '../use-portal-state';
import { EventLog } from './event-log';
import { renderPreview } from './render-preview';
import { useInnerWidth } from './use-inner-width';

type Props = { choices: Choices; data: GalleryData; state: PortalState };

/** A header has room for the menu of the account. */
const HEIGHTS = { header: 360, page: 640, phone: 640 };

/** A page of the chosen width with the chosen elements, reduced to the width that there is. */
export function Preview({ choices, data, state }: Props) {
  const texts = useGalleryTexts();
  const [page, setPage] = useState<Document | null>(null);
  const [box, innerWidth] = useInnerWidth();
  const width = Number(choices.width);
  const scale = Math.min(1, innerWidth / width);
  const height = HEIGHTS[presetOf(choices).layout];

  useEffect(() => {
    if (page) renderPreview(page, contentOf(choices, data));
  }, [page, choices, data]);

  return (
    <Pane title={texts.preview} id="preview">
      <div className={bar}>
        <span>{fill(texts.previewAt, { width, percent: Math.round(scale * 100) })}</span>
        <Button variant="quiet" data-testid="reload" onClick={state.reload}>
          {texts.reload}
        </Button>
      </div>
      {state.hasFailed && <Notice tone="error">{texts.stateFailed}</Notice>}
      <div ref={box} className={frame} style={{ height }}>
        {state.isSet && (
          <iframe
            // Another configuration needs a new page, because each call of `configure()` adds to the former ones.
            key={[state.round, choices.isScriptless, JSON.stringify(configurationOf(choices))].join()}
            title={texts.preview}
            src="preview.html"
            // Without scripts, the page shows what its elements show then.
            sandbox={choices.isScriptless ? 'allow-same-origin' : undefined}
            style={{ width, height: height / scale, transform: `scale(${scale})` }}
            onLoad={(event) => setPage(event.currentTarget.contentDocument)}
          />
        )}
      </div>
      <EventLog page={page} events={data.contracts.en.elements.flatMap(({ events }) => events)} />
    </Pane>
  );
}

function contentOf(choices: Choices, data: GalleryData) {
  const { sheet, isLarge, shared } = choices;
  return {
    elements: writtenElements(choices, data),
    config: configurationOf(choices),
    layout: presetOf(choices).layout,
    sheets: [sheet, isLarge ? 'large-text' : ''],
    scheme: shared.theme ?? '',
  };
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 12,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});

const frame = css({
  display: 'flex',
  justifyContent: 'safe center',
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-m'),
  overflow: 'hidden',
  background: token('color-surface-sunken'),
  '& iframe': { flex: 'none', border: 0, transformOrigin: '0 0', background: token('color-surface') },
});
