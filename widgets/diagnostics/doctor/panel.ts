import { fill } from '#i18n/catalogue';
import { takePageFilter } from '#lib/document/page-filter';
import { stopUsedKey } from '#lib/document/used-key';
import { checkSnippet } from '../markup/check-snippet';
import { FINDING_TEXTS, type Finding, type FindingLanguage } from '../markup/finding';
import { copy } from './copy';
import { h } from './dom';
import { essentialStyles, panelRules } from './panel-styles';
import { type Outcome, outcomeOf, type Result, reportText, statusText } from './report';

type Run = (announce: (line: string) => void) => Promise<Result>;

/** Starts the check again. */
type Host = HTMLElement & { again?(): void };

const NOTHING: Result = { findings: [], requests: [], unread: [] };

/**
 * Shows the panel and checks the page. A panel that is open already checks it again, unless it is checking.
 * @param run checks the page, and names each request before it is sent
 */
export function openPanel(run: Run): void {
  const open = document.querySelector<Host>('[data-cntv-doctor]');
  if (open?.again) {
    open.again();
    return;
  }
  const panel = newPanel(run);
  document.documentElement.append(panel.host);
  panel.start();
}

function newPanel(run: Run) {
  const host = Object.assign(document.createElement('div'), { again: check });
  host.dataset.cntvDoctor = '';
  const root = host.attachShadow({ mode: 'open' });
  const before = document.activeElement;
  let language: FindingLanguage = /^en\b/i.test(document.documentElement.lang) ? 'en' : 'zh-CN';
  let result = NOTHING;
  let isRunning = false;
  let pasted: readonly Finding[] | null = null;
  const texts = () => FINDING_TEXTS[language].panel;

  const title = h('h2', { id: 'title', tabIndex: -1 });
  const switcher = button('', () => {
    language = language === 'en' ? 'zh-CN' : 'en';
    update();
  });
  const closer = button('', close);
  const status = h('p', { className: 'status', role: 'status' });
  const findings = h('ol');
  const again = button('', check);
  const copier = button('', copyReport);
  copier.className = 'main';
  const copied = h('p', { className: 'muted', role: 'status' });
  const requests = h('section');
  const snippet = h('textarea', { id: 'snippet', spellcheck: false });
  const snippetLabel = h('label', { htmlFor: 'snippet' });
  const snippetSummary = h('summary');
  const snippetFindings = h('ol');
  const snippetStatus = h('p', { className: 'status', role: 'status', hidden: true });
  const snippetButton = button('', async () => {
    pasted = null;
    updateSnippet();
    pasted = await checkSnippet(snippet.value);
    updateSnippet();
  });
  const panel = h(
    'div',
    { className: 'panel', role: 'dialog', dir: 'ltr' },
    h('div', { className: 'head' }, title, switcher, closer),
    h('section', {}, status, h('div', { className: 'buttons' }, copier, again), copied, findings),
    requests,
    h('details', {}, snippetSummary, snippetLabel, snippet, snippetButton, snippetStatus, snippetFindings),
  );
  panel.setAttribute('aria-labelledby', 'title');
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    stopUsedKey(event);
    close();
  });
  root.append(panel);

  function start(): void {
    style(root, panel);
    check();
    // Above dialogs of the page, in browsers since 2024.
    if ('showPopover' in panel) {
      panel.popover = 'manual';
      takePageFilter(panel);
      panel.showPopover();
    }
    title.focus();
  }
  async function check(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    result = NOTHING;
    copied.replaceChildren();
    update();
    try {
      result = await run(announce);
    } catch (error) {
      result = { ...result, failure: String((error as Error)?.message ?? error) };
    } finally {
      isRunning = false;
      update();
    }
  }
  /** Shows a request that is about to be sent. A panel that was closed sends no more. */
  function announce(line: string): void {
    if (!host.isConnected) throw new Error('closed');
    result = { ...result, requests: [...result.requests, line] };
    updateRequests();
  }
  function close(): void {
    host.remove();
    if (before instanceof HTMLElement) before.focus();
  }
  async function copyReport(): Promise<void> {
    const text = reportText(result);
    if (await copy(text)) copied.replaceChildren(texts().copied);
    else {
      const field = h('textarea', { value: text, readOnly: true });
      field.setAttribute('aria-label', texts().copyReport);
      copied.replaceChildren(texts().copyYourself, field);
      field.select();
    }
  }
  function update(): void {
    const words = texts();
    panel.lang = language;
    title.textContent = words.title;
    switcher.textContent = words.otherLanguage;
    closer.textContent = words.close;
    again.textContent = words.again;
    again.disabled = isRunning;
    copier.textContent = words.copyReport;
    copier.disabled = isRunning;
    showStatus(status, isRunning ? null : result, language);
    findings.replaceChildren(...result.findings.map((found) => findingItem(found, language)));
    updateRequests();
    updateSnippet();
  }
  function updateRequests(): void {
    const lines = result.requests.map((line) => h('li', {}, h('code', {}, line)));
    const unread = result.unread.map((url) => h('p', { className: 'muted' }, fill(texts().unread, { url })));
    const heading = h('h3', {}, texts().requests);
    requests.replaceChildren(
      heading,
      h('ul', {}, ...lines),
      ...unread,
      h('p', { className: 'muted' }, texts().privacy),
    );
  }
  function updateSnippet(): void {
    snippetSummary.textContent = texts().paste;
    snippetLabel.textContent = texts().pasteLabel;
    snippetButton.textContent = texts().check;
    snippetStatus.hidden = pasted === null;
    showStatus(snippetStatus, pasted && { findings: pasted }, language);
    snippetFindings.replaceChildren(...(pasted ?? []).map((found) => findingItem(found, language)));
  }
  return { host, start };
}

function button(text: string, onclick: () => unknown): HTMLButtonElement {
  return h('button', { type: 'button', onclick }, text);
}

/** @param result null while the check is running */
function showStatus(element: HTMLElement, result: Outcome | null, language: FindingLanguage): void {
  element.className = `status ${result ? outcomeOf(result) : ''}`;
  element.textContent = result ? statusText(result, language) : FINDING_TEXTS[language].panel.running;
}

function findingItem(
  { code, where, line, message, instead }: Finding,
  language: FindingLanguage,
): HTMLElement {
  const words = FINDING_TEXTS[language].panel;
  const place = line === undefined ? words.where : `${words.where} · ${fill(words.line, { n: line })}`;
  const copier = button(words.copyLine, async () => {
    copier.textContent = (await copy(instead)) ? words.copied : words.copyLine;
  });
  const item = h(
    'li',
    { className: 'finding' },
    h('p', { className: 'message' }, message[language]),
    h('p', { className: 'label' }, place),
    h('code', {}, where),
    h('p', { className: 'label' }, words.instead),
    h('div', { className: 'line' }, h('pre', {}, instead), copier),
  );
  item.dataset.testid = code;
  return item;
}

/**
 * Styles a panel on the page, in a sheet of its own, which needs no permission of the page's policy. In browsers older than
 * 2023, an empty `<style>` gets its rules from the script; if the policy forbids that as well, the panel has only those
 * without which it could not be read.
 */
function style(root: ShadowRoot, panel: HTMLElement): void {
  const rules = panelRules();
  if (root.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    root.adoptedStyleSheets = [sheet];
    return;
  }
  const element = h('style');
  root.append(element);
  if (element.sheet) element.sheet.insertRule(`@media all {${rules}}`);
  else Object.assign(panel.style, essentialStyles());
}
