import { html } from 'hono/html';
import type { Section } from '#config/member-center/sections';
import type { Html } from './html';
import type { PageContext } from './layout';

/** A section of the member centre on a page with content of its own. It is loaded when the viewer opens it. */
export function ownSection(section: Section, title: string, { account }: PageContext): Html | '' {
  return account
    ? html`<details class="box"><summary>${title}</summary><cntv-member-center section="${section}" bare>正在加载</cntv-member-center></details>`
    : '';
}
