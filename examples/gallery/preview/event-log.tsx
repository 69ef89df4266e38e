import { useEffect, useState } from 'react';
import { EVENTS } from '#config/events';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { useGalleryTexts } from '../texts/texts';

type Props = { page: Document | null; events: readonly string[] };

const SHOWN = 5;

/** The last events of the elements in the preview. */
export function EventLog({ page, events }: Props) {
  const texts = useGalleryTexts();
  const [lines, setLines] = useState<readonly string[]>([]);
  const list = [...new Set(events)].sort().join();

  useEffect(() => {
    setLines([]);
    if (!page) return;
    const note = (event: Event) => {
      const { type, detail } = event as CustomEvent;
      // The preview would leave for the sign-in page.
      if (type === EVENTS.loginRequired) event.preventDefault();
      setLines((before) => [...before.slice(1 - SHOWN), `${type} ${JSON.stringify(detail)}`]);
    };
    const names = list.split(',');
    for (const name of names) page.addEventListener(name, note);
    return () => {
      for (const name of names) page.removeEventListener(name, note);
    };
  }, [page, list]);

  return (
    <div className={log}>
      <h3>{texts.events}</h3>
      {lines.length === 0 && <p>{texts.noEvents}</p>}
      <div role="log" aria-label={texts.events}>
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same event can occur twice
            <li key={index}>
              <code>{line}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const log = css({
  marginTop: 16,
  fontSize: token('text-s'),
  '& h3': { fontSize: 'inherit', fontWeight: 600 },
  '& p': { color: token('color-text-muted') },
  '& ul': { padding: 0, listStyle: 'none' },
  '& code': { fontFamily: 'ui-monospace,monospace', overflowWrap: 'anywhere' },
});
