import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { STORAGE_KEYS, STORAGE_PREFIX } from '#config/storage-keys';
import { valuesOf } from '../application-values';
import { FakeApi } from './fake-api';
import { type HostPage, inside, isReady, openPage, until } from './host';

export const INCOMPLETE = '请填写完整的报名信息';
export const SUCCESS = '提交成功！';

export type Submitted = {
  form: string;
  data: Record<string, unknown>;
  respond(result: Promise<unknown>): void;
};
export type ApplyForm = HTMLElement & {
  form: string;
  data: Record<string, unknown> | null;
  checkValidity(): boolean;
  reset(): void;
};

type Options = {
  config?: Record<string, unknown>;
  /** Keeps the drafts of the previous page. */
  keepsTab?: boolean;
  width?: number;
  /** Whether a listener of the page takes the data of `cntv-submit`; true by default. */
  isConnected?: boolean;
  assets?: readonly string[];
  later?: readonly string[];
  query?: Record<string, string>;
  prepare?(page: Window): void;
};

/** Pages with application forms. Expects no error and no policy violation after each test. */
export function applicationPages() {
  const fixture = { page: {} as HostPage, api: new FakeApi(), submitted: [] as Submitted[] };

  afterEach(() => fixture.page.closeWithoutErrors());

  /** Listens on the page; the events bubble and are composed. */
  function on(name: string, listener: (event: CustomEvent<Submitted>) => void) {
    fixture.page.document.addEventListener(name, listener as unknown as EventListener);
  }
  async function openBlank(
    html: string,
    {
      config = {},
      keepsTab = false,
      width = 800,
      isConnected = true,
      assets = [],
      later = [],
      query = {},
      prepare,
    }: Options = {},
  ) {
    fixture.api = new FakeApi();
    fixture.submitted = [];
    fixture.page = await openPage({
      html,
      api: fixture.api,
      config: { appid: 'demo', ...config },
      width,
      assets,
      later,
      query,
      prepare(window) {
        if (!keepsTab) window.sessionStorage.clear();
        // A draft belongs to the address of the page, which has the content of the test in it.
        window.history.replaceState(null, '', addressWith(query));
        prepare?.(window);
      },
    });
    if (isConnected) on('cntv-submit', ({ detail }) => fixture.submitted.push({ ...detail }));
    return fixture.page;
  }
  /** Opens a page and resolves to its first form when that is shown. */
  async function open(html: string, options?: Options): Promise<ApplyForm> {
    const page = await openBlank(html, options);
    const widget = page.widget('cntv-apply-form') as ApplyForm;
    await shown(widget);
    return widget;
  }
  /** Opens a page in the same tab, as a reload does. */
  function reopen(html: string, options?: Options): Promise<ApplyForm> {
    fixture.page.close();
    return open(html, { ...options, keepsTab: true });
  }
  /** Returns the draft of a form, whatever its campaign is. */
  function storedDraft(form: ApplicationName): string | null {
    const { sessionStorage } = fixture.page.window;
    const [start = ''] = draftKey(form).split('/');
    const key = Object.keys(sessionStorage).find((name) => name.startsWith(start));
    return key === undefined ? null : sessionStorage.getItem(key);
  }
  return { fixture, on, open, openBlank, reopen, storedDraft };
}

export function draftKey(form: ApplicationName): string {
  return `${STORAGE_PREFIX}${STORAGE_KEYS.application}${form} ${addressWith()}`;
}

function addressWith(query: Record<string, string> = {}): string {
  const text = String(new URLSearchParams(query));
  return `/host${text && `?${text}`}`;
}

/** The notice that a form contains a restored draft. */
export function draftNotice(widget: HTMLElement): HTMLElement | undefined {
  return all(widget, '[data-testid~=restored]')[0];
}

export function shown(widget: HTMLElement) {
  return until(() => isReady(widget) && all(widget, '[type=submit]')[0], 'the form is shown');
}

export function all<Found extends HTMLElement = HTMLElement>(widget: HTMLElement, selector: string) {
  return [...(widget.shadowRoot?.querySelectorAll<Found>(selector) ?? [])];
}

export function controls(widget: HTMLElement, name: string) {
  return all<HTMLInputElement>(widget, '[name]').filter((control) => control.name === name);
}

