import { html } from 'hono/html';
import { cardPage } from '../pages/card-page';
import type { Html } from '../pages/html';

/** Shown when a mail's link is opened again. */
export function usedLinkPage({ done, next }: { done: string; next: { label: string; href: string } }): Html {
  return cardPage({
    title: '链接已使用',
    body: html`<p>这个链接只能使用一次，现已失效。${done}</p>
<a class="main" href="${next.href}">${next.label}</a>`,
  });
}
