import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/dialog/dialog';
import { mount, press, pressKey } from '../../support/unit/mount';

const onClose = vi.fn();
let view: ReturnType<typeof mount>;

const page = (isOpen: boolean) => (
  <>
    <button type="button" id="opener">
      打开
    </button>
    {isOpen && (
      <Dialog title="安全验证" data-testid="check" onClose={onClose}>
        <button type="button" id="inside">
          里面
        </button>
      </Dialog>
    )}
  </>
);

function open() {
  onClose.mockClear();
  view = mount(page(false));
  view.get('#opener').focus();
  view.render(page(true));
}

afterEach(() => view.unmount());

it('is modal, named by its title, and takes the focus', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  open();
  expect(showModal).toHaveBeenCalledOnce();
  const dialog = view.part('dialog');
  expect(dialog.getAttribute('data-testid')).toBe('check');
  expect(view.get(`[id="${dialog.getAttribute('aria-labelledby')}"]`).textContent).toBe('安全验证');
  expect([dialog.hasAttribute('role'), dialog.hasAttribute('aria-describedby')]).toEqual([false, false]);
  expect(view.shadow.activeElement).toBe(dialog);
  showModal.mockRestore();
});

it('calls onClose for its button, for Escape and when the browser has closed it', () => {
  open();
  press(view.part('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(pressKey(view.get('#inside'), 'Escape')).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(2);
  act(() => (view.part('dialog') as HTMLDialogElement).close());
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('stops the Escape key that closes it from reaching the page', () => {
  open();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  pressKey(view.get('#inside'), 'Escape');
  document.removeEventListener('keydown', heard);
  expect(heard).not.toHaveBeenCalled();
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'stays open when an input method uses Escape (%j)',
  (inputMethod) => {
    open();
    // A handled key does not dispatch `cancel`.
    expect(pressKey(view.get('#inside'), 'Escape', inputMethod)).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  },
);

it('restores the focus', () => {
  open();
  view.render(page(false));
  expect(view.shadow.activeElement).toBe(view.get('#opener'));
});
