import { expect } from '@esm-bundle/chai';
import { APPLICATION_FORMS } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { valuesOf } from '../support/application-values';
import {
  all,
  applicationPages,
  controls,
  fill,
  INCOMPLETE,
  put,
  submit,
  succeeded,
  toast,
} from '../support/element/application';
import { FORMS_IN_EVERY_ENGINE, testForm } from '../support/element/application-tests';
import { inside, until } from '../support/element/host';
import { boxOf } from '../support/element/look';
import { step } from '../support/step';

describe('<cntv-apply-form>', () => {
  const pages = applicationPages();
  const { fixture, open, reopen, storedDraft } = pages;

  for (const form of APPLICATION_NAMES.filter((name) => !FORMS_IN_EVERY_ENGINE.includes(name)))
    testForm(form, pages);

  it('shows all messages in one colour', async () => {
    const widget = await open('<cntv-apply-form form="advisory"></cntv-apply-form>');
    submit(widget);
    const messages = () => all(widget, '[part=message]').filter(({ textContent }) => textContent);
    await until(
      () => messages().length === APPLICATION_FORMS.advisory.fields.length + 1,
      'a message for each field',
    );
    const colours = messages().map((message) => fixture.page.window.getComputedStyle(message).color);
    expect(new Set(colours).size).to.equal(1);
  });

  it('shows the application pages’ tabs, note and the six rows (APPLY-02, APPLY-15, SCOPE-11, SCOPE-12)', async () => {
    const widget = await open('<cntv-apply-form></cntv-apply-form>');
    expect(
      all(widget, '[data-testid~=route-tabs] a').map((link) => [link.textContent, link.getAttribute('href')]),
    ).to.deep.equal([
      ['个人申请', '/network_tv/film_channel/info_gr.action'],
      ['机构申请', '/network_tv/film_channel/info_jg.action'],
    ]);
    expect(inside(widget, '[part=notice]').textContent).to.equal(
      '请保证提交的信息真实、合法。信息经频道审核通过后方可入库，您的个人信息不会公开。',
    );
    expect(controls(widget, 'workList.5.job')).to.have.length(1);
    expect(controls(widget, 'workList.6.job')).to.have.length(0);
    expect((controls(widget, 'introduce')[0] as unknown as HTMLTextAreaElement).rows).to.equal(4);
  });

  it('opens one of the six rows after the other in a narrow form (OQ-100)', async () => {
    const html = '<cntv-apply-form draft="all"></cntv-apply-form>';
    const widget = await open(html, { width: 375 });
    const opened = (form: HTMLElement) =>
      [0, 1, 2, 3, 4, 5].filter((row) => controls(form, `workList.${row}.job`)[0]?.offsetParent);
    const add = (form: HTMLElement) => all(form, '[data-testid=add-row]')[0];
    await step('the first is shown, and the button focuses the next', async () => {
      expect(opened(widget)).to.deep.equal([0]);
      expect(add(widget)?.textContent).to.equal('添加作品');
      add(widget)?.click();
      expect(opened(widget)).to.deep.equal([0, 1]);
      expect((widget.shadowRoot?.activeElement as HTMLInputElement | null)?.name).to.equal(
        'workList.1.workName',
      );
    });
    await step('the data has all six', () => {
      expect(widget.data?.workList).to.have.length(6);
    });
    const again = await step('rows with a value are shown after a reload', async () => {
      put(widget, 'workList.3.job', '导演');
      const again = await reopen(html, { width: 375 });
      await until(() => opened(again).length === 4, 'the rows of the draft');
      add(again)?.click();
      add(again)?.click();
      expect(opened(again)).to.have.length(6);
      expect(add(again)).to.equal(undefined);
      return again;
    });
    await step('a button removes one, and the others keep their values', () => {
      put(again, 'workList.0.job', '编剧');
      const removers = all(again, '[data-testid=remove-row]');
      expect(removers.map((button) => button.getAttribute('aria-label'))).to.include('删除作品 2');
      removers[1]?.click();
      expect(opened(again)).to.deep.equal([0, 1, 2, 3, 4]);
      const works = again.data?.workList as { job: string }[];
      const jobs = works.map((work) => work.job);
      expect(jobs).to.deep.equal(['编剧', '', '导演', '', '', '']);
    });
    await step('a change of the width loses no value', async () => {
      const typed = again.data?.workList;
      const frame = fixture.page.window.frameElement as HTMLElement;
      for (const width of ['900px', '375px']) {
        frame.style.width = width;
        await until(() => opened(again).length === (width === '900px' ? 6 : 5), `the rows at ${width}`);
        expect(again.data?.workList).to.deep.equal(typed);
      }
    });
    await step('a wide form shows all of them, and no button', async () => {
      const wide = await reopen('<cntv-apply-form></cntv-apply-form>');
      expect(opened(wide)).to.have.length(6);
      expect(add(wide)?.offsetParent ?? null).to.equal(null);
      const removers = all(wide, '[data-testid=remove-row]').filter(({ offsetParent }) => offsetParent);
      expect(removers).to.deep.equal([]);
    });
    await step('each is one line, and the labels of the first are those of the columns', () => {
      const wide = fixture.page.widget('cntv-apply-form');
      const names = ['workName', 'createTime', 'job'];
      const tops = [0, 1, 2, 3, 4, 5].map(
        (row) => new Set(names.map((name) => boxOf(wide, `[name="workList.${row}.${name}"]`).top)),
      );
      for (const line of tops) expect(line.size).to.equal(1);
      const [first = 0, second = 0] = tops.map(([top]) => top);
      expect(second - first).to.equal(52);
      for (const row of [0, 1, 5])
        for (const name of names) {
          const label = inside(wide, `label[for="workList.${row}.${name}"]`);
          expect(label.textContent).not.to.equal('');
          const isSeen = fixture.page.window.getComputedStyle(label).clipPath === 'none';
          expect(isSeen, `${row} ${name}`).to.equal(row === 0);
        }
    });
  });

  it('shows the seven image links of the page configuration, and none by default (APPLY-01, OQ-85)', async () => {
    const nav = Array.from({ length: 7 }, (_, index) => ({
      href: `https://channel.example.com/${index}`,
      image: `/images/${index}.png`,
      label: `频道 ${index}`,
    }));
    const widget = await open('<cntv-apply-form form="institution"></cntv-apply-form>', {
      config: { links: { nav } },
    });
    const links = all(widget, '[data-testid~=nav] a');
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal(nav.map(({ href }) => href));
    expect(links.map((link) => link.querySelector('img')?.alt)).to.deep.equal(nav.map(({ label }) => label));
    fixture.page.close();
    expect(all(await open('<cntv-apply-form></cntv-apply-form>'), '[data-testid~=nav]')).to.deep.equal([]);
  });

  it('requires no sign-in (APPLY-61, CAMP-22)', async () => {
    const widget = await open('<cntv-apply-form form="advisory"></cntv-apply-form>');
    expect(all(widget, '[name]').length).to.be.above(20);
    expect(fixture.api.calls).to.deep.equal([]);
  });

  it('states the rules of the advisory group (CAMP-18)', async () => {
    const widget = await open('<cntv-apply-form form="advisory"></cntv-apply-form>');
    expect(all(widget, 'section li').map(({ textContent }) => textContent)).to.have.length(5);
  });

  it('takes options from the page configuration (CAMP-23, OQ-83)', async () => {
    const options = { product: ['甲', '乙'], browser: ['丙'], province: { 丁省: ['戊市', '己市'] } };
    const widget = await open('<cntv-apply-form form="advisory"></cntv-apply-form>', { config: { options } });
    expect(controls(widget, 'product').map(({ value }) => value)).to.deep.equal(['甲', '乙']);
    expect(all(widget, '#browser option').map(({ textContent }) => textContent)).to.deep.equal([
      '请选择',
      '丙',
    ]);
    expect(
      all<HTMLOptionElement>(widget, '[id="province.0"] option').map(({ value }) => value),
    ).to.deep.equal(['', '丁省']);
  });

  it('adds fields of the page configuration, and hides optional ones', async () => {
    const own = {
      workList: false,
      email: false,
      nmae: false,
      name: { label: '称呼' },
      wechat: { label: '微信号' },
      channel: { label: '得知渠道', optional: true },
      note: { label: '备注', optional: true },
      'a.b': { label: '甲' },
      yes: true,
      blank: { label: 7 },
    };
    const config = {
      fields: { personal: own, poetry: { other: { label: '其他' } } },
      options: { channel: ['微博', '朋友'] },
    };
    const widget = await open('<cntv-apply-form draft="safe"></cntv-apply-form>', { config });
    await step('the form has the fields of the configuration', async () => {
      const label = (name: string) => all(widget, `[part=label][for="${name}"]`)[0]?.textContent;
      expect(['name', 'wechat', 'channel', 'note', 'other', 'email'].map(label)).to.deep.equal([
        '姓名',
        '微信号',
        '得知渠道',
        '备注',
        undefined,
        '邮箱',
      ]);
      expect(all(widget, '#channel option').map(({ textContent }) => textContent)).to.deep.equal([
        '请选择',
        '微博',
        '朋友',
      ]);
      expect(controls(widget, 'workList.0.job')).to.deep.equal([]);
      expect(controls(widget, 'wechat')[0]?.getAttribute('aria-required')).to.equal('true');
      expect(controls(widget, 'note')[0]?.getAttribute('aria-required')).to.equal(null);
    });
    const fields = APPLICATION_FORMS.personal.fields.filter(({ name }) => name !== 'workList');
    const values = valuesOf(fields, '有');
    await step('a required one that is empty has a message', async () => {
      await fill(widget, fields, values);
      submit(widget);
      await until(() => toast(widget)?.textContent === INCOMPLETE, 'the alert');
      await until(() => all(widget, '#wechat-message')[0]?.textContent === '请填写微信号', 'the message');
    });
    await step('their values are sent', async () => {
      widget.data = { wechat: 'li', channel: '朋友' };
      expect(storedDraft('personal')).not.to.contain('wechat');
      submit(widget);
      await succeeded(widget);
      expect(fixture.submitted[0]?.data).to.deep.equal({
        ...values,
        wechat: 'li',
        channel: '朋友',
        note: '',
      });
    });
    await step('the console names each entry that is not applied', async () => {
      const told = fixture.page.console.filter((line) => line.includes('page configuration'));
      expect(told.filter((line) => line.includes('"fields.personal.email" cannot be hidden'))).to.have.length(
        1,
      );
      expect(told.filter((line) => line.includes('"fields.personal.nmae" cannot be hidden'))).to.have.length(
        1,
      );
      expect(
        told.filter((line) => line.includes('"fields.personal.name" is a field of the form already')),
      ).to.have.length(1);
      for (const name of ['a.b', 'yes', 'blank'])
        expect(
          told.some((line) => line.includes(`"fields.personal.${name}" must be false, `)),
          name,
        ).to.equal(true);
      expect(told).to.have.length(6);
    });
  });

  it('does not require the declarations with declarations="optional" (APPLY-30, OQ-78)', async () => {
    const widget = await open('<cntv-apply-form form="institution"></cntv-apply-form>');
    const fields = APPLICATION_FORMS.institution.fields.filter(({ kind }) => kind !== 'checkbox');
    await fill(widget, fields, valuesOf(fields, '有'));
    submit(widget);
    await until(() => toast(widget)?.textContent === INCOMPLETE, 'the alert');
    expect(widget.checkValidity()).to.equal(false);
    widget.setAttribute('declarations', 'optional');
    await until(() => widget.checkValidity(), 'the form is valid');
    submit(widget);
    await succeeded(widget);
    expect(fixture.submitted[0]?.data).to.include({ rulesRead: false, dataTrue: false });
  });
});
