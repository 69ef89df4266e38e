import { expect } from '@esm-bundle/chai';
import { declared } from './declared';
import { FakeApi } from './fake-api';
import { scriptWithFault, UNSIGNED } from './faults/chunk-faults';
import { openPage, seen, stateOf, type, until } from './host';
import { openPortalAt } from './pages/portal-page';
import { press, puzzle } from './puzzle';

/** One state of an element: its attributes, the viewer's actions, and the parts, slots and events that must follow. */
export type Scene = {
  /** The element's attributes; for the portal, its path. */
  at: string;
  answers?: FakeApi['answers'];
  config?: object;
  /** Query parameters of the page. */
  query?: Record<string, string>;
  script?: string;
  /** Selectors to click in this order; with a text, to type it; with a key, to press it. */
  steps?: readonly (string | readonly [selector: string, text: string])[];
  /** Solves the puzzle after the steps. */
  passesPuzzle?: boolean;
  /** After the steps, another tab reports that another viewer has signed in. */
  changesViewer?: boolean;
  parts?: readonly string[];
  slots?: readonly string[];
  events?: readonly string[];
};

/**
 * Renders an element in all scenes, and expects every part, slot and event of its contract.
 * @param common responses of the API in every scene
 */
export async function expectContract(tag: string, scenes: readonly Scene[], common: FakeApi['answers'] = {}) {
  for (const scene of scenes) await play(tag, common, scene);
  const { namesOf } = await declared();
  const missing = (kind: 'cssParts' | 'slots' | 'events', all: ReadonlySet<string>) => {
    const names = [...all].map((name) => name.split(' ')).filter(([of]) => of === tag);
    // The default slot has no name; the other tests show it.
    return namesOf(tag, kind).filter((found) => found && !names.some(([, name]) => name === found));
  };
  expect(missing('cssParts', seen.parts)).to.deep.equal([]);
  expect(missing('slots', seen.slots)).to.deep.equal([]);
  expect(missing('events', seen.events)).to.deep.equal([]);
}

/** The reading time of the account deletion agreement is 10 s. */
const STEP_MS = 15_000;

async function play(
  tag: string,
  common: FakeApi['answers'],
  { at, answers, config, query = {}, script, steps = [], ...scene }: Scene,
) {
  localStorage.clear();
  sessionStorage.clear();
  const api = new FakeApi({ ...common, ...answers });
  const scripts = script ? [scriptWithFault('missing', script).script] : undefined;
  const options = { config: { ...UNSIGNED, ...config }, scripts };
  const page =
    tag === 'cntv-portal'
      ? await openPortalAt(at, api, { ...options, prepare: stayHere })
      : await openPage({ ...options, query, html: `<${tag} ${at}></${tag}>`, api, prepare: stayHere });
  const widget = page.widget(tag);
  for (const step of steps) {
    const [selector, text] = typeof step === 'string' ? [step] : step;
    const target = await until(
      () => {
        const found = widget.shadowRoot?.querySelector<HTMLInputElement>(selector);
        return found && !found.disabled && stateOf(widget) === 'ready' ? found : null;
      },
      `${tag} ${at}: ${selector}`,
      STEP_MS,
    );
    if (text === 'Enter') press(page, target, text);
    else if (text) type(target, text);
    else target.click();
  }
  if (scene.passesPuzzle) await puzzle.pass(page, widget);
  if (scene.changesViewer) signInOtherTab();
  for (const [kind, names = []] of [
    [seen.parts, scene.parts],
    [seen.slots, scene.slots],
    [seen.events, scene.events],
  ] as const)
    for (const name of names) await until(() => kind.has(`${tag} ${name}`), `${tag} ${at}: ${name}`);
  page.close();
}

function signInOtherTab(): void {
  const channel = new BroadcastChannel('cntv:session');
  const now = Date.now();
  const profile = { operatorName: '林间晚风', avatarUrl: '', isOauthOnly: false };
  channel.postMessage({ status: 'signed-in', checkedAt: now, since: now, ...profile });
  channel.close();
}

/** Prevents navigations, so that the events can be observed. */
function stayHere(window: Window): void {
  for (const name of ['cntv-login-success', 'cntv-login-required'])
    window.addEventListener(name, (event) => event.preventDefault());
  // The redirect waits for a focused field with unsaved input, so the focus leaves each field that has been filled in.
  window.addEventListener('cntv-error', () => {
    window.addEventListener('focusin', (event) => (event.composedPath()[0] as HTMLElement).blur());
    (window.document.activeElement?.shadowRoot?.activeElement as HTMLElement | null)?.blur();
  });
}
