import { expect, it } from 'vitest';
import { ShellLayout } from '#app/shell/shell-layout';
import { mount } from '../../../support/unit/mount';

it('has a column for the menu only with a menu', () => {
  const { get, render } = mount(
    <ShellLayout menu={<nav />} header="标题">
      <p>内容</p>
    </ShellLayout>,
  );
  const classes = () => get('[part~=card]').parentElement?.parentElement?.classList.length;
  expect(classes()).toBe(2);
  render(
    <ShellLayout menu={false} header="标题">
      <p>内容</p>
    </ShellLayout>,
  );
  expect(classes()).toBe(1);
});
