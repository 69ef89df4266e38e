import { refusedEncrypted } from '#lib/crypto/refused-key';
import { pageUrl } from '#lib/document/page-url';
import { RULES } from '#page-config/rules';
import { TAGS } from '../known-names.build-time';
import { allowedAction } from '../markup/action';
import { configLayersOf, valueIn } from '../markup/configuration';
import type { Markup, Tag } from '../markup/markup';
import { loaderScripts, urlOf } from '../markup/script-checks';
import { isOfApi } from './api-answer';
import { CHECKED_PATH, POSTED_PATH } from './facts.build-time';
import { type HostFramework, readHostFramework } from './host-framework';
import { type InterceptedEvents, interceptedEvents } from './intercepted-events';
import { type OwnLink, ownLinks, portalBaseOf } from './own-links';
import { type Print, readPrints, readRenderedTwice } from './prints';
import {
  type Announce,
  type Answer,
  forbiddenBelow,
  preloads,
  requestCached,
  requestCall,
  requestFile,
  requestForm,
  requestLink,
  requestPost,
  showsDataPicture,
} from './requests';
import { recordedViolations, type Violation } from './violations';

/** What the requests of the doctor have shown. */
export type Observed = {
  /** Origin of the page. */
  origin: string;
  loaders: readonly Loader[];
  api: Answer;
  /** Of the same call without the path in `apiBase`, if the call with it was not answered by the API. */
  apiAtRoot: Answer | undefined;
  appid: string;
  /** Of a call that writes, if it was asked for. */
  post: Answer | undefined;
  /** URLs of the API that have refused a call of the page. */
  forbidden: readonly string[];
  /** Encrypted calls of the page that the API has refused, such as `POST /openapi/v2/user/login`. */
  refusedEncrypted: readonly string[];
  /** Of the addresses to which application forms send. */
  actions: readonly Answer[];
  /** Of the links of the elements on the page's origin. A status of 0 says nothing. */
  links: readonly (OwnLink & { status: number })[];
  portalBase: string;
  /** Whether the page takes the viewer for signed in. */
  isSignedIn: boolean;
  /** Whether the tags are registered. */
  isDefined: boolean;
  violations: readonly Violation[];
  prints: readonly Print[];
  /** Tags of elements that React has rendered anew, in place of what was shown before the view. */
  renderedTwice: readonly string[];
  intercepted: readonly InterceptedEvents[];
  host: HostFramework;
};

/** A script of the widgets on the page. */
export type Loader = {
  url: string;
  /** Its element on the page. */
  tag: Tag;
  /** As the server sends it. */
  sent: Answer;
  /** As the browser has stored it. */
  stored: Answer;
  /** Whether the browser could load it as a module; undefined where the browser cannot tell. */
  isLoadable: boolean | undefined;
  /** The first of the files that it loads. */
  part: Answer | undefined;
  /** The script of the same name in the folder of the doctor. */
  newest: Answer;
};

/** The name of a file as the loader contains it. */
const PART = /\.\/(c\/[\w.-]+\.js)/;

/**
 * Sends the requests of the doctor, one after the other, so that what each one caused is known.
 * @param doctorUrl URL of the doctor's own script
 * @param withPost whether to send a call that could write, too
 */
export async function observe(
  markup: Markup,
  doctorUrl: string,
  announce: Announce,
  withPost: boolean,
): Promise<Observed> {
  const loaders: Loader[] = [];
  const tags = new Map(loaderScripts(markup).map((tag) => [urlOf(tag, markup), tag]));
  for (const [url, tag] of tags)
    if (/^https?:/.test(url)) loaders.push({ tag, ...(await observeLoader(url, doctorUrl, announce)) });
  const { base, appid } = apiOf(markup);
  const callUrl = (path: string) => new URL(base + path, pageUrl()).href;
  const checkedUrl = new URL(`${callUrl(CHECKED_PATH)}?${new URLSearchParams({ appid })}`);
  const api = await requestCall(checkedUrl.href, announce);
  const rootUrl = new URL(CHECKED_PATH + checkedUrl.search, checkedUrl).href;
  const isElsewhere = rootUrl !== checkedUrl.href && !isOfApi(api);
  const apiAtRoot = isElsewhere ? await requestCall(rootUrl, announce) : undefined;
  const post = withPost
    ? await requestPost(callUrl(POSTED_PATH), new URLSearchParams({ token: 'doctor', appid }), announce)
    : undefined;
  const actions: Answer[] = [];
  for (const url of actionsOf(markup)) actions.push(await requestForm(url, announce));
  const links: Observed['links'][number][] = [];
  for (const link of await ownLinks(markup))
    links.push({ ...link, status: await requestLink(link.url, announce) });
  await showsDataPicture();
  return {
    origin: self.origin,
    loaders,
    api,
    apiAtRoot,
    appid,
    post,
    forbidden: forbiddenBelow(callUrl('/openapi/')),
    refusedEncrypted: [...refusedEncrypted],
    actions,
    links,
    portalBase: portalBaseOf(markup),
    isSignedIn: isSignedIn(),
    isDefined: TAGS.some((tag) => customElements.get(tag)),
    violations: await recordedViolations(),
    prints: await readPrints(),
    renderedTwice: readRenderedTwice(),
    intercepted: interceptedEvents(),
    host: readHostFramework(),
  };
}

async function observeLoader(
  url: string,
  doctorUrl: string,
  announce: Announce,
): Promise<Omit<Loader, 'tag'>> {
  const stored = await requestCached(url, announce);
  const sent = await requestFile(url, announce);
  const isLoadable = await preloads(url, announce);
  const name = sent.outcome === 'answered' ? PART.exec(sent.text)?.[1] : undefined;
  const part = name ? await requestFile(new URL(name, url).href, announce) : undefined;
  const beside = new URL(new URL(url).pathname.split('/').pop() ?? '', doctorUrl).href;
  const newest = beside === url ? sent : await requestFile(beside, announce);
  return { url, sent, stored, isLoadable, part, newest };
}

/** Returns the addresses of the attributes `action` that are allowed. */
function actionsOf(markup: Markup): ReadonlySet<string> {
  const written = markup.tags.flatMap(({ attributes }) => attributes.get('action') ?? []);
  return new Set(written.flatMap((action) => allowedAction(action, markup) ?? []));
}

function apiOf(markup: Markup): { base: string; appid: string } {
  const read = (key: 'apiBase' | 'appid') => RULES[key].read(valueIn(configLayersOf(markup), key)) ?? '';
  return { base: read('apiBase'), appid: read('appid') };
}

type SessionStore = { store?: { getState?(): { status?: unknown } } };

/** Reads the session of the page without creating one. */
function isSignedIn(): boolean {
  const page = (globalThis as { [key: symbol]: unknown })[Symbol.for('cntv-widgets')];
  const session = page instanceof Map ? (page.get('session') as SessionStore | undefined) : undefined;
  return session?.store?.getState?.().status === 'signed-in';
}
