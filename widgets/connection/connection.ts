import { changeAddresses } from '#lib/chunks/file-address';
import { setState } from '#lib/element-state';
import { type Measured, measure } from '#lib/measure';
import type { Attributes } from '../attributes';
import { causeOf, isPageError, reportFailure } from '../failure';
import { diagnose } from '../load-diagnostics';
import type { Connection, ConnectionControl, Widget } from '../types';
import { boxOf, drawIn } from './draw';
import { keepOwnScripts } from './keep-own-scripts';
import { loadingOf } from './loading';
import { recoveryOf } from './recovery';
import { followTouch } from './until-touched';

/**
 * Connects an element until it is disconnected: draws at once and loads the view later. Uses closures, because they minify
 * better than a class.
 * @throws when the page has broken a function of the browser; the box then shows the slotted content
 */
export function openConnection(
  element: HTMLElement,
  widget: Widget,
  attributes: Attributes,
): ConnectionControl {
  keepOwnScripts();
  const recover = recoveryOf();
  let current = connect(false);
  return { update: () => current.update(), end: () => current.end() };

  function connect(hasRetried: boolean): ConnectionControl {
    const box = boxOf(element);
    const ending = new AbortController();
    const { signal } = ending;
    // Before the drawing replaces the slot, because it throws for a class of the page's own.
    signal.addEventListener('abort', () => end());
    const measured: { [what in Measured]?: true } = {};
    const connection: Connection = {
      ...drawIn(box, element, widget, signal),
      element,
      attributes,
      signal,
      restarts: false,
      diagnose,
      recover,
      tell: (state) => setState(element, state),
      measure(what) {
        if (!measured[what]) measure(element, what);
        measured[what] = true;
      },
      restart() {
        connection.restarts = true;
        changeAddresses();
        const hadFocus = element.shadowRoot?.activeElement;
        current.end();
        current = connect(true);
        if (hadFocus) element.focus();
      },
      fail(error, isWholeView) {
        const cause = causeOf(error);
        // React is still rendering: it can remove the view only afterwards.
        if (isPageError(cause)) queueMicrotask(() => breakDown(cause));
        else reportFailure(element, cause, isWholeView, 'view');
      },
    } satisfies Omit<Connection, 'part'> as Connection;
    connection.part = connection;
    const { load, breakDown, update, end } = loadingOf(connection, widget, hasRetried, ending);
    if (connection.hydrates) {
      connection.measure('drawn');
      if (box.querySelector('input')) connection.measure('typing');
    }
    followTouch(connection);
    void load();
    return { update, end: () => ending.abort() };
  }
}
