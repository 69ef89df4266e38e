import { configRule } from '../page-config.ts';

/** Values by which a narrower rule of the page configuration is noticed, whatever its description says. */
const SAMPLES: readonly unknown[] = [
  '',
  'text',
  'text {code}',
  'https://example.com/?code={code}',
  '/path',
  '/path/',
  '/path?query=value#hash',
  '/path/{source_id}',
  'https://example.com',
  'https://example.com/path?query=value#hash',
  'https://example.com/{source_id}',
  'required',
  'off',
  'puzzle',
  'click',
  true,
  [],
  ['example.com'],
  ['localhost'],
  ['/sso/accept'],
  ['https://sso.example.com/accept'],
  {},
  { customerService: '/help', onlineService: 'https://example.com/' },
  { nav: [{ href: '/a', image: '/a.png', label: 'A' }] },
  { appPromotion: [{ text: 'A', href: '' }] },
  { '/path': 'poetry' },
  { product: ['A'] },
  { province: { A: ['B'] } },
  { personal: { wechat: { label: 'A', optional: true }, workList: false } },
  { login: { title: 'A' }, en: { login: { title: 'A' } } },
  { '-21002': 'A', en: { '-21002': 'A' } },
];

/** Returns the sample values that a key accepts, as JSON. */
export function acceptedSamples(key: string): string[] {
  const { read } = configRule(key);
  return SAMPLES.filter((sample) => read(sample) !== undefined).map((sample) => JSON.stringify(sample));
}
