import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Tabs } from '#ui/tabs';
import { mount, press, pressKey, type } from '../../support/unit/mount';

let view: ReturnType<typeof mount>;

function Example() {
  const [selected, setSelected] = useState('one');
  const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id, panel: <input name={id} /> }));
  return <Tabs label="Ways" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

const selected = () => view.get('[role=tab][aria-selected=true]');
const shown = () => view.all('[role=tabpanel]:not([hidden])').map(({ id }) => id);

beforeEach(() => {
  view = mount(<Example />);
});
afterEach(() => view.unmount());

it('shows the panel of the selected tab, the only one in the tab order (REG-01)', () => {
  expect(view.part('tabs').getAttribute('aria-label')).toBe('Ways');
  expect(shown()).toEqual(['panel-one']);
  press(view.get('#tab-two'));
  expect(shown()).toEqual(['panel-two']);
  expect(view.all('[role=tab]').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  expect(selected().getAttribute('aria-controls')).toBe('panel-two');
});

it.each([
  [['ArrowRight'], 'tab-two'],
  [['ArrowLeft'], 'tab-three'],
  [['ArrowRight', 'ArrowRight', 'ArrowRight'], 'tab-one'],
  [['End'], 'tab-three'],
  [['End', 'Home'], 'tab-one'],
])('selects and focuses with %j the tab %s', (keys, tab) => {
  for (const key of keys) expect(pressKey(selected(), key)).toBe(false);
  expect(selected().id).toBe(tab);
  expect(view.shadow.activeElement?.id).toBe(tab);
});

it('ignores other keys', () => {
  expect(pressKey(selected(), 'a')).toBe(true);
  expect(selected().id).toBe('tab-one');
});

it('keeps what was typed', () => {
  type(view.get('[name=one]'), 'kept');
  press(view.get('#tab-two'));
  press(view.get('#tab-one'));
  expect((view.get('[name=one]') as HTMLInputElement).value).toBe('kept');
});
