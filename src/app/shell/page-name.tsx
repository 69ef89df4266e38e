import { useState } from 'react';
import { Dialog } from '#ui/dialog/dialog';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { stroke } from '#ui/styles/stroke';
import { token } from '#ui/styles/tokens';
import { Menu, type MenuProps } from './menu';
import { withMenuOnTheLeft } from './shell-layout';

/**
 * Name of the page (LAYOUT-01). Where there is no room for the menu beside it, a button over the name opens the menu in a
 * sheet (OQ-98).
 * @param props `hasMenu`: whether there is a menu
 */
export function PageName({ hasMenu, ...menu }: MenuProps & { hasMenu: boolean }) {
  const { sections } = useAreaTexts('member');
  const [isOpen, setOpen] = useState(false);
  const page = menu.pages.find(({ isCurrent }) => isCurrent)?.label ?? sections[menu.section];
  const close = () => setOpen(false);
  return (
    <div className={row}>
      <h1 className={name} part="title">
        {page}
      </h1>
      {hasMenu && (
        <button
          type="button"
          className={opener}
          data-testid="open-menu"
          aria-label={`${page} ${sections.menu}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5 8l5 5 5-5" />
          </svg>
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

const row = css({ position: 'relative', display: 'inline-flex', maxWidth: '100%' });
const name = css({ fontSize: token('text-xl'), lineHeight: 1.3, fontWeight: 600 });
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
  '& svg': { ...stroke, display: 'block', marginLeft: 'auto' },
  ...withMenuOnTheLeft({ display: 'none' }),
});
