import type { CaptchaKind, PassedCaptcha } from '#api/sign-in/captcha';
import { Dialog } from '#ui/dialog/dialog';
import { useTexts } from '#ui/language';
import { CaptchaBody } from './captcha-body';
import { CaptchaHelp, HELP_ID, type WaysIn } from './captcha-help';

type Props = {
  kind: CaptchaKind;
  waysIn: WaysIn | undefined;
  onPassed(passed: PassedCaptcha): void;
  /** Called by the viewer, or when the success has been shown for a second. */
  onClose(): void;
};

/** The dialog that contains a captcha. */
export function CaptchaDialog({ kind, waysIn, onPassed, onClose }: Props) {
  const { captcha } = useTexts();
  return (
    <Dialog title={captcha.title} aria-describedby={HELP_ID} data-testid="captcha-dialog" onClose={onClose}>
      <CaptchaBody kind={kind} onPassed={onPassed} onShown={onClose} />
      <CaptchaHelp waysIn={waysIn} onClose={onClose} />
    </Dialog>
  );
}
