import { act } from 'react';
import { expect, it } from 'vitest';
import { Thumbnail } from '#shared/list/thumbnail';
import { Avatar } from '#ui/avatar';
import { mount } from '../../support/unit/mount';

const URL = 'https://img.example.com/a.png';

it.each([
  ['avatar', (src: string) => <Avatar src={src} />],
  ['thumbnail', (src: string) => <Thumbnail src={src} />],
])('a picture of an %s that is refused is requested once more, without a referrer', async (_, view) => {
  const { shadow, has, render } = mount(view(URL));
  const image = () => shadow.querySelector('img');
  const fail = () => act(async () => image()?.dispatchEvent(new Event('error')));
  const first = image();
  expect([first?.src, first?.referrerPolicy]).toEqual([URL, '']);
  await fail();
  expect(image()).not.toBe(first);
  expect([image()?.src, image()?.referrerPolicy]).toEqual([URL, 'no-referrer']);
  await fail();
  expect(image()).toBe(null);
  expect(has('svg')).toBe(true);
  render(view(`${URL}?v=2`));
  expect([image()?.src, image()?.referrerPolicy]).toEqual([`${URL}?v=2`, '']);
  render(view(''));
  expect(image()).toBe(null);
});
