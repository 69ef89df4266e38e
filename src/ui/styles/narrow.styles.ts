const NARROW = '@container (width<480px)';
/** Browsers without container queries use the viewport width. */
const NARROW_PAGE = '@supports not (container-type:inline-size)';

/** Rules for a narrow list or form. */
export function inNarrow<const Rules extends object>(rules: Rules) {
  return { [NARROW]: rules, [NARROW_PAGE]: { '@media (max-width:479px)': rules } };
}
