import { expect } from '@esm-bundle/chai';
import { all, applicationPages, controls } from '../support/element/application';
import { inside } from '../support/element/host';
import { boxOf, setTextSize } from '../support/element/look';

describe('choices', () => {
  const { fixture, open } = applicationPages();
  const boxStyle = (widget: HTMLElement, selector: string) =>
    fixture.page.window.getComputedStyle(inside(widget, selector), '::before');
  const isHere = (widget: HTMLElement, { left, top, width, height }: DOMRect, end: -1 | 1) => {
    const [x, y] = end < 0 ? [left + 4, top + 4] : [left + width - 4, top + height - 4];
    return widget.shadowRoot?.elementFromPoint(x, y);
  };

  it('are boxes as high as a control, which are pressed anywhere and show what is checked', async () => {
    const widget = await open('<cntv-apply-form></cntv-apply-form>');
    const [first, second] = all(widget, '[role=radiogroup] > div').map((pill) =>
      pill.getBoundingClientRect(),
    );
    expect([first?.height, (second?.left ?? 0) - (first?.right ?? 0)]).to.deep.equal([44, 8]);
    const label = inside(widget, '[id="type-导演"] + label');
    const before = boxStyle(widget, '[id="type-导演"] + label').backgroundColor;
    for (const end of [-1, 1] as const) expect(isHere(widget, first as DOMRect, end)).to.equal(label);
    label.click();
    expect(controls(widget, 'type').map(({ checked }) => checked)).to.deep.equal([true, false, false, false]);
    const { backgroundColor, borderTopColor } = boxStyle(widget, '[id="type-导演"] + label');
    const unchecked = boxStyle(widget, '[id="type-演员"] + label');
    expect([unchecked.backgroundColor, before]).not.to.contain(backgroundColor);
    expect(borderTopColor).not.to.equal(unchecked.borderTopColor);
    // The mark is that of the browser.
    expect(boxOf(widget, '[id="type-导演"]').width).to.equal(18);
  });

  it('have their focus outline around the box', async () => {
    const widget = await open('<cntv-apply-form></cntv-apply-form>');
    controls(widget, 'type')[1]?.focus({ focusVisible: true } as FocusOptions);
    expect(boxStyle(widget, '[id="type-演员"] + label').outlineStyle).to.equal('solid');
    expect(boxStyle(widget, '[id="type-导演"] + label').outlineStyle).to.equal('none');
  });

  it('are boxes in a group of checkboxes too', async () => {
    const widget = await open('<cntv-apply-form form="advisory"></cntv-apply-form>');
    const [label] = all(widget, '[id=contentType-0]').map(
      ({ parentElement }) => parentElement as HTMLElement,
    );
    label?.click();
    expect(controls(widget, 'contentType')[0]?.checked).to.equal(true);
    const checked = boxStyle(widget, '[id=contentType-0] + span').backgroundColor;
    expect(checked).not.to.equal(boxStyle(widget, '[id=contentType-1] + span').backgroundColor);
    expect(label?.getBoundingClientRect().height).to.equal(44);
  });

  it('wrap on a phone with text of twice the size, and stay in the form', async () => {
    const widget = await open('<cntv-apply-form></cntv-apply-form>', { width: 320 });
    setTextSize(widget, 2);
    const { right } = boxOf(widget, '#name');
    const pills = all(widget, '[role=radiogroup]:has([name=type]) > div').map((pill) =>
      pill.getBoundingClientRect(),
    );
    expect(new Set(pills.map(({ top }) => top)).size).to.be.above(1);
    for (const pill of pills) expect(pill.right).to.be.at.most(right + 0.5);
  });
});
