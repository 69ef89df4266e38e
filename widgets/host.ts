import { CANCELABLE, type WidgetEvents } from '../src/config/events';
import { whenIdle } from '../src/lib/when-idle';
import type { Host } from '../src/ui/host';
import { propertyName, type Values } from './attributes';
import type { Connection } from './connection';
import type { WidgetState } from './element-contract';

/** The element around a view, for the view's frame and for a gate. */
export type WidgetHost = Host & {
  /** The attributes as the view's properties. */
  values(): Values;
  /** Shows nothing for now, and is ready. */
  idle(): void;
  /** Sets the state to ready once the view is mounted, and runs the actions that were held until then. */
  live(): void;
};

const hosts = new WeakMap<Connection, WidgetHost>();
const warnings = new WeakMap<Element, Set<string>>();

/** The host of a connection; always the same one. */
export function hostOf(connection: Connection): WidgetHost {
  const host = hosts.get(connection) ?? newHost(connection);
  hosts.set(connection, host);
  return host;
}

function newHost(connection: Connection): WidgetHost {
  const { element } = connection;
  function emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): boolean {
    const cancelable = CANCELABLE.includes(name);
    return element.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
    );
  }
  function ready(): void {
    element.dataset.state = 'ready' satisfies WidgetState;
    // Hints for the page's author: a chunk that is not found is no loss to the viewer.
    whenIdle(() => import('./diagnostics.gate').then(({ diagnose }) => diagnose(connection)).catch(() => {}));
  }
  return {
    element,
    emit,
    values: () => valuesOf(connection),
    idle() {
      connection.box.replaceChildren();
      ready();
    },
    live() {
      ready();
      // After the commit that mounted the view: a held action may render again.
      queueMicrotask(connection.release);
    },
  };
}

/** Reads all attributes as properties of the view, and warns once for each value that is wrong. */
function valuesOf({ element, tag, attributes }: Connection): Values {
  const entries = Object.entries(attributes).map(([name, attribute]) => {
    const written = element.getAttribute(name);
    if (written !== null && attribute.read(written) === undefined) {
      warnOnce(
        element,
        `<${tag} ${name}="${written}">: expected ${attribute.expected}; the default is used.`,
      );
    }
    return [propertyName(name), attribute.valueOf(written)];
  });
  return Object.fromEntries(entries);
}

function warnOnce(element: Element, warning: string): void {
  const said = warnings.get(element) ?? new Set();
  if (!said.has(warning)) console.warn(warning);
  warnings.set(element, said.add(warning));
}
