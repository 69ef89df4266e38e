import { EVENTS } from '#config/events';
import { setState } from '#lib/element-state';
import type { Host } from '#ui/host';

/** Returns a host whose element is outside the document and whose events nobody handles. */
export function fakeHost(parts: Partial<Host> = {}): Host {
  const host: Host = {
    element: document.createElement('div'),
    emit: () => true,
    fail(error, isWholeView) {
      if (isWholeView) setState(host.element, 'error');
      host.emit(EVENTS.error, { code: null, message: String(error), cause: 'view' });
    },
    restart() {},
    ...parts,
  };
  return host;
}
