import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../../.build/contract/release/compare';
import { detailFields } from '../../../.build/contract/release/detail-fields';
import { type Contract, currentContract } from '../../../.build/contract/release/entries';
import { KINDS, type Kind, type Severity } from '../../../.build/contract/release/kinds';
import { lastRelease } from '../../../.build/contract/release/released';
import { verdictOn } from '../../../.build/contract/release/verdict';
import { isAtLeast, lowestVersion } from '../../../.build/contract/release/version';
import { root } from '../../support/source/text';

type Names = Readonly<Record<string, string>>;
type Row = readonly [what: string, kind: Kind, before: Names, after: Names, severity: Severity];

const VALUE = { 'cntv-a size small': '' };
const PATHS = { 'apiBase "/path"': '' };

const ROWS: readonly Row[] = [
  ['an element is removed', 'element', { 'cntv-a': '' }, {}, 'breaking'],
  ['an element is added', 'element', {}, { 'cntv-a': '' }, 'addition'],
  ['an attribute is removed', 'attribute', { 'cntv-a size': '' }, {}, 'breaking'],
  ['an attribute is added', 'attribute', {}, { 'cntv-a size': '' }, 'addition'],
  ['a value is removed', 'value', VALUE, {}, 'breaking'],
  ['a value is added', 'value', {}, VALUE, 'addition'],
  ['other values are accepted', 'accepts', { 'cntv-a to': 'text' }, { 'cntv-a to': 'a path' }, 'breaking'],
  ['a default changes', 'default', { 'cntv-a size': 'small' }, { 'cntv-a size': 'large' }, 'breaking'],
  ['a minimum is raised', 'minimum', { 'cntv-a max': '1' }, { 'cntv-a max': '10' }, 'breaking'],
  ['a minimum is lowered', 'minimum', { 'cntv-a max': '10' }, { 'cntv-a max': '9' }, 'addition'],
  ['a minimum is added', 'minimum', {}, { 'cntv-a max': '1' }, 'breaking'],
  ['a minimum is removed', 'minimum', { 'cntv-a max': '1' }, {}, 'addition'],
  ['a maximum is lowered', 'maximum', { 'cntv-a max': '100' }, { 'cntv-a max': '99' }, 'breaking'],
  ['a maximum is raised', 'maximum', { 'cntv-a max': '99' }, { 'cntv-a max': '100' }, 'addition'],
  ['a property is removed', 'property', { 'cntv-a data': '' }, {}, 'breaking'],
  ['a method is removed', 'method', { 'cntv-a reset': '' }, {}, 'breaking'],
  ['a method is added', 'method', {}, { 'cntv-a reset': '' }, 'addition'],
  ['an event is removed', 'event', { 'cntv-a cntv-b': '' }, {}, 'breaking'],
  ['an event is added', 'event', {}, { 'cntv-a cntv-b': '' }, 'addition'],
  ['an event cannot be cancelled any more', 'cancelable', { b: 'true' }, { b: 'false' }, 'breaking'],
  ['an event can be cancelled', 'cancelable', { b: 'false' }, { b: 'true' }, 'addition'],
  ['a field of a detail is removed', 'detail', { 'a b code': 'number' }, {}, 'breaking'],
  ['a field of a detail is added', 'detail', {}, { 'a b code': 'number' }, 'addition'],
  ['the type of a field changes', 'detail', { 'a b code': 'number' }, { 'a b code': 'string' }, 'breaking'],
  ['a slot is removed', 'slot', { 'cntv-a links': '' }, {}, 'breaking'],
  ['a part is removed', 'part', { 'cntv-a card': '' }, {}, 'breaking'],
  ['a part is added', 'part', {}, { 'cntv-a card': '' }, 'addition'],
  ['a state is removed', 'state', { ready: '' }, {}, 'breaking'],
  ['a custom property is removed', 'customProperty', { '--cntv-a': 'red' }, {}, 'breaking'],
  ['a custom property has another value', 'customProperty', { '--a': 'red' }, { '--a': 'tan' }, 'addition'],
  ['a configuration key is removed', 'key', { appid: '' }, {}, 'breaking'],
  ['a configuration key is added', 'key', {}, { appid: '' }, 'addition'],
  ['the default of a key changes', 'keyDefault', { appid: '""' }, { appid: '"a"' }, 'breaking'],
  ['a key accepts less', 'keyValue', PATHS, {}, 'breaking'],
  ['a key accepts more', 'keyValue', {}, PATHS, 'addition'],
  ['a key of a text is removed', 'text', { 'login.title': '' }, {}, 'breaking'],
  ['a route is removed', 'route', { Login: '/login.html' }, {}, 'breaking'],
  ['the path of a route changes', 'route', { Login: '/login.html' }, { Login: '/login' }, 'breaking'],
  ['a field of a form is removed', 'field', { 'poetry name': 'text' }, {}, 'breaking'],
  ['a field of a form is of another kind', 'field', { 'a b': 'text' }, { 'a b': 'select' }, 'breaking'],
  [
    'an option of a field is removed',
    'options',
    { 'a b options': 'x y' },
    { 'a b options': 'y' },
    'breaking',
  ],
  ['an option of a field is added', 'options', { 'a b options': 'x' }, { 'a b options': 'y x' }, 'addition'],
  ['an export is removed', 'export', { './react': '' }, {}, 'breaking'],
];

