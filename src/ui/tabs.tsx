import { type KeyboardEvent, useRef } from 'react';
import type { Elements } from './elements';
import { useInSight } from './hooks/use-in-sight';
import { css } from './styles/emotion';
import { tabRow } from './styles/tab-row.styles';

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

const list = css({ ...tabRow, '& > *': { flexGrow: 1, padding: '0 12px' } });
