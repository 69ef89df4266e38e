/**
 * What is told of each event, besides its name: only values that the site itself has set. Not `detail` as a whole: it has
 * what the visitor typed, addresses with their parameters, and messages.
 */
const LABELS = {
  'cntv-login-success': () => '',
  'cntv-login-required': () => '',
  'cntv-logout': () => '',
  'cntv-navigate': ({ name }) => name,
  'cntv-submit': ({ form }) => form,
  'cntv-reset': ({ form }) => form,
  'cntv-qr-state': ({ state }) => state,
  'cntv-error': ({ code, cause }) => String(code ?? cause),
};

window.dataLayer ??= [];
window._hmt ??= [];

// While capturing, so that a page that stops the event is counted too.
for (const [name, labelOf] of Object.entries(LABELS))
  document.addEventListener(
    name,
    ({ detail, target }) => {
      const label = labelOf(detail);
      window.dataLayer.push({ event: name, cntv_element: target.localName, cntv_label: label });
      window._hmt.push(['_trackEvent', target.localName, name, label]);
    },
    true,
  );
