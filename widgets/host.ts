import { CANCELABLE, LOADED_EVENT, type WidgetEvents } from '#config/events';
import { createEvent } from '#lib/document/create-event';
import { setState } from '#lib/element-state';
import { whenIdle } from '#lib/when-idle';
import { logMessage } from '#page-config/console-message';
import type { Host } from '#ui/host';
import { languageOf, propertyName, type Values } from './attributes';
import type { Connection } from './types';

/** Access to the host element for its view and for what is loaded before the view. */
export type WidgetHost = Host & {
  /** Returns the attributes as props of the view. */
  values(): Values;
  /** Empties the box and sets the state to `ready`. */
  readyWithoutView(): void;
  /** Sets the state to `ready` after the view was mounted, and replays the held action. */
  readyWithView(): void;
};

const hosts = new WeakMap<Connection, WidgetHost>();
const warnings = new WeakMap<Element, Set<string>>();

/** Returns the host of a connection; the same object for each call. */
export function hostOf(connection: Connection): WidgetHost {
  const host = hosts.get(connection) ?? newHost(connection);
  hosts.set(connection, host);
  return host;
}

function newHost(connection: Connection): WidgetHost {
  const { element } = connection;
  function emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): boolean {
    const cancelable = CANCELABLE.includes(name);
    return element.dispatchEvent(createEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }
  function ready(): void {
    setState(element, 'ready');
    dispatchEvent(createEvent(LOADED_EVENT, {}));
  }
  return {
    element,
    emit,
    fail: (error, isWholeView) => connection.fail(error, isWholeView),
    restart: () => connection.restart(),
    values: () => valuesOf(connection),
    readyWithoutView() {
      connection.box.replaceChildren();
      ready();
      whenIdle(connection.diagnose);
    },
    readyWithView() {
      ready();
      whenIdle(connection.diagnose);
      // Runs after the commit that mounted the view, because a held action may render again.
      queueMicrotask(connection.release);
    },
  };
}

/** Reads all attributes as props of the view, with the language of an ancestor for a missing `lang`, and warns once for each invalid value. */
function valuesOf({ element, attributes }: Connection): Values {
  const entries = Object.entries(attributes).map(([name, attribute]) => {
    const written = element.getAttribute(name);
    if (written !== null && attribute.read(written) === undefined) {
      warnOnce(
        element,
        `<${element.localName} ${name}="${written}">: expected ${attribute.expected}; the default is used.`,
      );
    }
    return [propertyName(name), name === 'lang' ? languageOf(element) : attribute.valueOf(written)];
  });
  return Object.fromEntries(entries);
}

function warnOnce(element: Element, warning: string): void {
  const reported = warnings.get(element) ?? new Set();
  if (!reported.has(warning)) logMessage('warn', warning);
  warnings.set(element, reported.add(warning));
}
