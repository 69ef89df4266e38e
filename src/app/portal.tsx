import { useEffect, useMemo } from 'react';
import type { RouteName } from '../config/paths';
import { fill } from '../i18n/catalogue';
import { useAreaTexts } from '../ui/use-area-texts';
import { browserHistory } from './route-history';
import { Routed } from './routed';
import { routes } from './routes';
import { useNavigations } from './use-navigations';

/**
 * The portal's whole route table, with the browser's own history. It alone writes the page's title (OQ-24).
 * @param base the path under which the table stands (ROUTE-01)
 */
export function Portal({ base }: { base: string }) {
  const history = useMemo(() => browserHistory(base), [base]);
  useNavigations(routes, history);
  return <Routed rows={routes} history={history} beside={(name) => <PageTitle of={name} />} />;
}

function PageTitle({ of }: { of: RouteName }) {
  const { titles } = useAreaTexts('portal');
  const page = titles.pages[of as keyof typeof titles.pages];
  const title = page ? fill(titles.pattern, { page }) : titles.site;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
