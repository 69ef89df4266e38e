import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { lists } from '#i18n/zh-cn/lists';
import { ListBar } from '#shared/list/list-bar';
import { mount } from '../../../support/unit/mount';

vi.mock('#ui/hooks/use-area-texts', () => ({ useAreaTexts: () => lists }));

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

it('announces each total in a region that was there before it, and shows it outside', async () => {
  const bar = (total: number | undefined) => (
    <ListBar total={total} onRemoveSelected={vi.fn()} onClear={vi.fn()} isClearing={false} />
  );
  const { part, all, render } = mount(bar(undefined));
  const announced = () => all('[role=status]').map(({ textContent }) => textContent);
  for (const total of [2, 1]) {
    render(bar(total));
    expect(part('total').textContent).toBe(`共 ${total} 条`);
    expect(announced()).not.toContain(`共 ${total} 条`);
    await nextFrame();
    expect(announced()).toContain(`共 ${total} 条`);
  }
  expect(part('total').closest('[role=status]')).toBe(null);
});

it('says how many are selected, in a region with room for it that is no part of what is read out', () => {
  const bar = (ids: string[]) => (
    <ListBar
      total={23}
      selection={{ ids, isAll: false, has: () => false, toggle: vi.fn(), toggleAll: vi.fn() }}
      onRemoveSelected={vi.fn()}
      onClear={vi.fn()}
      isClearing={false}
    />
  );
  const { part, render } = mount(bar([]));
  const region = part('selected');
  const room = region.previousElementSibling;
  expect([region.textContent, room?.textContent, room?.getAttribute('aria-hidden')]).toEqual([
    '',
    '已选 10 条',
    'true',
  ]);
  expect([part('total').textContent, part('remove-selected').getAttribute('aria-disabled')]).toEqual([
    '共 23 条',
    'true',
  ]);
  render(bar(['a', 'b']));
  expect([region.textContent, part('total').textContent]).toEqual(['已选 2 条', '共 23 条']);
  expect(part('remove-selected').getAttribute('aria-disabled')).toBe('false');
});
