import { LoginScreen } from '../../src/features/login/login-screen';
import { isMobile } from '../../src/lib/device';
import { useIsLive } from '../../src/ui/use-is-live';

type Props = { backurl: string; captcha: 'puzzle' | 'click'; variant: 'auto' | 'desktop' | 'mobile' };

export function View({ backurl, captcha, variant }: Props) {
  // The first paint is the same for both sites; the little in which they differ comes right after it.
  const isMobileSite = useIsLive() && (variant === 'mobile' || (variant === 'auto' && isMobile()));
  return <LoginScreen backurl={backurl} captchaKind={captcha} isMobileSite={isMobileSite} />;
}
