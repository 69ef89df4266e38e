import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { frames, scriptWithFault } from '../../../support/element/faults/chunk-faults';
import { type HostPage, inside, openPage } from '../../../support/element/host';

/** In each of ten pages, so that there are 10,000 in each engine. */
const SUBMITS = 1000;
/** As in `host-page.mjs`. */
const SECRET = 'never-sent';

const ELEMENTS = {
  'cntv-login': '<cntv-login>[[cntv-login]]<a href="/login.html">登录</a></cntv-login>',
  'cntv-apply-form':
    '<cntv-apply-form form="poetry">[[cntv-apply-form?form=poetry]]<p>…</p></cntv-apply-form>',
};

type Page = Partial<Parameters<typeof openPage>[0]>;

/** What may become of the script. The view is held where the loader is there. */
const STATES: Readonly<Record<string, (name: string) => Page>> = {
  'is held': () => ({ query: { script: '' } }),
  'is blocked': () => ({ scripts: ['/nowhere/cntv-widgets.js'] }),
  'is broken': () => ({ scripts: [`/stored/${Date.now()}/cntv-widgets.js/cntv-widgets.js`] }),
  'is slow': (name) => ({ scripts: [scriptWithFault('held', `${name}.view`).script] }),
  'is of another release': (name) => ({
    scripts: [scriptWithFault('held', `${name}.view`).script],
    query: { stamp: '0.0.1-abc' },
  }),
};

/** Ways to submit a form, by its viewer, by a filler, and by scripts of the page. */
const WAYS: readonly ((form: HTMLFormElement, button: HTMLButtonElement) => void)[] = [
  (form) => form.requestSubmit(),
  (_form, button) => button.click(),
  (form) => {
    try {
      form.submit();
    } catch {
      // Firefox throws outside of a dialog.
    }
  },
  (form, button) => {
    if (button.type === 'submit') form.requestSubmit(button);
  },
  (form) => {
    const { KeyboardEvent } = form.ownerDocument.defaultView as HostPage['window'];
    for (const field of form.querySelectorAll('input'))
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
  },
];

describe(`${SUBMITS} early submits of a print send nothing and change no address`, () => {
  for (const [tag, html] of Object.entries(ELEMENTS))
    for (const [state, options] of Object.entries(STATES))
      it(`of <${tag}> while the script ${state}`, async () => {
        const api = new FakeApi();
        const page = await openPage({ html, api, ...options(tag.replace('cntv-', '')) });
        const { history, location } = page.window;
        const before = [location.href, history.length];
        let left = 0;
        page.window.addEventListener('pagehide', () => {
          left += 1;
        });
        const widget = page.widget(tag);
        const form = inside<HTMLFormElement>(widget, 'form');
        const button = inside<HTMLButtonElement>(widget, '[data-submit]');
        for (let count = 0; count < SUBMITS; count += 1) {
          for (const field of form.querySelectorAll('input,textarea') as NodeListOf<HTMLInputElement>)
            if (!/^(checkbox|radio)$/.test(field.type)) field.value = `${SECRET} ${count}`;
          WAYS[count % WAYS.length]?.(form, button);
          // The browser navigates in a later task.
          if (count % 100 === 0) await frames(page, 1);
        }
        await frames(page, 2);
        const sent = await (await fetch('/sent-forms')).json();
        expect(sent).to.deep.equal([]);
        expect([left, location.href, history.length]).to.deep.equal([0, ...before]);
        expect(inside<HTMLInputElement>(widget, 'input').value).to.equal(`${SECRET} ${SUBMITS - 1}`);
        const seen = [page.console, page.violations, api.calls.map(({ url }) => url), resources(page)];
        expect(JSON.stringify(seen)).not.to.contain(SECRET);
        page.close();
      });
});

function resources({ window }: HostPage): string[] {
  return window.performance.getEntries().map(({ name }) => name);
}
