/** Query parameters of a list. */
export const LIST_PARAMETERS = { page: 'page', upcoming: 'upcoming', tab: 'tab' } as const;
