import { expect } from '@esm-bundle/chai';
import type { ApplicationName } from '#config/application-forms';
import {
  all,
  applicationPages,
  controls,
  fillAnother,
  fillForm,
  isBusy,
  put,
  submit,
  succeeded,
  toast,
} from '../support/element/application';
import { inside, until } from '../support/element/host';

const ACTION = '<cntv-apply-form form="handicraft" action="/campaign/2026"></cntv-apply-form>';

type Sent = { url: string; fields: Record<string, string>; credentials: string };

describe('<cntv-apply-form action>', () => {
  const { fixture, on, open, reopen, storedDraft } = applicationPages();
  let sent: Sent[];
  /** What the server answers, in turn; without any, it takes the application. */
  let answers: (() => Response | Promise<Response>)[];

  async function filled(html = ACTION, config = {}, form: ApplicationName = 'handicraft') {
    sent = [];
    answers = [];
    const widget = await open(html, {
      config,
      isConnected: false,
      prepare(window) {
        window.fetch = async (url, { body, credentials } = {}) => {
          const fields = Object.fromEntries(new URLSearchParams(String(body)));
          sent.push({ url: String(url), fields, credentials: String(credentials) });
          return answers.shift()?.() ?? new Response(null, { status: 204 });
        };
      },
    });
    await fillForm(widget, form, '有');
    return widget;
  }
  async function another(widget: HTMLElement) {
    await fillAnother(widget);
    return widget;
  }
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
  const shown = (widget: HTMLElement, id: string) => all(widget, `[data-testid~=${id}]`)[0]?.textContent;
  const goOnline = () => fixture.page.window.dispatchEvent(new Event('online'));

  it('sends the application to the server, with its form and an ID (OQ-81)', async () => {
    const widget = await filled();
    submit(widget);
    await succeeded(widget);
    const [{ url, credentials, fields } = {} as Sent, ...others] = sent;
    expect(others).to.deep.equal([]);
    expect([new URL(url).pathname, credentials]).to.deep.equal(['/campaign/2026', 'same-origin']);
    expect(fields).to.include({ form: 'handicraft', name: '有' });
    expect(fields.submissionId).to.match(/^[\da-f]{32}$/);
  });

  it('sends nothing if the page answers or cancels the event, and sends if it only reads the values', async () => {
    for (const [listener, count] of [
      [({ detail }: CustomEvent) => detail.respond(Promise.resolve()), 0],
      [(event: Event) => event.preventDefault(), 0],
      [({ detail }: CustomEvent) => void detail.data, 1],
    ] as const) {
      const widget = await filled();
      let events = 0;
      on('cntv-submit', (event) => {
        events += 1;
        listener(event);
      });
      submit(widget);
      await until(
        () => events === 1 && !isBusy(widget) && (event(widget) || sent.length === count),
        'the end',
      );
      expect(sent.length).to.equal(count);
      fixture.page.close();
    }
    function event(widget: HTMLElement) {
      return shown(widget, 'confirmation');
    }
  });

  it('says that it was not sent, and sends it with the same ID when the browser is online again, with one event', async () => {
    const widget = await filled();
    let events = 0;
    on('cntv-submit', () => {
      events += 1;
    });
    let loseSecond = () => {};
    const second = new Promise<Response>((_, reject) => {
      loseSecond = () => reject(new TypeError('Failed to fetch'));
    });
    /** Goes online in each microtask after an answer, until React has rendered what follows from it. */
    async function goOnlineOften() {
      for (let microtask = 0; microtask < 200; microtask += 1) {
        await null;
        goOnline();
      }
    }
    function take() {
      void goOnlineOften();
      return new Response(null, { status: 204 });
    }
    answers = [lost, () => second, take];
    submit(widget);
    await until(() => shown(widget, 'waiting')?.includes('尚未提交'), 'the notice');
    expect(toast(widget)?.textContent).to.contain('系统繁忙');
    // The notice is heard already.
    expect(toast(widget)?.querySelector('[role=alert]')).to.equal(null);
    goOnline();
    await until(() => isBusy(widget), 'the second attempt');
    loseSecond();
    await until(() => !isBusy(widget), 'the end of the second attempt');
    expect(shown(widget, 'waiting')).to.contain('尚未提交');
    // In the task that shows the confirmation, before the effects of React end.
    const shows = new MutationObserver(goOnline);
    shows.observe(widget.shadowRoot as ShadowRoot, { childList: true, subtree: true });
    goOnline();
    await succeeded(widget);
    shows.disconnect();
    goOnline();
    expect(new Set(sent.map(({ fields }) => fields.submissionId)).size).to.equal(1);
    expect([sent.length, events]).to.deep.equal([3, 1]);
  });

  it('sends what tells programs from people: a field that is not rendered, and the seconds that the form was open', async () => {
    const widget = await filled();
    const [trap] = controls(widget, 'homepageUrl');
    expect([trap?.getClientRects().length, trap?.tabIndex, trap?.autocomplete]).to.deep.equal([0, -1, 'off']);
    expect(widget.data).not.to.have.property('homepageUrl');
    const opened = fixture.page.window.performance.now();
    submit(widget);
    await succeeded(widget);
    put(await another(widget), 'homepageUrl', 'https://spam.example');
    await fillForm(widget, 'handicraft', '有');
    expect(storedDraft('handicraft')).not.to.contain('spam');
    submit(widget);
    await succeeded(widget);
    expect(sent.map(({ fields }) => fields.homepageUrl)).to.deep.equal(['', 'https://spam.example']);
    for (const { fields } of sent)
      expect(Number(fields.secondsOpen)).to.be.within(0, Math.ceil(opened / 1000) + 60);
    // The second form is newer than the page.
    expect(Number(sent[1]?.fields.secondsOpen)).to.be.at.most(
      Math.ceil((fixture.page.window.performance.now() - opened) / 1000),
    );
  });

  it('has no field for programs without action', async () => {
    const widget = await filled(ACTION.replace(/ action="[^"]*"/, ''));
    expect(controls(widget, 'homepageUrl')).to.deep.equal([]);
  });

  it('says after a reload that the application was not sent, and what no draft keeps, until it is sent', async () => {
    const html = '<cntv-apply-form form="advisory" action="/campaign/2026"></cntv-apply-form>';
    const widget = await filled(html, {}, 'advisory');
    answers = [lost];
    submit(widget);
    await until(() => shown(widget, 'waiting'), 'the notice');
    put(widget, 'name', '另一位');
    const again = await reopen(html);
    const text = '您上次填写的内容未能提交，现已恢复还需填写：证件号码、联系电话、邮箱清空';
    await until(() => shown(again, 'restored') === text, 'the notice after a reload');
    // Until it is sent, further reloads say the same; a form that was cleared is none that was not sent.
    const third = await reopen(html);
    await until(() => shown(third, 'restored')?.includes('未能提交'), 'the notice after another reload');
    inside(third, '[data-testid~=discard]').click();
    await until(() => !shown(third, 'restored'), 'no notice');
    put(third, 'name', '有');
    const last = await reopen(html);
    await until(() => shown(last, 'restored')?.includes('已恢复您上次填写的内容'), 'the notice of a draft');
  });

  it('waits no longer when the visitor goes on typing, and sends other values with another ID', async () => {
    const widget = await filled();
    answers = [lost];
    submit(widget);
    await until(() => shown(widget, 'waiting'), 'the notice');
    put(widget, 'name', '另一位');
    await until(() => !shown(widget, 'waiting'), 'no notice');
    goOnline();
    submit(widget);
    await succeeded(widget);
    expect(sent.map(({ fields }) => fields.name)).to.deep.equal(['有', '另一位']);
    expect(sent[0]?.fields.submissionId).not.to.equal(sent[1]?.fields.submissionId);
  });

  it('marks the fields that the server refuses, and keeps what was typed', async () => {
    const widget = await filled();
    answers = [json(422, { fields: { name: '姓名有误' } })];
    submit(widget);
    await until(() => controls(widget, 'name')[0]?.getAttribute('aria-invalid') === 'true', 'the mark');
    expect(widget.data?.name).to.equal('有');
    expect(shown(widget, 'waiting')).to.equal(undefined);
  });

  it('closes the form when the server says so, with its message or our own', async () => {
    for (const [message, text] of [
      ['名额已满', '名额已满'],
      ['', '报名已截止'],
    ]) {
      const widget = await filled();
      answers = [json(200, { closed: true, message })];
      submit(widget);
      await until(() => shown(widget, 'closed') === text, 'the message');
      expect(all(widget, '[type=submit]')).to.deep.equal([]);
      expect(widget.shadowRoot?.activeElement?.textContent).to.equal(text);
      fixture.page.close();
    }
  });

  it('sends to another origin only if formOrigins has it, and says which address is not allowed', async () => {
    const foreign = ACTION.replace('/campaign', 'https://forms.example.com/campaign');
    const widget = await filled(foreign);
    submit(widget);
    await until(() => shown(widget, 'unsent'), 'the notice');
    expect(sent).to.deep.equal([]);
    expect(fixture.page.console.join()).to.contain('formOrigins');
    fixture.page.close();
    const allowed = await filled(foreign, { formOrigins: ['https://forms.example.com'] });
    submit(allowed);
    await succeeded(allowed);
    expect(sent.map(({ url }) => url)).to.deep.equal(['https://forms.example.com/campaign/2026']);
  });
});
