import { type ComponentProps, createContext, useContext, useLayoutEffect } from 'react';
import { RouteTabs } from './route-tabs';

type Props = ComponentProps<typeof RouteTabs>;

export type SectionPage = Props['tabs'][number];

const MenuPages = createContext<((pages: readonly SectionPage[]) => void) | null>(null);

/** Gives the screen inside it the function that shows pages in the menu; null where there is no menu. */
export const MenuPagesProvider = MenuPages.Provider;

/**
 * Links to the pages of a section: entries of the menu, or a row of tabs where there is no menu (OQ-98).
 * @param props `tabs`: the same array as long as the pages are the same
 */
export function SectionPages({ label, tabs }: Props) {
  const showInMenu = useContext(MenuPages);
  useLayoutEffect(() => {
    showInMenu?.(tabs);
    return () => showInMenu?.([]);
  }, [showInMenu, tabs]);
  return showInMenu ? null : <RouteTabs label={label} tabs={tabs} />;
}
