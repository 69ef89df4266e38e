import { commonTexts, type Overrides } from '#i18n/common-texts';
import { createElement } from '#lib/document/create-element';
import { foreignLanguage } from '#lib/text/foreign-language';
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
  return { ...account, text, language };
}

/**
 * Completes the button that is drawn, with a label and a picture.
 * @returns the button, and the function that shows a session
 */
export function completeButton(line: HTMLElement) {
  const button = line.querySelector('button') as HTMLButtonElement;
  const [name, face] = button.children as unknown as [HTMLElement, HTMLElement];
  const [label, avatar] = ['label', 'avatar'].map((part) => {
    const element = createElement('span');
    element.className = `account-${part}`;
    return element;
  }) as [HTMLElement, HTMLElement];
  name.setAttribute('translate', 'no');
  avatar.setAttribute('part', 'avatar');
  button.setAttribute('aria-expanded', 'false');
  face.append(avatar);
  // After the name, which speech control matches.
  name.after(label);

  function show(state: SessionState, texts: Texts) {
    showViewer(name, avatar, state, texts, button.lang);
    setText(label, texts.menu);
  }
  return { button, show };
}

/** Shows who is signed in, by a name and a picture. @param lang of the view */
export function showViewer(
  name: HTMLElement,
  avatar: HTMLElement,
  { operatorName, avatarUrl }: SessionState,
  texts: Texts,
  lang: string,
): void {
  setText(name, operatorName || texts.noName);
  name.lang = foreignLanguage(operatorName, texts.language) ?? lang;
  name.title = operatorName;
  showPicture(avatar, avatarUrl);
}

/** Shows a picture; one that cannot be loaded, also without a referrer (see `Picture`), leaves the drawing below it. */
function showPicture(avatar: HTMLElement, url: string): void {
  if (avatar.dataset.url === url) return;
  avatar.dataset.url = url;
  avatar.replaceChildren();
  if (url) addPicture(avatar, url, '');
}

function addPicture(avatar: HTMLElement, url: string, referrerPolicy: '' | 'no-referrer'): void {
  const image = createElement('img');
  image.onerror = () => {
    const isFirst = image.parentNode && !referrerPolicy;
    image.remove();
    if (isFirst) addPicture(avatar, url, 'no-referrer');
  };
  avatar.append(Object.assign(image, { alt: '', referrerPolicy, src: url }));
}

/** Keeps the text node if the text is the same, because page translators and screen readers watch it. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
