import { type KeyboardEvent, useRef } from 'react';
import type { Elements } from './elements';
import { useInSight } from './hooks/use-in-sight';
import { css } from './styles/emotion';
import { token } from './styles/tokens';

type Props<Id extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { id: Id; label: string; panel: Elements }[];
  selected: Id;
  onSelect(id: Id): void;
};

/** Index of the tab that a key selects; the arrow keys wrap around. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs with their panels. All panels are always rendered, so that input in a hidden panel is not lost.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  const row = useRef<HTMLDivElement>(null);
  useInSight(
    row,
    tabs.findIndex(({ id }) => id === selected),
  );

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.querySelector<HTMLElement>(`#${tabId(next.id)}`)?.focus();
  }
  return (
    <>
      <div ref={row} className={list} part="tabs" role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            id={tabId(id)}
            part="tab"
            role="tab"
            aria-selected={id === selected}
            aria-controls={panelId(id)}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={panelId(id)}
          part="panel"
          role="tabpanel"
          aria-labelledby={tabId(id)}
          hidden={id !== selected}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

const tabId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `panel-${id}`;

const list = css({
  position: 'relative',
  display: 'flex',
  marginBottom: 16,
  // The row scrolls when the tabs do not fit. The line is a shadow: the tabs could not overlap a border.
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${token('color-line')}`,
  '&::-webkit-scrollbar': { display: 'none' },
  '& button': {
    flex: '1 0 auto',
    minHeight: token('control-height'),
    padding: '0 12px',
    border: 0,
    borderBottom: '2px solid transparent',
    borderRadius: `${token('radius-s')} ${token('radius-s')} 0 0`,
    background: 'none',
    color: token('color-text-muted'),
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // The row would clip an outline outside the tab.
    outlineOffset: -2,
  },
  '@media (hover:hover)': { '& button:hover': { color: token('color-text') } },
  // Forced colours show transparent borders, so only the selected tab gets a visible colour there.
  '& [aria-selected=true]': {
    borderColor: token('color-brand'),
    color: token('color-text'),
    fontWeight: 600,
  },
  '@media (forced-colors:active)': {
    '& button': { borderBottomColor: 'Canvas' },
    '& [aria-selected=true]': { borderBottomColor: 'Highlight' },
  },
});
