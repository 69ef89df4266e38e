import { navigate } from 'astro:transitions/client';

globalThis.heard = [];
document.addEventListener('cntv-reset', ({ type }) => globalThis.heard.push(type));
document.addEventListener('click', ({ target }) => {
  if (target.id === 'again') navigate(location.pathname, { history: 'replace' });
});
