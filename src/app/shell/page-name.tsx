import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useState } from 'react';
import { Dialog } from '#ui/dialog/dialog';
import { Heading } from '#ui/heading';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { css } from '#ui/styles/emotion';
import { withMenuOnTheLeft } from '#ui/styles/member-card.styles';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';
import { Menu, type MenuProps } from './menu';

type Props = MenuProps & {
  /** Name of the section's current page, in place of that of the section. */
  page: string | undefined;
  /** Whether there is a menu. */
  hasMenu: boolean;
};

/**
 * Name of the page (LAYOUT-01). Where there is no room for the menu beside it, a button over the name opens the menu in a
 * sheet (OQ-98).
 */
export function PageName({ page, hasMenu, ...menu }: Props) {
  const { sections } = useAreaTexts('member');
  const [isOpen, setOpen] = useState(false);
  const name = page ?? sections[menu.section];
  const close = () => setOpen(false);
  return (
    <div className={row}>
      <Heading level={1} className={heading} part="title">
        {name}
      </Heading>
      {hasMenu && (
        <button
          type="button"
          className={opener}
          data-testid="open-menu"
          aria-label={`${name} ${sections.menu}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon shapes={ChevronDown} />
        </button>
      )}
      {isOpen && (
        <Dialog title={sections.menu} isSheet data-testid="menu-sheet" onClose={close}>
          <Menu {...menu} onPress={close} />
        </Dialog>
      )}
    </div>
  );
}

/** The arrow of the button is beside a name of several lines too. */
const row = css({ position: 'relative', display: 'inline-flex', maxWidth: 'calc(100% - 28px)' });
const heading = css({
  fontSize: token('text-xl'),
  lineHeight: 1.3,
  fontWeight: 600,
  ...inNarrow({ fontSize: `calc(${token('text-xl')}*5/6)` }),
});
/** Over the name; its arrow stands after the name. */
const opener = css({
  position: 'absolute',
  inset: '-5px -28px -5px 0',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'right',
  cursor: 'pointer',
  '& svg': { display: 'block', marginLeft: 'auto' },
  ...withMenuOnTheLeft({ display: 'none' }),
});
