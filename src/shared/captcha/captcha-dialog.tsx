import type { CaptchaKind, PassedCaptcha } from '#api/sign-in/captcha';
import { Dialog } from '#ui/dialog/dialog';
import { useTexts } from '#ui/language';
import { CaptchaBody } from './captcha-body';

type Props = {
  kind: CaptchaKind;
  onPassed(passed: PassedCaptcha): void;
  /** Called by the viewer, or when the success has been shown for a second. */
  onClose(): void;
};

/** The dialog that contains a captcha. */
export function CaptchaDialog({ kind, onPassed, onClose }: Props) {
  const { captcha } = useTexts();
  return (
    <Dialog title={captcha.title} data-testid="captcha-dialog" onClose={onClose}>
      <CaptchaBody kind={kind} onPassed={onPassed} onShown={onClose} />
    </Dialog>
  );
}
