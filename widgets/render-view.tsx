import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { EVENTS } from '../src/config/events';
import { type Catalogue, type Language, loadCatalogue, withOverrides } from '../src/i18n/catalogue';
import { getPageConfig, type PageConfig } from '../src/page-config/page-config';
import { assertConfigReadable, onConfigChange } from '../src/page-config/scripts';
import { adoptStyles } from '../src/ui/emotion';
import { ErrorBoundary } from '../src/ui/error-boundary';
import { HostProvider } from '../src/ui/host';
import { LanguageProvider } from '../src/ui/language';
import { ToastProvider } from '../src/ui/toast-host';
import type { Connection } from './connection';
import { captureDraft, type Draft, restoreDraft } from './draft';
import { hostOf, type WidgetHost } from './host';
import { holdReplayedEvents } from './hydration-events';

export type MountedView = {
  /** Renders with the attributes as they are now, where the element now is. */
  update(): void;
};

/** What was typed into an element that is out of the document, without secrets, for when it is added again. */
const drafts = new WeakMap<Element, Draft>();

/**
 * Mounts a React view in a widget's box until its connection ends: hydrates the prerender, or renders into the empty box.
 * @throws when the connection has ended meanwhile, the language cannot be loaded or the page's configuration cannot be read
 */
export async function mountView(View: ComponentType<never>, connection: Connection): Promise<MountedView> {
  assertConfigReadable();
  const { box, hydrates, signal } = connection;
  const host = hostOf(connection);
  let catalogue = await currentCatalogue(host);
  // The box may belong to a later connection by now.
  if (signal.aborted) throw new Error('the element has left the page');
  const shadow = box.getRootNode() as ShadowRoot;
  adoptStyles(shadow);
  const restore = keepWhatIsTyped(shadow, connection);
  const releaseEvents = hydrates ? holdReplayedEvents(shadow, signal) : () => {};

  const content = () => {
    // For screen readers and the shapes of Chinese characters, whatever the page's language is.
    box.lang = catalogue.language;
    return (
      <Frame
        host={host}
        catalogue={catalogue}
        onLive={() => {
          restore();
          // After this commit, and before the actions that were held: the form starts with the focus.
          queueMicrotask(releaseEvents);
          host.live();
        }}
      >
        {createElement(View, host.values() as never)}
      </Frame>
    );
  };
  // On a mismatch (a portal's own texts, for example) React renders from scratch, and the draft is restored.
  const root = hydrates ? hydrateRoot(box, content(), { onRecoverableError() {} }) : createRoot(box);
  if (!hydrates) root.render(content());

  async function renderAgain() {
    try {
      catalogue = await currentCatalogue(host);
    } catch (error) {
      console.error(`<${connection.tag}>`, error);
      host.emit(EVENTS.error, { code: null, message: String(error) });
    }
    if (!signal.aborted) root.render(content());
  }
  const stopListening = onConfigChange(() => void renderAgain());
  signal.addEventListener('abort', () => {
    stopListening();
    drafts.set(host.element, captureDraft(shadow));
    root.unmount();
  });
  return {
    update() {
      adoptStyles(shadow);
      if (host.values().lang === catalogue.language) root.render(content());
      else void renderAgain();
    },
  };
}

/** One catalogue for all widgets of a language, made anew when the page's settings change. */
const catalogues = new Map<Language, { settings: PageConfig; catalogue: Catalogue }>();

async function currentCatalogue(host: WidgetHost): Promise<Catalogue> {
  const language = host.values().lang as Language;
  const loaded = await loadCatalogue(language);
  // The language may have changed while its file was on the way.
  if (host.values().lang !== language) return currentCatalogue(host);
  const settings = getPageConfig();
  const known = catalogues.get(language);
  if (known?.settings === settings) return known.catalogue;
  const catalogue = withOverrides(loaded, settings);
  catalogues.set(language, { settings, catalogue });
  return catalogue;
}

/** @returns puts back what was typed before the view took over, where its fields are not those that were typed into */
function keepWhatIsTyped(shadow: ShadowRoot, { box, element, hydrates }: Connection): () => void {
  const painted = hydrates && box.firstChild;
  let draft: Draft | null = drafts.get(element) ?? captureDraft(shadow, { withSecrets: true });
  const follow = () => {
    draft = captureDraft(shadow, { withSecrets: true });
  };
  shadow.addEventListener('input', follow);
  return () => {
    shadow.removeEventListener('input', follow);
    // Fields that were hydrated know best: password fillers change them without an event.
    if (draft && (drafts.has(element) || painted !== box.firstChild)) restoreDraft(shadow, draft);
    draft = null;
    drafts.delete(element);
  };
}

type FrameProps = {
  host: WidgetHost;
  catalogue: Catalogue;
  onLive(): void;
  children: ReactNode;
};

/** Everything a view stands in. The build renders first states in the same frame, so that they hydrate. */
export function Frame({ host, catalogue, onLive, children }: FrameProps) {
  return (
    <HostProvider value={host}>
      <LanguageProvider value={catalogue}>
        <ErrorBoundary isWhole>
          <ToastProvider>{children}</ToastProvider>
          <Live onLive={onLive} />
        </ErrorBoundary>
      </LanguageProvider>
    </HostProvider>
  );
}

/** Calls `onLive` after the first render and after each recovery from an error. */
function Live({ onLive }: { onLive(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the view is attached
  useLayoutEffect(onLive, []);
  return null;
}
