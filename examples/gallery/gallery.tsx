import { useEffect, useState } from 'react';
import { ROOT } from '#lib/document/root-box';
import { Button } from '#ui/button';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import type { FindingLanguage } from '../../widgets/diagnostics/markup/finding';
import { type Choices, defaultChoices, type GalleryData } from './choices/choices';
import { ChoicesForm } from './choices/choices-form';
import { Pane } from './pane';
import { Preview } from './preview/preview';
import { Checker } from './snippet/checker';
import { SnippetPane } from './snippet/snippet-pane';
import { GALLERY_TEXTS, GalleryLanguage } from './texts/texts';
import { usePortalState } from './use-portal-state';

type Props = { data: GalleryData; firstLanguage: FindingLanguage };

const FIRST = { preset: 'login', element: '' } as const;

/** Choices on the left; the preview, the code and a check of other code on the right. */
export function Gallery({ data, firstLanguage }: Props) {
  const [language, setLanguage] = useState(firstLanguage);
  const [choices, setChoices] = useState<Choices>(() => defaultChoices(FIRST, data));
  const [address, setAddress] = useState('');
  const state = usePortalState(choices, data);
  const texts = GALLERY_TEXTS[language];

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${texts.title} - cntv-widgets`;
  }, [language, texts]);

  return (
    <GalleryLanguage value={language}>
      <div className={names(ROOT.className, page)}>
        <header className={head}>
          <div>
            <h1>{texts.title}</h1>
            <p>{texts.lead}</p>
          </div>
          <Button
            variant="quiet"
            lang={language === 'en' ? 'zh-CN' : 'en'}
            data-testid="language"
            onClick={() => setLanguage(language === 'en' ? 'zh-CN' : 'en')}
          >
            {texts.otherLanguage}
          </Button>
        </header>
        <main className={panes}>
          <Pane title={texts.choices} id="choices" className={choosing}>
            <ChoicesForm data={data} choices={choices} onChange={setChoices} onReload={state.reload} />
          </Pane>
          <div className={results}>
            <Preview choices={choices} data={data} state={state} />
            <SnippetPane choices={choices} data={data} page={address} />
            <Checker page={address} site={data.site} onPage={setAddress} />
          </div>
        </main>
      </div>
    </GalleryLanguage>
  );
}

const wide = '@media (min-width:960px)';

const page = css({
  maxWidth: 1600,
  margin: 'auto',
  padding: '24px 16px 48px',
  [wide]: { padding: '32px 32px 64px' },
});

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 24,
  '& h1': { fontSize: token('text-xl'), lineHeight: 1.3, fontWeight: 600 },
  '& p': { marginTop: 4, color: token('color-text-muted') },
});

const panes = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 16,
  alignItems: 'start',
  [wide]: { gridTemplateColumns: '376px minmax(0,1fr)', gap: 24 },
});

/** Stays beside the preview and the code, and scrolls by itself. */
const choosing = css({
  [wide]: { position: 'sticky', top: 16, maxHeight: 'calc(100vh - 32px)', overflow: 'auto' },
});

const results = css({ display: 'grid', gap: 'inherit' });
