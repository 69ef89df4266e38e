import { pathTo } from '../../config/paths';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';
import { useAreaTexts } from '../../ui/use-area-texts';
import { useSetting } from '../../ui/use-setting';

/**
 * Where somebody who came by a third party has no account of the portal: what it takes, and the way there
 * (PERM-06, PWD-13), which comes back here (OQ-53, OQ-75).
 */
export function RegisterFirst() {
  const { text, link } = useAreaTexts('password').registerFirst;
  const registrationHost = useSetting('registrationHost');
  const from = new URLSearchParams(location.search).get('from') ?? '';
  const query = new URLSearchParams({ from, backurl: location.href });
  return (
    <Notice part="register-first">
      <span>{text}</span>
      <Link href={`${registrationHost}${pathTo('Register')}?${query}`}>{link}</Link>
    </Notice>
  );
}
