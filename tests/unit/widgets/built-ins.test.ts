import { afterEach, expect, it, vi } from 'vitest';
import { watchBuiltIns } from '../../../widgets/built-ins.chunk';

const ended = new AbortController();
afterEach(() => {
  ended.abort();
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  vi.restoreAllMocks();
});

/** Returns what is shown to a viewer who has typed and presses in a view that a script of the page has broken. */
function shownIn(language: string | null): string | null {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  if (language !== null) box.lang = language;
  root.append(box);
  box.innerHTML = '<input value="typed">';
  watchBuiltIns(root, ended.signal, () => box.replaceChildren());
  box.querySelector('input')?.click();
  return box.textContent;
}

it('the text that nothing was sent is in the language of the view, however its tag is written', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => '', configurable: true });
  for (const tag of ['zh-CN', 'ZH-CN', 'fr', '', null])
    expect(shownIn(tag), `${tag}`).toContain('您填写的内容尚未提交');
  for (const tag of ['zh-TW', 'ZH-TW', 'yue-Hant-HK'])
    expect(shownIn(tag), tag).toContain('您填寫的內容尚未');
  for (const tag of ['en', 'EN-US']) expect(shownIn(tag), tag).toContain('has not been submitted');
});
