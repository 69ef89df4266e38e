import { type CntvLoginElement, type CntvNavigateDetail, configure } from 'cntv-widgets';
import { checkSnippet, type Finding } from 'cntv-widgets/cntv-doctor.js';

/** A page that uses the types of the package. */
configure({ appid: 'demo' });

const login = document.querySelector('cntv-login') as CntvLoginElement;
login.captcha = 'click';
login.standalone = true;
// @ts-expect-error: not a kind of captcha
login.captcha = 'sound';

document.querySelector('cntv-unread-badge')?.refresh();
const size: number | undefined = document.querySelector('cntv-qr-login')?.size;
const portal = document.querySelector('cntv-portal');
portal?.navigate({ name: 'UserMessage', params: { tabName: 'system' } });
// @ts-expect-error: a route has a name
portal?.navigate({ query: { page: '2' } });

const form = document.querySelector('cntv-apply-form');
if (form?.checkValidity()) form.data = { ...form.data, email: 'viewer@example.com' };
// @ts-expect-error: the values are by field name
if (form) form.data = 'viewer@example.com';

login.addEventListener('cntv-login-success', (event) => {
  event.preventDefault();
  location.assign(event.detail.redirectTo);
});
login.addEventListener('cntv-navigate', ({ detail }) => {
  const { query }: CntvNavigateDetail = detail;
  console.log(query.backurl, size);
});
document.addEventListener('cntv-submit', ({ detail }) => detail.respond(fetch('/apply')));
window.addEventListener('cntv-error', ({ detail }) => console.error(detail.code, detail.message));

const findings: Finding[] = await checkSnippet('<cntv-login />', location.href);
console.log(findings.map(({ message }) => message.en));
