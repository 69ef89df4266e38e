/* global $ */
globalThis.heard = [];
$(document).on('cntv-reset', 'cntv-apply-form', ({ type }) => globalThis.heard.push(type));

function show() {
  // Only `.load()` with a selector drops the scripts of the loaded page.
  $('#app').load(`${location.pathname} main`);
}
$(document).on('click', '#away', (event) => {
  event.preventDefault();
  history.pushState(null, '', event.currentTarget.href);
  show();
});
// Moves the elements, as a layout script does.
$(document).on('click', '#again', () => {
  const count = Number($('main').attr('data-count')) + 1;
  $('main').attr('data-count', count).append($('cntv-login')).wrapInner('<div></div>');
});
$(window).on('popstate', show);
