import { expect, it, vi } from 'vitest';
import { Button } from '#ui/button';
import { mount, press } from '../../support/unit/mount';

it('has type="button" by default, and its parts', () => {
  const { get } = mount(<Button data-testid="send">发送</Button>);
  expect(get('button').getAttribute('type')).toBe('button');
  expect(get('button').getAttribute('part')).toBe('button');
});

it('calls onClick when pressed', () => {
  const onClick = vi.fn();
  const { get } = mount(<Button onClick={onClick}>发送</Button>);
  press(get('button'));
  expect(onClick).toHaveBeenCalledOnce();
});

it('ignores presses while busy, and keeps its name and focusability', () => {
  const onClick = vi.fn();
  const { get } = mount(
    <Button busy onClick={onClick}>
      发送
    </Button>,
  );
  press(get('button'));
  expect(onClick).not.toHaveBeenCalled();
  expect(get('button').getAttribute('aria-busy')).toBe('true');
  expect(get('button').textContent).toBe('发送');
  expect(get('button').hasAttribute('disabled')).toBe(false);
});

it('does not submit its form while busy', () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy}>
        登录
      </Button>
    </form>
  );
  const { get, render } = mount(form(true));
  press(get('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  render(form(false));
  press(get('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('looks disabled but keeps its presses when it is off (OQ-101)', () => {
  const onClick = vi.fn();
  const { get } = mount(
    <Button off onClick={onClick}>
      发送
    </Button>,
  );
  press(get('button'));
  expect(onClick).toHaveBeenCalledOnce();
  expect([get('button').hasAttribute('disabled'), get('button').getAttribute('aria-disabled')]).toEqual([
    false,
    'true',
  ]);
});