const current = currentContract({ login: { title: '登录', errors: { wrong: '密码错误' } } });

describe('a change of the contract', () => {
  it.each(ROWS)('%s', (_, kind, before, after, severity) => {
    const changes = changesBetween({ [kind]: before }, { [kind]: after });
    expect(changes.map((change) => change.severity)).toEqual([severity]);
    const [name = ''] = Object.keys({ ...before, ...after });
    expect(changes[0]?.text).toMatch(new RegExp(`^${KINDS[kind].label} \\w+: ${name}`));
  });

  it('has a case for each kind', () => {
    expect(new Set(ROWS.map(([, kind]) => kind))).toEqual(new Set(Object.keys(KINDS)));
  });

  it('is reported as a removal and an addition for another name', () => {
    const texts = changesBetween({ key: { appid: '' } }, { key: { appId: '' } }).map(({ text }) => text);
    expect(texts).toEqual(['configuration key removed: appid', 'configuration key added: appId']);
  });

  it('is reported once for an element with all its members', () => {
    const before: Contract = { element: { 'cntv-a': '' }, attribute: { 'cntv-a to': '' }, value: VALUE };
    expect(changesBetween(before, {}).map(({ text }) => text)).toEqual(['element removed: cntv-a']);
    expect(changesBetween({}, before).map(({ text }) => text)).toEqual(['element added: cntv-a']);
  });
});

describe('the contract of the sources', () => {
  it('has names of each kind, and each removal is noticed', () => {
    for (const kind of Object.keys(KINDS) as Kind[]) {
      const names = { ...current[kind] };
      const [last = ''] = Object.keys(names).slice(-1);
      delete names[last];
      const texts = changesBetween(current, { ...current, [kind]: names }).map(({ text }) => text);
      expect(texts).toEqual([`${KINDS[kind].label} removed: ${last}`]);
    }
  });

  it.each([
    ['value', 'cntv-login captcha click', ''],
    ['value', 'cntv-account links history', ''],
    ['default', 'cntv-qr-login size default', '260'],
    ['maximum', 'cntv-qr-login size maximum', '1000'],
    ['accepts', 'cntv-login standalone accepts', 'present or not'],
    ['cancelable', 'cntv-login cntv-login-success cancelable', 'true'],
    ['detail', 'cntv-apply-form cntv-submit data', 'ApplicationData[Form]'],
    ['keyDefault', 'signing.mode default', '"required"'],
    ['keyValue', 'allowedDomains ["example.com"]', ''],
    ['text', 'login.errors.wrong', ''],
    ['field', 'poetry name', 'text'],
    ['options', 'poetry city options', '北京 沈阳 西安 武汉 成都 南京 广州'],
    ['export', 'configure', ''],
    ['export', './vue', ''],
  ] as const)('has the %s %s', (kind, name, value) => {
    expect(current[kind]).toHaveProperty([name], value);
  });

  it('has at least two accepted values of each key, except flags, forms and functions', () => {
    const values = Object.keys(current.keyValue ?? {});
    const few = Object.keys(current.key ?? {}).filter(
      (key) => values.filter((name) => name.startsWith(`${key} `)).length < 2,
    );
    expect(few).toEqual(['loginCheck', 'showOtherAccounts', 'member.sign']);
  });
});

