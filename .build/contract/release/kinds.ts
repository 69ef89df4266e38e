export type Severity = 'breaking' | 'addition';
export type Rule = {
  /** The kind in the report. */
  label: string;
  removed: Severity;
  added: Severity;
  /** The severity of a change from one value to another. */
  changed(before: string, after: string): Severity;
};

const raised = (before: string, after: string): Severity => (+after > +before ? 'breaking' : 'addition');
const lowered = (before: string, after: string): Severity => (+after < +before ? 'breaking' : 'addition');
/** A list of words; a page may use each of them. */
const narrowed = (before: string, after: string): Severity =>
  before.split(' ').every((word) => after.split(' ').includes(word)) ? 'addition' : 'breaking';
/** Without a limit, more values are valid. */
const LIMIT = { removed: 'addition', added: 'breaking' } as const;

/** What a change of each part of the contract means for pages that use it. */
export const KINDS = {
  element: rule('element'),
  attribute: rule('attribute'),
  value: rule('value'),
  accepts: rule('accepted values'),
  minimum: rule('minimum', { ...LIMIT, changed: raised }),
  maximum: rule('maximum', { ...LIMIT, changed: lowered }),
  default: rule('default'),
  property: rule('property'),
  method: rule('method'),
  event: rule('event'),
  cancelable: rule('whether an event can be cancelled', {
    changed: (_, after) => (after === 'true' ? 'addition' : 'breaking'),
  }),
  detail: rule('field of a detail'),
  slot: rule('slot'),
  part: rule('part'),
  state: rule('state'),
  // A page that depends on a colour sets it.
  customProperty: rule('custom property', { changed: () => 'addition' }),
  key: rule('configuration key'),
  keyDefault: rule('default of a configuration key'),
  keyValue: rule('value of a configuration key'),
  text: rule('key of a text'),
  route: rule('route'),
  field: rule('field of a form'),
  options: rule('options of a field', { changed: narrowed }),
  export: rule('export'),
} as const satisfies Readonly<Record<string, Rule>>;

export type Kind = keyof typeof KINDS;

function rule(label: string, own: Partial<Rule> = {}): Rule {
  return { label, removed: 'breaking', added: 'addition', changed: () => 'breaking', ...own };
}
