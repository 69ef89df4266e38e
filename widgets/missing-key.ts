import { getPageConfig } from '#page-config/page-config';
import type { Connection } from './types';

/** Loads the checks of the page where there is no public key for passwords, which a viewer would only notice after the captcha. */
export function diagnoseMissingKey({ diagnose }: Connection): void {
  const { publicKey, mode } = getPageConfig().signing;
  if (!publicKey.trim() && mode !== 'off') diagnose();
}
