import { APPLICATION_ROUTES } from '#config/application-sizes.build-time';
import { ACCOUNT } from '../../portal/demo-account';
import { element, route, type Section } from '../screens';
import { captcha, later, signIn } from './sign-in';

export const OTHERS: Section = {
  name: 'others',
  screens: [
    element('<cntv-login></cntv-login>', { acts: [signIn] }),
    element('<cntv-login captcha="click"></cntv-login>', { acts: captcha('click') }),
    element('<cntv-qr-login></cntv-qr-login>', { later }),
    element('<cntv-account></cntv-account>', { account: ACCOUNT }),
    element('<cntv-unread-badge></cntv-unread-badge>', { account: ACCOUNT }),
    element('<cntv-apply-form></cntv-apply-form>'),
    element('<cntv-member-center></cntv-member-center>', { account: ACCOUNT }),
    ...APPLICATION_ROUTES.flatMap(({ route: name }) => route(name)),
    ...route('NoPermission'),
    ...route('ErrorExistent'),
    ...route('NotFound'),
    ...route('TestPage').map((screen) => ({ ...screen, hasHeading: false })),
  ],
};
