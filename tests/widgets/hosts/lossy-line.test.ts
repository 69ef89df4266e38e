import { expect } from '@esm-bundle/chai';
import {
  all,
  applicationPages,
  fillAnother,
  fillForm,
  shown,
  submit,
  succeeded,
} from '../../support/element/application';
import { FILE_LIMIT_MS } from '../../support/time-limits.mjs';

const FORMS = 10;
const ROUNDS = 100;
const LOSS = 0.2;
/** How long a request takes at most, and how long its answer. */
const SLOW_MS = 20;
/** How often the browser says that it is online again. */
const ONLINE_MS = 100;
const FORM = '<cntv-apply-form form="handicraft" action="/campaign/2026"></cntv-apply-form>';

describe(`${FORMS * ROUNDS} applications over a line that loses ${LOSS * 100} % of requests and of answers`, () => {
  const { fixture, openBlank } = applicationPages();

  it('arrive, and none twice (OQ-81)', async () => {
    /** The server: the applications by ID. */
    const stored = new Map<string, string>();
    const lost = { requests: 0, answers: 0 };
    const pass = () => new Promise((done) => setTimeout(done, Math.random() * SLOW_MS));
    await openBlank(FORM.repeat(FORMS), {
      isConnected: false,
      prepare(window) {
        window.setInterval(() => window.dispatchEvent(new Event('online')), ONLINE_MS);
        window.fetch = async (_url, { body } = {}) => {
          const sent = new URLSearchParams(String(body));
          await pass();
          if (Math.random() < LOSS) {
            lost.requests += 1;
            throw new TypeError('Failed to fetch');
          }
          stored.set(sent.get('submissionId') ?? '', sent.get('name') ?? '');
          await pass();
          if (Math.random() < LOSS) {
            lost.answers += 1;
            throw new TypeError('Failed to fetch');
          }
          return new Response(null, { status: 204 });
        };
      },
    });
    const widgets = [...fixture.page.document.querySelectorAll<HTMLElement>('cntv-apply-form')];
    const names: string[] = [];
    await Promise.all(
      widgets.map(async (widget, form) => {
        await shown(widget);
        for (let round = 0; round < ROUNDS; round += 1) {
          const name = `${form}-${round}`;
          names.push(name);
          await fillForm(widget, 'handicraft', name);
          submit(widget);
          await succeeded(widget);
          await fillAnother(widget);
        }
        expect(all(widget, '[data-testid~=waiting]')).to.deep.equal([]);
      }),
    );
    expect([...stored.values()].sort()).to.deep.equal(names.sort());
    for (const count of Object.values(lost)) expect(count).to.be.greaterThan(FORMS * ROUNDS * LOSS * 0.8);
  }).timeout(FILE_LIMIT_MS);
});
