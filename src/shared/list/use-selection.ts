import { useState } from 'react';

export type Selection = {
  /** IDs of the selected items, in their order. */
  ids: readonly string[];
  isAll: boolean;
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects all displayed items, or deselects them when all are selected (MSG-06). */
  toggleAll(): void;
};

/**
 * The selection among the displayed items of a list. Items of another page stay selected until it is displayed
 * again, but are not included before, so that only displayed items can be deleted.
 */
export function useSelection(items: readonly { id: string }[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = items.map(({ id }) => id).filter((id) => selected.has(id));
  const isAll = items.length > 0 && ids.length === items.length;

  function set(changed: readonly string[], isSelected: boolean) {
    setSelected((before) => {
      const after = new Set(before);
      for (const id of changed) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }
  return {
    ids,
    isAll,
    has: (id) => selected.has(id),
    toggle: (id) => set([id], !selected.has(id)),
    toggleAll: () =>
      set(
        items.map(({ id }) => id),
        !isAll,
      ),
  };
}
