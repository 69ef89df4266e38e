const WIDE = '@container (width>=560px)';
/** Browsers without container queries use the viewport width. */
const WIDE_PAGE = '@supports not (container-type:inline-size)';

/** Rules for a form in which two fields fit in a line. */
export function inColumns<const Rules extends object>(rules: Rules) {
  return { [WIDE]: rules, [WIDE_PAGE]: { '@media (min-width:560px)': rules } };
}
