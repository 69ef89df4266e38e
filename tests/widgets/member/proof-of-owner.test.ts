import { expect } from '@esm-bundle/chai';
import { INFO, OK, SAVE, viewer } from '../../support/element/basic-info';
import { FakeApi } from '../../support/element/fake-api';
import { type HostPage, inside, isReady, openPage, type, until } from '../../support/element/host';
import { NOTHING_KEPT } from '../../support/element/pages/portal-page';

const VERIFY = 'POST /openapi/v2/user/verification/password';
const DIALOG = '[data-testid~=identity-dialog]';
const settings = '<div><cntv-member-center section="settings" bare></cntv-member-center></div>';

let page: HostPage;
afterEach(() => page.closeWithoutErrors());

/** Opens a page with the basic info in two elements. Until the password is verified, the server refuses a save. */
async function open() {
  let isProven = false;
  const api = new FakeApi({
    ...NOTHING_KEPT,
    [INFO]: viewer({ face_uri: '' }),
    [SAVE]: () => (isProven ? OK : { code: -21003 }),
    [VERIFY]: () => {
      isProven = true;
      return { code: 0 };
    },
  });
  page = await openPage({ html: settings + settings, config: { appid: 'demo' }, api });
  const centres = [...page.document.querySelectorAll<HTMLElement>('cntv-member-center')];
  for (const centre of centres)
    await until(() => isReady(centre) && centre.shadowRoot?.querySelector('#nickName'), 'the form');
  return { api, centres };
}
const dialogIn = (centre: HTMLElement) => centre.shadowRoot?.querySelector(DIALOG) ?? null;

describe('a save that needs a proof, on a page with two elements (-21003, OQ-92)', () => {
  for (const index of [0, 1])
    for (const isHidden of [true, false])
      it(`is asked for in element ${index + 1}, which made it, while the other is ${isHidden ? 'hidden' : 'shown'}`, async () => {
        const { api, centres } = await open();
        const own = centres[index] as HTMLElement;
        const other = centres[1 - index] as HTMLElement;
        if (isHidden && other.parentElement) other.parentElement.style.display = 'none';
        const name = inside<HTMLInputElement>(own, '#nickName');
        name.value = '';
        type(name, '江上清风');
        inside(own, 'form [type=submit]').click();
        await until(() => dialogIn(own), 'the dialog');
        expect(dialogIn(other)).to.equal(null);
        type(inside(own, '#passwordForChange'), 'Right123!');
        inside(own, `${DIALOG} [type=submit]`).click();
        await until(() => own.shadowRoot?.querySelector('[part~=toast]'), 'the toast');
        expect([api.to(SAVE).length, dialogIn(own), name.value]).to.deep.equal([2, null, '江上清风']);
      });
});