it.each([
  ['{ redirectTo: string }', [['redirectTo', 'string']]],
  [
    "{ state: 'a' | 'b'; code: number | null }",
    [
      ['state', "'a' | 'b'"],
      ['code', 'number | null'],
    ],
  ],
  [
    '{ [Form in Name]: { form: Form; respond(result: unknown): void; }; }[Name]',
    [
      ['form', 'Form'],
      ['respond', '(result: unknown): void'],
    ],
  ],
])('the fields of the detail %s', (detail, fields) => {
  expect(detailFields(detail)).toEqual(fields);
});

describe('the version of a release', () => {
  const change = (severity: Severity) => ({ severity, text: '' });
  const [breaking, addition] = [change('breaking'), change('addition')];

  it.each([
    ['1.2.3', [breaking, addition], '2.0.0'],
    ['1.2.3', [addition], '1.3.0'],
    ['1.2.3', [], '1.2.4'],
    ['0.2.3', [], '0.2.4'],
    ['0.2.3', [addition, breaking], '0.3.0'],
    ['0.2.3', [addition], '0.2.4'],
  ])('after %s with the changes %j is at least %s', (released, changes, lowest) => {
    expect(lowestVersion(released, changes)).toBe(lowest);
  });

  it.each([
    ['1.10.0', '1.9.9', true],
    ['1.9.9', '1.10.0', false],
    ['2.0.0', '1.99.99', true],
    ['1.2.3', '1.2.3', true],
    ['0.9.0', '1.0.0', false],
  ])('%s is at least %s: %s', (version, lowest, expected) => {
    expect(isAtLeast(version, lowest)).toBe(expected);
  });

  it('that is no version is refused', () => {
    expect(() => isAtLeast('1.2', '1.2.0')).toThrow('The version 1.2 is not like 1.2.3.');
  });
});

describe('the check of a release', () => {
  const last = { version: '1.0.0', contract: { key: { appid: '' } } };

  it('refuses a version that is too low, and names the changes', () => {
    expect(verdictOn({ version: '1.1.0', contract: {} }, last)).toEqual({
      report: ['breaking: configuration key removed: appid', 'Changes of the contract since 1.0.0: 1'],
      refusal: 'The version must be at least 2.0.0, but package.json has 1.1.0.',
    });
  });

  it('refuses a version that is already released', () => {
    expect(verdictOn({ ...last }, last).refusal).toBe(
      'The version must be at least 1.0.1, but package.json has 1.0.0.',
    );
  });

  it('accepts a version that fits', () => {
    expect(verdictOn({ version: '2.0.0', contract: {} }, last)).not.toHaveProperty('refusal');
    expect(verdictOn({ ...last, version: '1.0.1' }, last)).not.toHaveProperty('refusal');
  });

  it('knows each kind of the last release, which is not after the version of package.json', () => {
    const { version, contract } = lastRelease();
    const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
    expect(Object.keys(contract).filter((kind) => !(kind in KINDS))).toEqual([]);
    expect(Object.keys(contract.element ?? {}).length).toBeGreaterThan(3);
    expect(isAtLeast(own, version)).toBe(true);
  });
});
