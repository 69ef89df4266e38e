import * as Turbo from '@hotwired/turbo';

globalThis.heard = [];
document.addEventListener('cntv-reset', ({ type }) => globalThis.heard.push(type));
// A visit of the current page renders it again: as a morph, because the page says so.
document.addEventListener('click', ({ target }) => {
  if (target.id === 'again') Turbo.visit(location.href, { action: 'replace' });
});
