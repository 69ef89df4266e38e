/** Elements that sign the viewer in. */
const SIGN_IN_ELEMENTS = 'cntv-login,cntv-qr-login,cntv-portal';

/** Returns another element of the page that signs the viewer in, so that the page is not left (OQ-40). */
export function signInElement(own: Element): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(SIGN_IN_ELEMENTS)].find((element) => element !== own);
}
