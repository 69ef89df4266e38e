import { it } from 'vitest';
import { APPLICATION_FORMS } from '#config/application-forms';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { Transcript } from '../../support/heard/transcript';
import { AccountWidget } from '../../support/portal/account-widget';
import { ACCOUNT } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { focus } from '../../support/screen/act';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const { institution } = APPLICATION_FORMS;

it('a form of the route table, and one as an element', async () => {
  const heard = await Transcript.of(await newVisitor());
  const { page } = heard;
  const route = new Widget(page, 'cntv-portal');
  await heard.step('opens the page of a form', () => page.goto(origin + institution.path));
  await heard.step('goes to the first field', () => route.focus('[name=type]'));
  await heard.step('tabs to the next field', () => page.keyboard.press('Tab'));
  await heard.step('submits the empty form', () => route.press('button[type=submit]'));
  await heard.step('enters a name', () => route.type('name', '长河影业'));
  await heard.step('resets the form', () => route.press('[data-testid~=reset]'));
  await heard.step('takes the reset back', () => route.press('[data-testid~=undo]'));
  await heard.step('submits the complete form', async () => {
    for (const field of institution.fields)
      if (field.kind === 'text' || field.kind === 'textarea') await route.type(field.name, '长河影业');
      else await route.press(`[name=${field.name}]`);
    await route.press('button[type=submit]');
  });

  const form = new Widget(page, 'cntv-apply-form');
  await heard.step('opens a page with a form as an element', () => page.goto(`${origin}/campaign.html`));
  await heard.step('fills it in, with a wrong phone number', async () => {
    await form.type('name', '李白');
    await form.type('phone', 'call me');
    await form.type('email', 'li@example.com');
    await form.select('city', '西安');
  });
  await heard.step('submits without the poem', () => form.press('button[type=submit]'));
  await heard.step('enters it, submits, and is refused', async () => {
    await form.type('writing', '床前明月光');
    await form.press('button[type=submit]');
  });
  await heard.step('corrects the number and submits', async () => {
    await form.type('phone', '010-12345678');
    await form.press('button[type=submit]');
  });
  await heard.matches('form');
});

it('the header', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const heard = await Transcript.of(visitor);
  const { page } = heard;
  const account = new AccountWidget(page);
  await heard.step('opens a page', () => page.goto(`${origin}/service.html`), { isWhole: true });
  await heard.step(
    'tabs through the page',
    async () => {
      for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press('Tab');
    },
    { isWhole: true },
  );
  await heard.step('opens the menu of the account', () => account.openMenu(), { isWhole: true });
  await heard.step('leaves it', () => page.keyboard.press('Escape'), { isWhole: true });
  await heard.step('tabs to the badge', () => focus(page, 'cntv-unread-badge >>> a'), { isWhole: true });
  await heard.step(
    'everything is read on another device',
    async () => {
      await devConsole.setUnread(ACCOUNT, 0, 0);
      await heard.pass(330);
    },
    { isWhole: true },
  );
  await heard.step('signs out', () => Promise.all([page.waitForNavigation(), account.signOut()]), {
    isWhole: true,
  });
  await heard.matches('header');
});

it('changes of the route', async () => {
  const visitor = await newVisitor();
  const heard = await Transcript.of(visitor);
  const { page } = heard;
  const portal = new Widget(page, 'cntv-portal');
  await heard.step('opens the sign-in of a portal', () => page.goto(`${origin}/site/login.html`));
  await heard.step('goes to the recovery', () => portal.press('form a[part=link]'));
  await heard.step('goes back', () => page.goBack());
  await heard.step('goes to the registration', () => portal.press('a[href*="/regist"]'));
  await heard.step('opens a page that does not exist', () => page.goto(`${origin}/site/no/such/page`));
  await heard.step('signed out, opens the home', () => page.goto(`${origin}/site/index.html`));
  await heard.step('is led to the sign-in', () => heard.pass(3));
  await heard.step('signed in, opens the home', async () => {
    await visitor.startSession();
    await page.goto(`${origin}/site/index.html`);
  });
  for (const section of ['history', 'collection', 'subscribe'])
    await heard.step(`goes to ${section} by the menu`, () =>
      portal.press(`[part=menu] a[href$="/account/${section}"]`),
    );
  await heard.step('filters the reservations', () => portal.press('[data-testid~=upcoming]'));
  await heard.step('wants to delete one', () => portal.press('[data-testid~=record] [data-testid~=remove]'));
  await heard.step('leaves the dialog', () => page.keyboard.press('Escape'));
  await heard.step('goes to the settings', () => portal.press('a[href$="/account/baseMessage"]'));
  await heard.step('changes their tab', () => portal.press('a[href$="/account/logOff"]'));
  await heard.matches('routes');
});
