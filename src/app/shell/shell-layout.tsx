import type { ReactNode } from 'react';
import { Card } from '#ui/card';
import type { Elements } from '#ui/elements';
import { css } from '#ui/styles/emotion';
import { edges, withMenuOnTheLeft } from '#ui/styles/member-card.styles';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';

type Props = {
  menu: Elements;
  header: ReactNode;
  /** Whether the header is for screen readers only where the menu is on the left. */
  hidesHeader?: boolean;
  children: Elements;
};

/** Card of the member centre: the menu on the left, or above when the card is narrow, and a section. */
export function ShellLayout({ menu, header, hidesHeader = false, children }: Props) {
  return (
    <div className={names(wide, Boolean(menu) && withMenu)}>
      <Card>
        {menu}
        <div className={main}>
          <div className={names(head, hidesHeader && hidden)}>{header}</div>
          {children}
        </div>
      </Card>
    </div>
  );
}

const wide = css({ '& > * > [part~=card]': { maxWidth: 1200, padding: 0 } });
const withMenu = css(
  withMenuOnTheLeft({
    '& > * > [part~=card]': { display: 'grid', gridTemplateColumns: '216px minmax(0,1fr)' },
  }),
);
const main = css({ minWidth: 0, ...edges });
// On a phone the content begins one row below the header of the page.
const head = css({ minHeight: 34, marginBottom: 16, ...inNarrow({ marginBottom: 8 }) });
const hidden = css(withMenuOnTheLeft({ '&&': { position: 'absolute', clipPath: 'inset(50%)' } }));
