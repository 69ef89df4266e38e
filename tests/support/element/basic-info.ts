/// <reference types="mocha" />
import { type Answer, FakeApi } from './fake-api';
import { type HostPage, inside, type, until } from './host';
import { openPortalAt } from './pages/portal-page';

export const INFO = 'GET /openapi/v2/user/info';
export const SAVE = 'POST /openapi/v2/user/info';
export const UPLOAD = 'POST /openapi/v2/user/modify/headImage';
/** A PNG of one pixel. */
const PNG = [
  ...atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
].map((character) => character.charCodeAt(0));
const FIELDS = ['nickName', 'birthday', 'province', 'city'] as const;
export const OK: Answer = { data: null };

export const viewer = (more: object = {}): Answer => ({
  data: {
    uid: 1,
    nick_name: '山间来客',
    face_uri: '/nowhere/face.png',
    account: 'demo@example.com',
    sex: 2,
    birthday: '1990-05-20',
    province: '河北省',
    city: '唐山市',
    ...more,
  },
});

let page: HostPage;

/** Expects no error and no policy violation after each test. */
export function closePageAfterEach(): void {
  afterEach(() => page.closeWithoutErrors());
}

/** Opens the basic info of a portal. */
export async function openBasicInfo(answers: FakeApi['answers'] = {}) {
  const api = new FakeApi({ [INFO]: viewer(), [SAVE]: OK, [UPLOAD]: OK, ...answers });
  const opened = await openPortalAt('/account/baseMessage', api);
  page = opened;
  const { portal } = opened;
  await until(() => portal.shadowRoot?.querySelector('#nickName'), 'the form');
  const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
    inside<Found>(portal, selector);
  const valueIn = (name: string) => find(`#${name}`).value;
  return {
    page,
    api,
    portal,
    find,
    valueIn,
    values: () => [
      ...FIELDS.map(valueIn),
      portal.shadowRoot?.querySelector<HTMLInputElement>(':checked[name=sex]')?.value,
    ],
    message: (name: string) => find(`#${name}-message`).textContent,
    toasts: () =>
      [...(portal.shadowRoot?.querySelectorAll('[part~=toast]') ?? [])].map((toast) => toast.textContent),
    toast: () => portal.shadowRoot?.querySelector('[part~=toast]')?.textContent ?? '',
    options: (name: string) => [...find<HTMLSelectElement>(`#${name}`).options].map(({ text }) => text),
    pictures: () => [...(portal.shadowRoot?.querySelectorAll<HTMLElement>('[part~=avatar]') ?? [])],
    send: () => find('form [type=submit]').click(),
    rename(name: string) {
      write(find('#nickName'), '');
      type(find('#nickName'), name);
    },
    choose(name: string, value: string) {
      const select = find<HTMLSelectElement>(`#${name}`);
      select.focus();
      select.value = value;
      select.dispatchEvent(new page.window.Event('change', { bubbles: true }));
    },
    write: (name: string, value: string) => write(find(`#${name}`), value),
    /** Selects a file as the browser's dialog does. */
    take({ bytes = PNG, size = 0, type: kind = 'image/png', name = 'me.png' } = {}) {
      const { DataTransfer, File, Event } = page.window;
      const content = new Uint8Array(size || bytes.length);
      content.set(bytes.slice(0, content.length));
      const chosen = new DataTransfer();
      chosen.items.add(new File([content], name, { type: kind }));
      const input = find('[data-testid~=file]');
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}
function write(field: HTMLInputElement, value: string): void {
  field.focus();
  const { prototype } = page.window.HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new page.window.InputEvent('input', { bubbles: true, composed: true }));
}