export function toast(widget: HTMLElement): HTMLElement | undefined {
  return all(widget, '[part=toast]')[0];
}

export function submit(widget: HTMLElement): void {
  inside(widget, '[type=submit]').click();
}

export function isBusy(widget: HTMLElement): boolean {
  return all(widget, '[type=submit]')[0]?.getAttribute('aria-busy') === 'true';
}

/** Waits for the confirmation. Its text is English with `lang="en"`. */
export function succeeded(widget: HTMLElement) {
  const isShown = () => /^(提交成功！|Submitted\.)$/.test(confirmation(widget) ?? '');
  return until(isShown, 'the confirmation');
}

/** The text that replaces a submitted form. */
export function confirmation(widget: HTMLElement): string | null | undefined {
  return all(widget, '[data-testid~=confirmation]')[0]?.textContent;
}

/** Opens an empty form after the confirmation. */
export async function fillAnother(widget: HTMLElement): Promise<void> {
  inside(widget, '[data-testid~=another]').click();
  await until(() => all(widget, '[type=submit]').length, 'the next form');
}

/** Sets a value as password managers and fillers do, with or without events. */
export function put(widget: HTMLElement, name: string, value: string, isSilent = false): void {
  const [control] = controls(widget, name) as [HTMLInputElement];
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  const view = control.ownerDocument.defaultView as HostPage['window'];
  if (!isSilent)
    for (const type of ['input', 'change'])
      control.dispatchEvent(new view.Event(type, { bubbles: true, composed: true }));
}

/** Checks the boxes and radio buttons with these values, and no others. */
function check(widget: HTMLElement, name: string, values: readonly string[], isSilent: boolean): void {
  for (const control of controls(widget, name)) {
    const isChecked = values.includes(control.value);
    if (isSilent || (control.type === 'radio' && !isChecked)) control.checked = isChecked;
    else if (control.checked !== isChecked) control.click();
  }
}

/** The value of a single checkbox without the attribute. */
const ON = 'on';

type FillField = (widget: HTMLElement, name: string, value: never, isSilent: boolean) => void | Promise<void>;

const FILL: Readonly<Record<ApplicationField['kind'], FillField>> = {
  text: put,
  textarea: put,
  date: put,
  select: put,
  radio: (widget, name, value: string, isSilent) => check(widget, name, [value], isSilent),
  checkbox: (widget, name, value: boolean, isSilent) => check(widget, name, value ? [ON] : [], isSilent),
  checkboxes: (widget, name, values: string[], isSilent) => check(widget, name, values, isSilent),
  async region(widget, name, [province, city]: [string, string], isSilent) {
    // The cities are rendered after an event of the province.
    put(widget, `${name}.0`, province);
    const options = () => [...(controls(widget, `${name}.1`)[0] as unknown as HTMLSelectElement).options];
    await until(() => options().some(({ value }) => value === city), `the cities of ${province}`);
    put(widget, `${name}.1`, city, isSilent);
  },
  rows(widget, name, rows: Record<string, string>[], isSilent) {
    rows.forEach((row, index) => {
      for (const [column, value] of Object.entries(row))
        put(widget, `${name}.${index}.${column}`, value, isSilent);
    });
  },
};

/** Fills fields with values in the shape of `detail.data`. */
export async function fill(
  widget: HTMLElement,
  fields: readonly ApplicationField[],
  values: Readonly<Record<string, unknown>>,
  isSilent = false,
): Promise<void> {
  for (const { kind, name } of fields) await FILL[kind](widget, name, values[name] as never, isSilent);
}

/** Fills every field of a form with a text or an option. */
export async function fillForm(widget: HTMLElement, form: ApplicationName, text: string) {
  const { fields } = APPLICATION_FORMS[form];
  const values = valuesOf(fields, text);
  await fill(widget, fields, values);
  return values;
}

/** Whether the text is within its box. */
export function isTextVisible(message: HTMLElement): boolean {
  const range = message.ownerDocument.createRange();
  range.selectNodeContents(message);
  const box = message.getBoundingClientRect();
  return range.getBoundingClientRect().left < box.right;
}

/** The sign that replaces a hidden message, without its text for screen readers. */
export function signOf(message: HTMLElement): string {
  const { content = '' } = message.ownerDocument.defaultView?.getComputedStyle(message, '::before') ?? {};
  return content.replace(/ \/ ""$/, '');
}
