import Swup from 'swup';

globalThis.heard = [];
document.addEventListener('cntv-reset', ({ type }) => globalThis.heard.push(type));

const swup = new Swup({ containers: ['main'], animationSelector: false });
document.addEventListener('click', ({ target }) => {
  if (target.id === 'again') swup.navigate(location.pathname, { history: 'replace', cache: { read: false } });
});
