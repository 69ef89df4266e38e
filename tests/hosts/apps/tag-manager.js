globalThis.heard = [];
document.addEventListener('cntv-reset', ({ type }) => globalThis.heard.push(type));

const ELEMENTS = `<cntv-login standalone><a href="/login.html">登录</a></cntv-login>
<cntv-apply-form form="poetry"></cntv-apply-form><cntv-unread-badge max="9"></cntv-unread-badge>`;

/** A tag: its HTML is inserted as a string, and its script by an element, because inserted scripts do not run. */
function fire() {
  const main = document.querySelector('main');
  if (!main.querySelector('cntv-login')) main.insertAdjacentHTML('beforeend', ELEMENTS);
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', src: '/widgets/cntv-widgets.js' });
  document.body.append(script);
  main.dataset.count = Number(main.dataset.count ?? 0) + 1;
}
addEventListener('load', () => setTimeout(fire));
// The container fires its tags again, for example after a change of the page's address.
document.querySelector('#again').addEventListener('click', fire);
