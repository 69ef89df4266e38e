const NARROW = '@container (width<480px)';
/** Browsers without container queries use the viewport width. */
const NARROW_PAGE = '@supports not (container-type:inline-size)';

/** Rules for a narrow list. */
export function inNarrow<const Rules extends object>(rules: Rules) {
  return { [NARROW]: rules, [NARROW_PAGE]: { '@media (max-width:479px)': rules } };
}

/** Space for the delete button, which a narrow list shows beside the last element of an item. */
export const besideRemove = inNarrow({ '&:last-child': { marginRight: '3.7em' } });
