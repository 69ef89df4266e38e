import { origin } from './test-environment';
import type { OwnPage } from './wire';

/** Returns a page with the portal's policy, the portal's configuration and one widget only. */
export async function minimalPage(widget: string): Promise<OwnPage> {
  const answer = await fetch(`${origin}/login.html`);
  const configuration = /<script[^>]+data-cntv-config>.*?<\/script>/s.exec(await answer.text())?.[0] ?? '';
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
${configuration}<script type="module" src="/widgets/cntv-widgets.js"></script><main>${widget}</main></html>`;
  return { path: '/minimal.html', html, policy: answer.headers.get('content-security-policy') ?? '' };
}
