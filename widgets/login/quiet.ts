import { QUIET_MS } from '#config/limits';
import { storedViewer } from '#session/stored-session';

/**
 * Hides the form of a viewer who was signed in, in its place: the check of the session will probably replace it, or leave the
 * page. At most for a second, and not where the viewer has begun to fill it in.
 */
export function hideForm(box: HTMLElement): void {
  if (!storedViewer() || box.querySelector(':focus,[placeholder]:not(:placeholder-shown)')) return;
  box.setAttribute('aria-busy', 'true');
  setTimeout(() => box.removeAttribute('aria-busy'), QUIET_MS);
}
