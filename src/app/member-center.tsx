import { useMemo } from 'react';
import { type Section, sectionOf, sectionRoute } from '#config/member-center/sections';
import { routeAddress } from '#shared/navigation/address';
import { portalUrl } from '#shared/navigation/route-url';
import { memoryHistory } from './history/route-history';
import { RouterView } from './router-view';
import { routes } from './routes';

type Props = {
  section: Section;
  /** Tab of the section; empty for its first one. */
  tab: string;
  /** Renders this section only; links to other sections open their pages. */
  bare: boolean;
};

/** The member centre with a history in memory, so that the address of the page does not change. */
export function MemberCenter({ section, tab, bare }: Props) {
  const history = useMemo(() => memoryHistory(startOf(section, tab), portalUrl), [section, tab]);
  const rows = useMemo(
    () =>
      routes.filter(({ name }) => {
        const found = sectionOf(name);
        return bare ? found === section : found !== undefined || name === 'NoPermission';
      }),
    [section, bare],
  );
  return <RouterView rows={rows} history={history} hasMenu={!bare} />;
}

function startOf(section: Section, tab: string): string {
  const { to, params, query } = sectionRoute(section, tab);
  return routeAddress(to, params, query);
}
