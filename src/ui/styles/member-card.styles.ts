import { inNarrow } from './narrow.styles';

/**
 * Rules for a card of the member centre with room for the menu on the left. Browsers without container queries (before 2023) use
 * the viewport width.
 */
export function withMenuOnTheLeft<const Rules extends object>(rules: Rules) {
  return {
    '@container (width>=860px)': rules,
    '@supports not (container-type:inline-size)': { '@media (min-width:900px)': rules },
  };
}

/** Space between the edges of the card and its content. */
export const edges = {
  padding: '28px 32px 36px',
  ...inNarrow({ padding: '12px 16px 28px' }),
} as const;

/** For a part of the content that reaches from edge to edge of the card. */
export const edgeToEdge = {
  margin: '0 -32px',
  padding: '0 32px 24px',
  ...inNarrow({ margin: '0 -16px', padding: '0 16px 20px' }),
} as const;

/** For such a part in place of the header, at the upper edge of the card. */
export const atTheTop = { marginTop: -28, padding: 32 } as const;
