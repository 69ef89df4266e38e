import { expect } from '@esm-bundle/chai';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, openPage, until } from '../support/element/host';
import { linesOf } from '../support/element/look';
import { openPortalAt } from '../support/element/pages/portal-page';

const API = {
  'GET /openapi/v2/user/info': {
    data: { uid: 1, nick_name: '', face_uri: '', account: 'demo@example.com' },
  },
  'GET /openapi/v2/user/binding/info': { data: {} },
};

/** The sign-in gives way to a panel for a viewer whom any of these calls answers. */
const SIGNED_OUT = {
  'GET /openapi/v2/user/checkLogin': { code: -10001 },
  'GET /openapi/v2/user/message/count': { code: -10001 },
};

/** The forms of the portal by path, with the tab that shows the form. */
const FORMS: readonly [path: string, tab?: string][] = [
  ['/login.html'],
  ['/login.html?emailQuery=expired'],
  ['/regist.html'],
  ['/regist.html', '#tab-email'],
  ['/mobile/new/regist.html'],
  ['/forgetPassword/findPassword.jsp'],
  ['/find_password3/email?code=c&operation=o&email=demo@example.com'],
  ['/account/baseMessage'],
  ['/account/modifyPasswd.jsp'],
  ['/account/bindingAccount', '#tab-email'],
  ['/account/bindingAccount', '#tab-mobile'],
];

/** How much nearer a message is to its control than to the next label. */
const TIMES = 2;

describe('an empty form that was submitted', () => {
  let page: HostPage;
  afterEach(() => page.close());

  for (const [path, tab = ''] of FORMS) {
    it(`at ${path} ${tab} has messages near their fields, and only its required fields say that they are required`, async () => {
      const api = new FakeApi(path.startsWith('/login') ? SIGNED_OUT : API);
      const portal = await openPortalAt(path, api, { width: 375 });
      page = portal;
      if (tab) {
        await until(() => portal.portal.shadowRoot?.querySelector(tab), tab);
        inside(portal.portal, tab).click();
      }
      await submit(portal.portal);
      checkFields(portal.portal);
    });
  }

  for (const form of APPLICATION_NAMES) {
    it(`of the kind ${form} has messages near their fields, and only its required fields say that they are required (APPLY-31, CAMP-19)`, async () => {
      page = await openPage({
        html: `<cntv-apply-form form="${form}" messages="show" draft="none"></cntv-apply-form>`,
        config: { appid: 'demo' },
        width: 375,
      });
      const widget = page.widget('cntv-apply-form');
      await submit(widget);
      checkFields(widget);
    });
  }
});

/** Presses the submit button of the visible form, and waits for its messages. */
async function submit(widget: HTMLElement) {
  const visible = (selector: string) =>
    [...(widget.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
      (element) => element.getClientRects().length > 0,
    );
  await until(() => visible('form [type=submit]').length > 0, 'the form');
  visible('form [type=submit]')[0]?.click();
  await until(() => visible('form [aria-invalid]').length > 0, 'the messages');
}

function checkFields(widget: HTMLElement) {
  const form = widget.shadowRoot?.querySelector('form:has([aria-invalid])') as HTMLFormElement;
  const labels = [...form.querySelectorAll<HTMLElement>('label,legend,[id$=-legend]')];
  const controls = [...form.querySelectorAll<HTMLElement>('[aria-describedby*=-message]')];
  expect(controls.length).to.be.above(0);
  for (const control of controls) {
    const name = control.id || control.getAttribute('aria-labelledby') || control.localName;
    const isInvalid = control.matches('[aria-invalid=true]');
    // The role `group` has no `aria-required`; its name says it.
    const isRequired =
      control.localName === 'fieldset'
        ? Boolean(control.querySelector('legend')?.textContent?.includes('（必填）'))
        : control.matches('[aria-required=true]');
    expect(isRequired, `${name} is required`).to.equal(isInvalid);
    if (isInvalid) expect(distanceRatio(control, labels), name).to.be.at.least(TIMES);
  }
}

/** The distance from the message to the next label below, as a multiple of that from the control to the message. */
function distanceRatio(control: HTMLElement, labels: readonly HTMLElement[]): number {
  const id = control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .find((each) => each.endsWith('-message'));
  const root = control.getRootNode() as ShadowRoot;
  const text = linesOf(root.getElementById(id ?? '') as HTMLElement);
  const [first, last] = [text[0] as DOMRect, text[text.length - 1] as DOMRect];
  const next = labels.map((label) => linesOf(label)[0]?.top ?? 0).filter((top) => top > last.top);
  const gap = first.top - bottomOf(control);
  return next.length === 0 ? Number.POSITIVE_INFINITY : (Math.min(...next) - last.bottom) / Math.max(gap, 1);
}

/** The bottom of a control's box; of the text of a checkbox, or of the last box in a group. */
function bottomOf(control: HTMLElement): number {
  if (control.matches('input:not([type=checkbox]),select,textarea'))
    return control.getBoundingClientRect().bottom;
  const label = control.closest('label');
  if (label) return Math.max(...linesOf(label).map(({ bottom }) => bottom));
  const boxes = [...control.querySelectorAll('input')].map((input) => input.parentElement as HTMLElement);
  return Math.max(...boxes.map((box) => box.getBoundingClientRect().bottom));
}
