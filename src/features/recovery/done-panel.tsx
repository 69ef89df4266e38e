import { useCallback, useEffect } from 'react';
import { RouteLink } from '../../blocks/navigation/route-link';
import { useNavigate } from '../../blocks/navigation/use-navigate';
import { REDIRECT_AFTER_MESSAGE_MS } from '../../config/limits';
import { Card } from '../../ui/card';
import { useHost } from '../../ui/host';
import { useAreaTexts } from '../../ui/use-area-texts';
import { useCountdown } from '../../ui/use-countdown';

/** The password is set; in a moment the viewer is at the sign-in (RECOV-23). */
export function DonePanel() {
  const { recovery } = useAreaTexts('account');
  const { element } = useHost();
  const navigate = useNavigate();
  const leave = useCallback(() => navigate('Login', { replaces: true }), [navigate]);
  useCountdown(REDIRECT_AFTER_MESSAGE_MS, false, leave);

  // The form which had the focus is gone.
  useEffect(() => {
    const title = element.shadowRoot?.querySelector<HTMLElement>('[part~=title]');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  }, [element]);
  return (
    <Card title={recovery.reset.done} level={1}>
      <p>{recovery.reset.doneHint}</p>
      <p>
        <RouteLink to="Login">{recovery.signIn}</RouteLink>
      </p>
    </Card>
  );
}
