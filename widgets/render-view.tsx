import { type ComponentType, createElement, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { EVENTS } from '#config/events';
import { type Catalogue, catalogueOf, type Language } from '#i18n/catalogue';
import { coreLoader } from '#i18n/load-texts';
import { onLanguageChange } from '#lib/document/language-tag';
import { ownAddress } from '#lib/document/page-url';
import { ROOT } from '#lib/document/root-box';
import { logMessage, readable } from '#page-config/console-message';
import { getPageConfig, type PageConfig } from '#page-config/page-config';
import { assertConfigReadable, onConfigChange } from '#page-config/scripts';
import type { Elements } from '#ui/elements';
import { type TakeInput, TakeInputProvider } from '#ui/forms/restored-input';
import { HydratedProvider, useHydration } from '#ui/hooks/use-is-hydrated';
import { HostProvider } from '#ui/host';
import { LanguageProvider } from '#ui/language';
import { ErrorBoundary } from '#ui/loading/error-boundary';
import { PrintProvider } from '#ui/print';
import { adoptStyles } from '#ui/styles/emotion';
import { ToastProvider } from '#ui/toast/toast-host';
import { viewTag } from './attributes';
import { carryInput } from './carried-input';
import { followFieldset } from './follow-fieldset';
import { hostOf, type WidgetHost } from './host';
import { diagnoseMissingKey } from './missing-key';
import { type PrintOf, readPrint } from './stamp';
import type { Connection, Mount, MountedView } from './types';
import { presentStamp } from './until-stale';

/**
 * Returns the function that mounts a React view in the box of an element, until the element is disconnected. The function
 * hydrates the prerender or a current print. It replaces a print of another release or configuration, and fills an empty box.
 * Its promise rejects when the element was disconnected, the language cannot be loaded or the page-config cannot be parsed.
 * @param sendsPasswords whether the page needs a public key for the view
 */
export function renderView(View: ComponentType<never>, print?: PrintOf, sendsPasswords?: true): Mount {
  return (connection) => {
    if (sendsPasswords) diagnoseMissingKey(connection);
    return mount(View, print, connection);
  };
}

async function mount(
  View: ComponentType<never>,
  print: PrintOf | undefined,
  connection: Connection,
): Promise<MountedView> {
  assertConfigReadable();
  const { box, signal } = connection;
  const host = hostOf(connection);
  const stamp = box.getAttribute('data-print');
  await Promise.all([
    currentCatalogue(host),
    stamp !== null && print && readPrint(print, host.values()).load?.(host.values(), getPageConfig()),
  ]);
  // The language may have changed while the rest was loading.
  let catalogue = await currentCatalogue(host);
  // The box may already belong to a later connection.
  if (signal.aborted) throw new Error('the element was disconnected');
  const shadow = connection.element.shadowRoot as ShadowRoot;
  adoptStyles(shadow);
  const input = carryInput(connection, shadow);
  // The prerender has relative links, and the view that hydrates them those of this page.
  for (const link of box.querySelectorAll('a'))
    link.setAttribute('href', ownAddress(link.getAttribute('href') ?? ''));
  const config = getPageConfig();
  const isCurrent = print && stamp === presentStamp(connection, print);
  const hydrates = connection.hydrates && (stamp === null || isCurrent);
  // For the doctor.
  if (stamp !== null && !isCurrent) box.setAttribute('data-replaced-print', stamp);
  /** Called by each form that is mounted. */
  const takeInput: TakeInput = (form, given) => {
    connection.measure('typing');
    return input.take(form, given);
  };
  const releaseEvents = hydrates ? holdReplayedEvents(shadow, signal) : () => {};

  const content = () => {
    box.lang = viewTag(host.element);
    return (
      <Frame
        host={host}
        catalogue={catalogue}
        print={isCurrent ? config : null}
        takeInput={takeInput}
        onLive={() => {
          input.restore();
          if (stamp !== null) removePrinted(shadow, box);
          box.removeAttribute('data-print');
          // Runs after this commit and before the held action, because the form starts on focus.
          queueMicrotask(releaseEvents);
          followFieldset(connection);
          host.readyWithView();
        }}
      >
        {createElement(View, host.values() as never)}
      </Frame>
    );
  };
  // On a hydration mismatch (for example with overridden texts) React renders from scratch; the input is
  // restored.
  // The error boundary logs what it catches.
  const options = {
    onRecoverableError: () => hydrates && connection.measure('failed:hydration'),
    onCaughtError() {},
  };
  const root = hydrates ? hydrateRoot(box, content(), options) : createRoot(box, options);
  if (!hydrates) root.render(content());

  async function renderAgain() {
    try {
      catalogue = await currentCatalogue(host);
    } catch (error) {
      logMessage('error', `<${host.element.localName}>`, readable(error));
      host.emit(EVENTS.error, { code: null, message: `${readable(error)}`, cause: 'file' });
    }
    // Keeps the content while further texts of another language load: hidden queries would request again.
    if (!signal.aborted) startTransition(() => root.render(content()));
  }
  const stopListening = onConfigChange(() => void renderAgain());
  const watchLanguage = () =>
    onLanguageChange(host.element, () => {
      if (box.lang !== viewTag(host.element)) update();
    });
  let stopWatching = watchLanguage();
  signal.addEventListener('abort', () => {
    stopListening();
    stopWatching();
    try {
      input.keep();
    } catch {
      // The page has replaced a built-in class, see `built-ins.chunk.ts`: the view ends without its input.
    }
    root.unmount();
    // The next connection draws.
    box.removeAttribute('data-print');
  });
  function update() {
    adoptStyles(shadow);
    // The element may have been moved into another shadow tree.
    stopWatching();
    stopWatching = watchLanguage();
    followFieldset(connection);
    if (host.values().lang === catalogue.language) root.render(content());
    else void renderAgain();
  }
  return { update };
}

/** One catalogue per language for all widgets, created again when the page-config changes. */
const catalogues = new Map<Language, { config: PageConfig; catalogue: Catalogue }>();

async function currentCatalogue(host: WidgetHost): Promise<Catalogue> {
  const language = host.values().lang as Language;
  // Not loadChunk: requested once for each connection or change of the language.
  const loaded = await coreLoader(language)();
  // The language may have changed while its file was loading.
  if (host.values().lang !== language) return currentCatalogue(host);
  const config = getPageConfig();
  const known = catalogues.get(language);
  if (known?.config === config) return known.catalogue;
  const catalogue = catalogueOf(loaded, language, config);
  catalogues.set(language, { config, catalogue });
  return catalogue;
}

/** Removes the style of a print, whose rules are adopted now, and its slot. */
function removePrinted(shadow: ShadowRoot, box: HTMLElement): void {
  for (const node of [...shadow.children])
    if (node !== box && !(node as HTMLElement).dataset.cntv) node.remove();
}

type FrameProps = {
  host: WidgetHost;
  catalogue: Catalogue;
  /** Page configuration of the print that is rendered or hydrated. */
  print?: PageConfig | null;
  takeInput?: TakeInput;
  onLive(): void;
  children: Elements;
};

/**
 * Providers, error boundary and root box around a view. The build renders the prerender in the same frame, so that it
 * hydrates.
 */
export function Frame(props: FrameProps) {
  const { host, catalogue, print = null, takeInput = () => undefined, onLive, children } = props;
  return (
    <HostProvider value={host}>
      <LanguageProvider value={catalogue}>
        <PrintProvider value={print}>
          <HydratedProvider value={useHydration()}>
            <div {...ROOT}>
              <ErrorBoundary isWholeView>
                <TakeInputProvider value={takeInput}>
                  <ToastProvider>{children}</ToastProvider>
                </TakeInputProvider>
                <Live onLive={onLive} />
              </ErrorBoundary>
            </div>
          </HydratedProvider>
        </PrintProvider>
      </LanguageProvider>
    </HostProvider>
  );
}

/** Calls `onLive` after the first render and after each recovery from an error. */
function Live({ onLive }: { onLive(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useLayoutEffect(onLive, []);
  return null;
}

/** Events that React queues during hydration and replays at their `target` afterwards. */
const REPLAYED = ['focusin', 'mouseover', 'pointerover', 'dragenter'];

/**
 * Hides events that do not leave the shadow tree from React, such as a focus change between fields: the
 * browser clears their target after dispatch, and React would throw when it replays them.
 * @param signal removes the listeners when aborted
 * @returns removes the listeners after hydration and dispatches a `focusin` event for the focused field
 */
function holdReplayedEvents(root: ShadowRoot, signal: AbortSignal): () => void {
  const hold = (event: Event) => {
    if (event.composedPath().pop() === root) event.stopImmediatePropagation();
  };
  for (const name of REPLAYED) root.addEventListener(name, hold, { capture: true, signal });
  return () => {
    for (const name of REPLAYED) root.removeEventListener(name, hold, true);
    root.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
}
