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
