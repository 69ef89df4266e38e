import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALIASES } from '#config/aliases';
import { PATHS, type RouteName } from '#config/paths';
import { CHANNELS } from '../../../examples/portal/server/pages/channel-links';
import { BASE_TIME } from '../../support/portal/client';
import { freshPortal } from '../../support/portal/fresh-portal';
import { root } from '../../support/source/text';

const OAUTH = '/openapi/v2/user/oauth/weChat';
const CONSENT = `${OAUTH}?appid=demo&method=login&timestamp=${BASE_TIME / 1000}`;

const ROUTES = (Object.keys(PATHS) as RouteName[]).flatMap((name) =>
  [PATHS[name], ...(ALIASES[name] ?? [])].map((path) => path.replace(/\{\w+\}/, 'system')),
);
const PAGES = [
  ...ROUTES,
  ...ROUTES.map((path) => `/site${path}`),
  ...CHANNELS.map(({ href }) => href),
  ...['', '/faults', '/outbox', '/phone', '/requests', '/applications'].map((page) => `/dev${page}`),
  ...['/news/1.html', '/service.html', '/privacy.html', '/member.html', '/campaign.html'],
  ...['/video/a1', '/live/a1', '/site', '/nothing-here', OAUTH, CONSENT],
];
const FILES = readdirSync(join(root, 'examples'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/node_modules|dist/.test(file))
  .map((file) => `examples/${file}`);

const fresh = freshPortal();

/** Expects one sentence, in the language of the page. */
function expectDescription(page: string): void {
  const [, lang] = /<html lang="([^"]+)"/.exec(page) ?? [];
  const found = [...page.matchAll(/<meta name="description" content="([^"]*)">/g)].map(([, text]) => text);
  expect(found).toHaveLength(1);
  expect(['zh-CN', 'en']).toContain(lang);
  expect(found[0]).toMatch(
    lang === 'en' ? /^[A-Z][\w ,'-]{20,150}\.$/ : /^[^.。]*[\u4e00-\u9fff][^.。]{5,60}。$/,
  );
}

describe('the description for search engines', () => {
  it.each(PAGES)('is on %s, for visitors and members', async (path) => {
    for (const isSignedIn of [false, true]) {
      if (isSignedIn) await fresh.visitor.devConsole('session');
      const response = await fresh.visitor.request(path);
      if (response.status < 300 || response.status === 404 || response.status === 400)
        expectDescription(await response.text());
      else expect(response.headers.get('location')).not.toBeNull();
    }
  });

  it('is on the pages of the second site', async () => {
    fresh.site.portal.setSites({ portalPort: 8080, secondPort: 8081, hosts: ['localhost'] });
    const home = await fresh.site.portal.second.fetch(new Request('http://localhost:8081/?asked'));
    expectDescription(await home.text());
  });

  it.each(FILES)('is in %s', (file) => {
    expectDescription(readFileSync(join(root, file), 'utf8'));
  });
});
