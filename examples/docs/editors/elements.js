// Written by `npm run docs`: the attributes of each element.
export const ELEMENTS = {
  'cntv-account': ['links', 'unread', 'lang', 'theme'],
  'cntv-apply-form': ['form', 'declarations', 'messages', 'draft', 'action', 'consent', 'prefill', 'loading', 'opens', 'closes', 'lang', 'theme'],
  'cntv-login': ['backurl', 'captcha', 'variant', 'standalone', 'compact', 'no-title', 'loading', 'lang', 'theme'],
  'cntv-member-center': ['section', 'tab', 'bare', 'lang', 'theme'],
  'cntv-portal': ['base', 'login-check', 'loading', 'lang', 'theme'],
  'cntv-qr-login': ['size', 'backurl', 'lang', 'theme'],
  'cntv-unread-badge': ['kind', 'max', 'href', 'blink-title', 'bell', 'lang', 'theme'],
};
