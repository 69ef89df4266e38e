import type { ConfigDescriptions } from './descriptions';

/** Descriptions of the page configuration in English, as Markdown. */
export const configEn: ConfigDescriptions = {
  apiBase: "origin of the API, or a path before `/openapi`, empty for the page's origin",
  appid: 'application ID, sent with every request',
  'signing.publicKey':
    'RSA key, PEM or base64 SPKI, required for signing in, registering and resetting a password by SMS',
  'signing.secret': 'additional secret of the digest',
  'signing.mode': '`"off"` sends requests unencrypted, for test servers only',
  allowedDomains: "hosts to which redirects may lead, besides the page's origin",
  ssoEndpoints:
    'endpoints that SSO propagation may call, as origin and path prefix: `["https://sso.example.com/accept"]`',
  formOrigins:
    'origins besides that of the page to which `<cntv-apply-form action>` may send: `["https://forms.example.com"]`',
  registrationHost: 'origin of third-party sign-in and of the sign-in page',
  portalBase:
    "prefix of the portal's paths: a path, or the address of the portal if its pages are on another host",
  logoutUrl:
    'page that ends the session on the server; if it is not set, signing out clears only the data in the browser',
  portalHome:
    'default redirect after sign-in; where it is `/index.html`, the mobile site leads to `/m/index.html`',
  userHome: 'home of the user centre',
  loginCheck: 'the same as `login-check` on every `<cntv-portal>`',
  reauth:
    '`"dialog"` asks a viewer whose session has ended to sign in over the page, which keeps what is typed and shown, and repeats the refused request once; by default, the sign-in page opens',
  captcha:
    'captcha of every form that asks for one: a slider puzzle, or `"click"` for words to click; the attribute of `<cntv-login>` overrides it',
  embedLinks:
    'CSS selector of the containers in which [links](editors/README.md) such as `<a href="/apply#cntv-apply-form?form=poetry">` become elements, for editors that delete unknown tags; `true` for the whole page, if only editors can write its content',
  links:
    'URLs of `customerService` and `onlineService`; `nav`, a list of `{href, image, label}` above the applications; `appPromotion`, a list of `{text, href}` on the home; a link without a URL is not shown',
  options:
    'options to choose from in the application forms, by field name; for `province`, the cities of each province',
  campaignRoutes:
    'which form the page of a campaign shows, by its path; needed only where it differs from the route table',
  fields:
    'fields of the application forms by form and name: `{"personal": {"wechat": {"label": "微信号", "optional": true}, "workList": false}}` adds a text field (a select, if `options` has its name) and hides an optional field; all other fields are required and cannot be removed; `{"source": {"hidden": true}}` sends a field without showing it, with the value that `data` or the attribute `prefill` sets',
  servicePhone:
    'phone number of the customer service, shown on the not-found page; messages under fields that name the customer service link to it, unless `links` has an address',
  showOtherAccounts: 'lets viewers bind and unbind WeChat, QQ, Sina and Alipay in the settings',
  agreementUrl:
    'URL of the agreement on the service; if it is not set, the element shows its content with `slot="agreement"`, or else a summary',
  privacyUrl:
    'URL of the privacy policy; if it is set, the registration asks for consent to it and to the agreement on the service',
  cancelAgreementUrl:
    'URL of the agreement on deleting the account; if it is not set, the element shows its content with `slot="cancel-agreement"`, or else a summary',
  'member.base': 'base URL of the service with the VIP membership; if it is not set, no request is sent',
  'member.appId': 'application ID that is sent to the member service',
  'member.productId': 'product ID that is sent to the member service',
  'member.source': 'value of `source` that is sent to the member service',
  'member.sign': 'function, set with `configure()`, that requests a signature from your server',
  qrContent: 'what a QR code contains, such as `https://example.com/scan?code={code}`',
  liveUrl: 'address of the live page of a favourite channel',
  pageKeys:
    'keys that a later configuration may set as well, for example `["portalHome"]` in the file of a site',
  texts: 'texts in place of those of the elements, by area and key',
  messages: 'error messages in place of those of the elements, by result code',
};
