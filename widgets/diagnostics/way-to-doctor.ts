import { doctor as en } from '#i18n/en/doctor';
import { fill } from '#i18n/fill';
import { doctor as zhCN } from '#i18n/zh-cn/doctor';
import { pageUrl } from '#lib/document/page-url';
import { logMessage } from '#page-config/console-message';
import { asksForDoctor } from '../looked-at-by-author';
import type { Markup } from './markup/markup';
import { loaderScripts, urlOf } from './markup/script-checks';

let isOpened = false;
let isTold = false;

/** Loads and opens the doctor beside the loader where the address of the page asks for it. */
export function openDoctor(markup: Markup): void {
  const [loader] = loaderScripts(markup);
  if (isOpened || !loader || !asksForDoctor()) return;
  isOpened = true;
  const url = new URL('cntv-doctor.js', urlOf(loader, markup)).href;
  // Not loadChunk: the file of the doctor is none of the chunks.
  import(/* @vite-ignore */ /* webpackIgnore: true */ url)
    .then((doctor: { open(): void }) => doctor.open())
    .catch(() => logMessage('warn', `cntv-widgets: ${fill(en.panel.missing, { url })}`));
}

/** Tells in the console, once, the address at which the page opens the doctor. */
export function tellWayToDoctor(markup: Markup): void {
  if (isTold || loaderScripts(markup).length === 0 || !/^http/.test(location.href) || asksForDoctor()) return;
  isTold = true;
  const url = new URL(pageUrl());
  url.search += `${url.search ? '&' : '?'}cntv-doctor`;
  logMessage('info', `cntv-widgets: ${zhCN.panel.openAt} / ${en.panel.openAt}: ${url.href}`);
}
