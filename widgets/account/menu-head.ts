import { type Overrides, ownText } from '#i18n/common-texts';
import { createElement } from '#lib/document/create-element';
import { drawIcon } from '#lib/document/draw-tree';
import { getPageConfig } from '#page-config/page-config';
import { membership } from '#session/membership';
import { session } from '#session/session';
import { CROWN, VALID_UNTIL } from './menu-head.build-time';
import type { MenuPart } from './menu-part';

/**
 * Creates the head of the menu: picture and name of the viewer, and the membership where a screen of the page has looked it
 * up. It is above the box of the view, and as high with the membership as without it.
 * @returns the head, and the function that shows the present viewer
 */
export function menuHead(part: MenuPart) {
  const [head, words] = [createElement('div'), createElement('div')];
  const [avatar, name, vip, sentence] = ['avatar', 'viewer', 'vip', 'sentence'].map((className) => {
    const element = createElement(className === 'viewer' ? 'div' : 'span');
    element.className = `account-${className}`;
    return element;
  }) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  head.className = 'account-head';
  avatar.setAttribute('part', 'avatar');
  name.setAttribute('translate', 'no');
  vip.append(drawIcon(CROWN), sentence);
  words.append(name, vip);
  head.append(avatar, words);

  function render(): void {
    const language = part.showViewer(name, avatar);
    const own = [getPageConfig().texts as Overrides];
    const validUntil = ownText(VALID_UNTIL[language], language, own, 'member', 'membership', 'validUntil');
    const { uid, until } = membership.getState();
    const isMember = uid !== '' && uid === session.getState().uid && until !== '';
    vip.hidden = !isMember;
    sentence.textContent = isMember ? validUntil.replace('{date}', until) : '';
  }
  part.signal.addEventListener('abort', membership.subscribe(render));
  render();
  return { head, render };
}
