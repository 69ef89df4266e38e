/** Configures the member service. A page with `configure` can sign requests; the secret is known to the server only. */
import { configure } from '/widgets/cntv-widgets.js';

configure({ member: { base: '/member', appId: 'portal-demo', productId: 'vip', source: 'web', sign } });

/** @param values the values to be signed: appid, ip, productId, source, time, uid */
async function sign(values) {
  const response = await fetch('/membership/signature', {
    method: 'POST',
    body: new URLSearchParams(values),
  });
  return response.ok ? response.text() : '';
}
