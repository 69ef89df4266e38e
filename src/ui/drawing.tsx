import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { css } from './styles/emotion';
import { names } from './styles/names';
import { token } from './styles/tokens';

/** What is on the screen: shapes of Lucide, of which the first one is tinted, or a short text. */
export type Picture = IconNode | string;

/** The screen of a television on which something has failed. */
export const SAD: Picture = [
  ['path', { d: 'M7 6v3M17 6v3' }],
  ['path', { d: 'M6 18q6-6 12 0' }],
];

type Props = { picture: Picture; isLarge?: boolean };

/** A television of two tones above a text. Decorative. Where colours are forced, it is a dark one with an outlined picture. */
export function Drawing({ picture, isLarge }: Props) {
  return (
    <svg className={names(television, isLarge && large)} viewBox="0 0 160 112" aria-hidden="true">
      <ellipse className={ground} cx="80" cy="102" rx="58" ry="6" />
      <path className={lines} d="M63 3 80 20 97 3M58 90l-6 10m50-10 6 10M12 70h8m-4-4v8" />
      <rect x="30" y="22" width="100" height="68" rx="14" />
      <rect className={screen} x="40" y="32" width="80" height="48" rx="8" />
      <circle cx="20" cy="38" r="4" />
      <circle cx="144" cy="58" r="6" />
      {typeof picture === 'string' ? (
        <text className={number} x="80" y="65">
          {picture}
        </text>
      ) : (
        <g className={icon} transform="translate(64 40)scale(1.333)">
          {picture.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
        </g>
      )}
    </svg>
  );
}

function inForced<const Rules extends object>(rules: Rules) {
  return { '@media (forced-colors:active)': rules };
}

const television = css({
  width: 160,
  maxWidth: '60%',
  height: 'auto',
  color: token('color-brand-mist'),
  fill: 'currentColor',
  ...inForced({ color: 'CanvasText' }),
});
const large = css({ '&&': { width: 200 } });
const ground = css({ fill: token('color-surface-sunken'), ...inForced({ fill: 'none' }) });
const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const lines = css({ ...round, fill: 'none', stroke: 'currentColor', strokeWidth: 4 });
const screen = css({ fill: token('color-surface'), ...inForced({ fill: 'Canvas' }) });
const icon = css({
  ...round,
  fill: 'none',
  stroke: token('color-brand'),
  strokeWidth: 1.75,
  '& > :first-child': { fill: token('color-brand'), fillOpacity: 0.14 },
  ...inForced({ stroke: 'currentColor', '& > :first-child': { fill: 'none' } }),
});
const number = css({
  fill: token('color-brand'),
  fontSize: '24px',
  fontWeight: 600,
  textAnchor: 'middle',
  ...inForced({ fill: 'currentColor' }),
});
