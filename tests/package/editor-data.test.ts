import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  getLanguageService,
  type HTMLDataV1,
  MarkupContent,
  newHTMLDataProvider,
  TextDocument,
} from 'vscode-html-languageservice';
import { customProperties, elements } from '../../.build/contract/contracts';
import { root } from '../support/source/text';

const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

describe.each([
  {
    language: 'en',
    file: 'vscode.html-custom-data.json',
    summary: 'Sign-in with account and password',
    event: '`cntv-login-success`, `detail`: `{ redirectTo: string }`: The viewer',
    size: /120 to 1000.*Default: `260`/,
  },
  {
    language: 'zh-CN',
    file: 'vscode.html-custom-data.zh-CN.json',
    summary: '登录框：账号密码登录',
    event: '`cntv-login-success`、`detail`：`{ redirectTo: string }`：登录成功',
    size: /120 至 1000.*默认值：`260`/,
  },
] as const)('the data for VS Code in $language', ({ language, file, summary, event, size }) => {
  const data: HTMLDataV1 = json(`dist/${file}`);
  const service = getLanguageService({
    useDefaultDataProvider: true,
    customDataProviders: [newHTMLDataProvider('cntv-widgets', data)],
  });

  /** Opens a text with the cursor at `|`. */
  function at(text: string) {
    const offset = text.indexOf('|');
    const document = TextDocument.create('file:///a.html', 'html', 1, text.replace('|', ''));
    return { document, position: document.positionAt(offset), html: service.parseHTMLDocument(document) };
  }
  function completed(text: string) {
    const { document, position, html } = at(text);
    return service.doComplete(document, position, html).items;
  }
  const labels = (text: string) => completed(text).map(({ label }) => label);
  function hovered(text: string): string {
    const { document, position, html } = at(text);
    const hover = service.doHover(document, position, html);
    return hover && MarkupContent.is(hover.contents) ? hover.contents.value : '';
  }

  it('completes all tags, beside those of HTML', () => {
    expect(labels('<|')).toEqual(expect.arrayContaining([...elements.map(({ tag }) => tag), 'main']));
  });

  it.each(elements)('completes the attributes of <$tag>, and the values of each', ({ tag, attributes }) => {
    expect(labels(`<${tag} |></${tag}>`)).toEqual(expect.arrayContaining(attributes.map(({ name }) => name)));
    for (const { name, values } of attributes.filter((attribute) => attribute.values.includes(' | ')))
      expect(labels(`<${tag} ${name}="|"></${tag}>`), name).toEqual(values.split(' | '));
  });

  it('completes a boolean attribute without a value', () => {
    const item = (label: string) =>
      completed('<cntv-login |></cntv-login>').find((row) => row.label === label);
    expect(item('standalone')?.textEdit?.newText).toBe('standalone');
    expect(item('captcha')?.textEdit?.newText).toBe('captcha="$1"');
  });

  it('completes the attribute of the page configuration', () => {
    expect(labels('<script |></script>')).toContain('data-cntv-config');
  });

  it('shows the summary and the events of an element, and the description of an attribute', () => {
    const login = hovered('<cntv-log|in></cntv-login>');
    expect(login).toContain(summary);
    expect(login).toContain(event);
    expect(hovered('<cntv-qr-login si|ze="200"></cntv-qr-login>')).toMatch(size);
  });

  it('describes everything in its language, and is exported', () => {
    const texts = JSON.stringify(data).match(/(?<="value":")([^"\\]|\\.)+/g) ?? [];
    expect(texts.length).toBeGreaterThan(40);
    const isOther = language === 'en' ? /\p{Script=Han}/u : /^\P{Script=Han}+$/u;
    expect(texts.filter((text) => isOther.test(text))).toEqual([]);
    expect(json('package.json').exports[`./${file}`]).toBe(`./dist/${file}`);
  });

  it('refers to no file that only the project has', () => {
    expect(JSON.stringify(data)).not.toMatch(/\]\((?!https?:)/);
  });
});

describe('the web-types', () => {
  const { 'web-types': path, version } = json('package.json');
  const data = json(path);
  const documented = data.contributions.html.elements as Row[];
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

  it('name the package and its version', () => {
    expect(data).toMatchObject({ name: 'cntv-widgets', version, 'js-types-syntax': 'typescript' });
  });

  it.each(elements)('have the members of <$tag>', (element) => {
    const { attributes, slots, js, css } = documented.find(({ name }) => name === element.tag) as Row;
    expect(names(attributes)).toEqual(names(element.attributes));
    expect(names(slots)).toEqual(names(element.slots).map((name) => name || 'default'));
    expect(names(js.properties)).toEqual([
      ...element.attributes.map(({ property }) => property),
      ...names(element.properties),
    ]);
    expect(names(js.events)).toEqual(names(element.events));
    expect(names(css.parts)).toEqual(names(element.parts));
    expect(names(css.properties)).toEqual(names(customProperties));
  });

  it('have the words of an attribute as types, and boolean attributes without a value', () => {
    const login = documented.find(({ name }) => name === 'cntv-login') as Row;
    const value = (name: string) => login.attributes.find((row) => row.name === name)?.value;
    expect(value('captcha')).toEqual({ kind: 'plain', type: ["'puzzle'", "'click'"] });
    expect(value('standalone')).toEqual({ kind: 'no-value', type: 'boolean' });
    expect(value('lang')?.type).toContain('string');
  });

  it('refer to no file that only the project has', () => {
    expect(JSON.stringify(data)).not.toMatch(/\]\((?!https?:)/);
  });
});

type Names = readonly { name: string }[];
type Row = {
  name: string;
  attributes: readonly { name: string; value: { kind: string; type: string | string[] } }[];
  slots: Names;
  js: { properties: Names; events: Names };
  css: { properties: Names; parts: Names };
};
