import type { lists as zhCN } from './zh-cn';

export const lists: typeof zhCN = {
  list: {
    total: 'Total: {n}',
    selectAll: 'Select all',
    select: 'Select “{name}”',
    removeSelected: 'Delete selected',
    selected: '{n} selected',
    clear: 'Clear all',
    remove: 'Delete',
    removeLabel: 'Delete “{name}”',
    untitled: 'Untitled',
    confirmOne: 'Delete this item?',
    confirmSome: 'Delete the selected items?',
    confirmSomeText: 'Selected: {n}. This cannot be undone.',
    confirmAll: 'Delete all items?',
    confirmAllText: 'This cannot be undone.',
  },
  pager: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {page}',
    status: 'Page {page} of {count}',
  },
};
