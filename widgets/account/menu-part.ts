import type { Language } from '#i18n/languages';
import { createElement } from '#lib/document/create-element';
import type { ElementState } from '#lib/element-state';
import { wordsIn } from '#lib/text/words-in';
import { session } from '#session/session';
import { hostOf } from '../host';
import type { Connection } from '../types';
import { showViewer, textsOf } from './account-button';

/** The menu: the part of the element that has the view. Its file has what opens it. */
export type MenuPart = Connection & {
  /** The box around that of the view. */
  readonly menu: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Whether the menu is to open once its file is there. */
  isPressed: boolean;
  /** Missing until that file is there. */
  control?: { open(): void; close(): void; isOpen(): boolean; update(): void; render(): void };
  /** Shows who is signed in, as the button does, whose file has what that needs. @returns the language of the view */
  showViewer(name: HTMLElement, avatar: HTMLElement): Language;
  /** Called each time the menu has been opened or closed. */
  onToggle(): void;
};

/** Creates the menu, which shows how its loading stands. */
export function menuPart(connection: Connection, button: HTMLButtonElement, onToggle: () => void): MenuPart {
  const [menu, content] = createBox(button);
  let state: ElementState = 'loading';
  const part: MenuPart = {
    ...connection,
    box: content,
    drawn: [],
    hydrates: false,
    slotName: 'links',
    menu,
    button,
    isPressed: false,
    release() {},
    showViewer(name, avatar) {
      const texts = textsOf(connection.element);
      showViewer(name, avatar, session.getState(), texts, button.lang);
      return texts.language;
    },
    tell(next) {
      state = next;
      // After a press of the retry, until there are links.
      if (state === 'loading') button.focus();
      show();
    },
    onToggle() {
      show();
      onToggle();
    },
  };
  function show(): void {
    const isLoading = state === 'loading';
    if (isLoading && part.isPressed) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
    // Without the file of the menu, nothing else opens it.
    if (state === 'error' && part.isPressed && !part.control) menu.hidden = false;
    // The menu has its own height from its first render on.
    if (!isLoading) content.style.minHeight = '';
    else if (!menu.hidden) showLoading(connection, content);
  }
  button.addEventListener('click', () => {
    part.isPressed = true;
    show();
  });
  return part;
}

function createBox(button: HTMLButtonElement) {
  const [menu, content] = [createElement('div'), createElement('div')];
  menu.id = 'menu';
  menu.className = 'account-menu';
  menu.hidden = true;
  menu.setAttribute('part', 'menu');
  menu.append(content);
  button.setAttribute('aria-controls', menu.id);
  return [menu, content] as const;
}

/** Reserves the height of the rows and of the line between them, so that the menu does not grow under the pointer. */
function showLoading(connection: Connection, content: HTMLElement): void {
  const { element } = connection;
  const links = wordsIn(`${hostOf(connection).values().links}`).length;
  const own = element.querySelectorAll(':scope>[slot=links]').length;
  content.style.minHeight = `calc(${links + own + 1}*var(--_control-height) + 17px)`;
  const status = createElement('p');
  status.setAttribute('role', 'status');
  content.replaceChildren(status);
  // Screen readers announce what is added to a live region, not what it is inserted with.
  requestAnimationFrame(() => {
    status.textContent = textsOf(element).text('loading');
  });
}
