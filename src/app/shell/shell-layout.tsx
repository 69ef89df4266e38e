import type { ReactNode } from 'react';
import { Card } from '#ui/card';
import type { Elements } from '#ui/elements';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';

type Props = { menu: Elements; header: ReactNode; children: Elements };

/** Card of the member centre: the menu on the left, or above when the card is narrow, and a section. */
export function ShellLayout({ menu, header, children }: Props) {
  return (
    <div className={names(wide, Boolean(menu) && withMenu)}>
      <Card>
        {menu}
        <div className={main}>
          <div className={head}>{header}</div>
          {children}
        </div>
      </Card>
    </div>
  );
}

/**
 * Rules for a card with the menu on the left. Browsers without container queries (before 2023) use the viewport width.
 */
export function withMenuOnTheLeft<const Rules extends object>(rules: Rules) {
  return {
    '@container (width>=720px)': rules,
    '@supports not (container-type:inline-size)': { '@media (min-width:768px)': rules },
  };
}

const wide = css({ '& > * > [part~=card]': { maxWidth: 1200, padding: 0 } });
const withMenu = css(
  withMenuOnTheLeft({
    '& > * > [part~=card]': { display: 'grid', gridTemplateColumns: '216px minmax(0,1fr)' },
  }),
);
const main = css({
  minWidth: 0,
  padding: '28px 32px 36px',
  '@container (width<480px)': { padding: '20px 16px 28px' },
});
const head = css({ minHeight: 34, marginBottom: 20 });
