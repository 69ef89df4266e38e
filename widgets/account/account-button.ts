import { UNREAD_SHOWN_MAX } from '#config/limits';
import { commonTexts, type Overrides } from '#i18n/common-texts';
import { createElement } from '#lib/document/create-element';
import { getPageConfig } from '#page-config/page-config';
import type { SessionState } from '#session/session';
import { languageOf } from '../attributes';
import { TEXTS } from './account-texts.build-time';

type Texts = ReturnType<typeof textsOf>;

/** Returns the texts of the button and the box of the menu, with those of the page. */
export function textsOf(element: HTMLElement) {
  const language = languageOf(element);
  const { common, account } = TEXTS[language];
  const text = commonTexts(common, language, [getPageConfig().texts as Overrides]);
  return { ...account, text };
}

/**
 * Creates the button with avatar, name and number. The number is beside the picture and takes no place, so that it moves
 * nothing.
 * @returns the button, and the function that shows a session and a number of unread messages
 */
export function createButton() {
  const button = part('button', 'account', 'toggle');
  const name = part('span', 'account-name');
  const label = part('span', 'account-label');
  const face = part('span', 'account-face');
  const avatar = part('span', 'account-avatar', 'avatar');
  const badge = part('span', 'account-badge', 'badge');
  button.type = 'button';
  button.setAttribute('aria-expanded', 'false');
  name.setAttribute('translate', 'no');
  // The label has the number with its noun.
  badge.setAttribute('aria-hidden', 'true');
  face.append(avatar, badge);
  // The name first, which speech control matches.
  button.append(name, label, face);

  function show({ operatorName, avatarUrl }: SessionState, unread: number, texts: Texts) {
    setText(name, operatorName || texts.noName);
    name.title = operatorName;
    setText(label, unread ? texts.menuUnread.replace('{n}', `${unread}`) : texts.menu);
    setText(badge, unread > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : `${unread || ''}`);
    badge.hidden = unread === 0;
    showPicture(avatar, avatarUrl);
  }
  return { button, show };
}

/** Shows a picture; one that cannot be loaded leaves the drawing below it. */
function showPicture(avatar: HTMLElement, url: string): void {
  if (avatar.dataset.url === url) return;
  avatar.dataset.url = url;
  avatar.replaceChildren();
  if (!url) return;
  const image = createElement('img');
  image.alt = '';
  image.onerror = () => image.remove();
  image.src = url;
  avatar.append(image);
}

/** Keeps the text node if the text is the same, because page translators and screen readers watch it. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  name = '',
): HTMLElementTagNameMap[Tag] {
  const element = createElement(tag);
  element.className = className;
  if (name) element.setAttribute('part', name);
  return element;
}
