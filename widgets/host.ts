import { CANCELABLE, LOADED_EVENT, type WidgetEvents } from '#config/events';
import { createEvent } from '#lib/document/create-event';
import { allowedUrl } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import { whenIdle } from '#lib/when-idle';
import { reportMistake } from '#page-config/mistakes';
import { isConfigInvalid } from '#page-config/page-config';
import type { Host } from '#ui/host';
import { languageOf, propertyName, type Values } from './attributes';
import { isLookedAtByAuthor } from './looked-at-by-author';
import type { Connection } from './types';

/** Access to the host element for its view and for what is loaded before the view. */
export type WidgetHost = Host & {
  /** Returns the attributes as props of the view. */
  values(): Values;
  /** Sets the state to `ready`, with what the caller has in the box. */
  readyWithoutView(): void;
  /** Sets the state to `ready` after the view was mounted, and replays the held action. */
  readyWithView(): void;
};

/** Not in the type of the connection, which the loader has: a host is made by what is loaded later. */
const hosts = new WeakMap<Connection, WidgetHost>();

/** Returns the host of a connection; the same object for each call. */
export function hostOf(connection: Connection): WidgetHost {
  const host = hosts.get(connection) ?? newHost(connection);
  hosts.set(connection, host);
  return host;
}

function newHost(connection: Connection): WidgetHost {
  const { element } = connection;
  function emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): boolean {
    if ('cause' in detail) connection.measure(`failed:${detail.cause}`);
    const cancelable = CANCELABLE.includes(name);
    return element.dispatchEvent(createEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }
  function ready(): void {
    connection.tell('ready');
    dispatchEvent(createEvent(LOADED_EVENT, {}));
    whenIdle(() => checkWhereWanted(connection));
  }
  return {
    element,
    emit,
    fail: (error, isWholeView) => connection.fail(error, isWholeView),
    restart: () => connection.restart(),
    values: () => valuesOf(connection),
    readyWithoutView: ready,
    readyWithView() {
      // Not of a menu, which has no content before its view.
      if (connection.drawn[0]) connection.measure('drawn');
      connection.measure('live');
      ready();
      // Runs after the commit that mounted the view, because a held action may render again.
      queueMicrotask(connection.release);
    },
  };
}

/** Reads all attributes as props of the view, with the language of an ancestor for a missing `lang`, and reports invalid values. */
function valuesOf({ element, attributes, diagnose }: Connection): Values {
  const entries = Object.entries(attributes).map(([name, attribute]) => {
    const value = element.getAttribute(name);
    if (value !== null && attribute.read(value) === undefined) {
      const { expected } = attribute;
      if (reportMistake('warn', 'badValue', { name, tag: element.localName, value, expected }))
        whenIdle(diagnose);
    }
    return [propertyName(name), name === 'lang' ? languageOf(element) : attribute.valueOf(value)];
  });
  return Object.fromEntries(entries);
}

/** Global attributes that no property has the name of, and those of frameworks. */
const OTHERS =
  /^(accesskey|class|contenteditable|enterkeyhint|exportparts|inert|inputmode|is|popover|role|tabindex|v\w+policy|writings.*|xmlns|(aria|data|hx|ng|v|x)-.*)$|^item|[^a-z-]/;

/** Loads the checks of the page where an editor looks at it, and where something of it is invalid. Viewers do without. */
function checkWhereWanted({ element, attributes, diagnose }: Connection): void {
  const isUnknown = (name: string) => !(name in attributes || name in element || OTHERS.test(name));
  const backurl = 'backurl' in attributes && element.getAttribute('backurl')?.trim();
  if (
    isLookedAtByAuthor() ||
    isConfigInvalid() ||
    element.getAttributeNames().some(isUnknown) ||
    (backurl && !allowedUrl(backurl, redirectRule()))
  )
    diagnose();
}
