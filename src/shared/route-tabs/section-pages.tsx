import { type ComponentProps, createContext, useContext, useLayoutEffect } from 'react';
import { RouteTabs } from './route-tabs';

type Props = ComponentProps<typeof RouteTabs>;

export type SectionPage = Props['tabs'][number];

type Menu = { hasMenu: boolean; onPages(pages: readonly SectionPage[]): void };

const MenuContext = createContext<Menu | null>(null);

/** Tells the frame around the screen inside it which pages there are. They are entries of its menu, if it has one. */
export const MenuPagesProvider = MenuContext.Provider;

const CurrentPage = createContext<string | undefined>(undefined);

export const CurrentPageProvider = CurrentPage.Provider;

/** Returns the name of the current page of a section; undefined where a section has no pages. */
export function useCurrentPage(): string | undefined {
  return useContext(CurrentPage);
}

/** Returns whether the frame around a screen has the menu. */
export function useHasMenu(): boolean {
  return useContext(MenuContext)?.hasMenu ?? false;
}

/**
 * Links to the pages of a section: entries of the menu, or a row of tabs where there is no menu (OQ-98).
 * @param props `tabs`: the same array as long as the pages are the same
 */
export function SectionPages({ label, tabs }: Props) {
  const menu = useContext(MenuContext);
  const onPages = menu?.onPages;
  useLayoutEffect(() => {
    onPages?.(tabs);
    return () => onPages?.([]);
  }, [onPages, tabs]);
  return menu?.hasMenu ? null : <RouteTabs label={label} tabs={tabs} />;
}
