import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '#ui/styles/emotion';
import { newPageCheck, type Run } from './page-check';
import { Panel } from './panel';

/** Starts the check again. */
type Host = HTMLElement & { again?(): void };

/** Shows the panel and checks the page. A panel that is open already checks it again, unless it is checking. */
export function openPanel(run: Run): void {
  const open = document.querySelector<Host>('[data-cntv-doctor]');
  if (open?.again) {
    open.again();
    return;
  }
  const focused = document.activeElement;
  const host: Host = document.createElement('div');
  const check = newPageCheck(run, () => host.isConnected);
  host.dataset.cntvDoctor = '';
  host.again = () => void check.start();
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  function close(): void {
    root.unmount();
    host.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
  document.documentElement.append(host);
  adoptStyles(shadow);
  host.again();
  flushSync(() => root.render(<Panel check={check} onClose={close} />));
}
