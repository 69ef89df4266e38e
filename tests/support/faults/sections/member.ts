import { PASSWORD } from '../../portal/demo-account';
import { PasswordSection } from '../../screen/password-section';
import type { Widget } from '../../screen/widget';
import { type Act, pressing, route, type Section, signingInOver } from '../screens';
import { captcha, signIn } from './sign-in';

const NEW = 'Changed1!';

/** Removes one row of a list, and all of them. */
const removals = (remove: string, clear: string): readonly Act[] => [
  {
    what: 'removes a row',
    call: `DELETE ${remove}`,
    press: pressing('[data-testid~=remove]', '[data-testid~=confirm]'),
  },
  {
    what: 'removes all',
    call: `DELETE ${clear}`,
    press: pressing('[data-testid~=clear]', '[data-testid~=confirm]'),
  },
];
/** The first visit reads the messages. */
const read = async (widget: Widget) => {
  await widget.page.reload();
  await widget.find('[data-testid~=remove]');
};
const messages = removals('/openapi/v2/user/message', '/openapi/v2/user/message/clear').map(
  (act): Act => ({ ...act, prepare: read }),
);
const checkIn: Act = {
  what: 'checks in',
  call: 'POST /openapi/v2/user/sign',
  press: pressing('[data-testid~=check-in-button]'),
};

const passwords = { oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
const openPasswords = (widget: Widget) => new PasswordSection(widget.page).open();
const savePassword = (widget: Widget) => new PasswordSection(widget.page).send();
const mobileHome: readonly Act[] = [
  {
    what: 'opens the favourites',
    call: 'GET /openapi/v2/collect/records',
    press: async (widget) => {
      const isFailed = await widget.page.$('cntv-portal >>> [data-testid~=retry]');
      await widget.press(isFailed ? '[data-testid~=retry]' : '[data-testid~=favourites] summary');
    },
  },
  {
    what: 'changes the password: the old one',
    call: 'POST /openapi/v2/user/verification/password',
    prepare: openPasswords,
    typed: passwords,
    press: savePassword,
  },
  {
    what: 'changes the password',
    call: 'POST /openapi/v2/user/modify/password',
    prepare: openPasswords,
    typed: passwords,
    press: savePassword,
  },
];

/** What a viewer does in the sign-in over a screen whose call was refused. */
const over = [signIn, ...captcha('puzzle')].map(
  (act): Act => ({
    ...act,
    what: `${act.what} over the screen`,
    prepare: async (widget, visitor) => {
      // The session has ended when the screen is opened again.
      await visitor.startSession();
      await widget.page.reload();
      await widget.find('[data-testid~=clear]');
      await visitor.expireSession();
      await pressing('[data-testid~=clear]', '[data-testid~=confirm]')(widget);
      await widget.find('#account');
    },
  }),
);

export const MEMBER: Section = {
  name: 'member',
  screens: [
    ...route('UserHome', [checkIn]),
    ...route('UserMessage', messages),
    ...route('UserHistory', removals('/openapi/v2/video/record', '/openapi/v2/video/records')),
    ...route('UserCollection', removals('/openapi/v2/collect/record', '/openapi/v2/collect/records')),
    ...route('UserSubscribe', removals('/openapi/v2/subscribe/record', '/openapi/v2/subscribe/records')),
    ...route('MIndex', mobileHome),
    ...route('UserHistory', over).map((screen) => ({
      ...signingInOver(screen),
      title: 'UserHistory, `"reauth": "dialog"`',
      walksNot: 'any' as const,
    })),
  ],
};
