import { useCallback } from 'react';
import type { Source } from '../../api/registration';
import { useRouter } from '../../blocks/navigation/route';

/** Reads what the address says about a registration: the router's own, else the page's (OQ-53). */
export function useSource(): () => Source {
  const route = useRouter()?.route;
  return useCallback(() => {
    const page = new URLSearchParams(location.search);
    const found = (name: string) => route?.query.get(name) ?? page.get(name) ?? '';
    return { from: found('from'), backurl: found('backurl'), regBindAuth: found('reg_bind_auth') };
  }, [route]);
}
