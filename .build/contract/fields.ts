import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { fieldText } from '#i18n/field-texts';
import { application } from '#i18n/zh-cn/application';

type Kind = ApplicationField['kind'];

const TEXTS = {
  text: 'text',
  tel: 'phone number',
  email: 'email address',
  numeric: 'code',
  characters: 'ID number',
} as const;

const VALUES: { [Of in Kind]: (field: Extract<ApplicationField, { kind: Of }>) => string } = {
  text: ({ inputMode, autoCapitalize }) => TEXTS[autoCapitalize ?? inputMode ?? 'text'],
  textarea: () => 'text of several lines',
  date: () => 'date like `2000-12-31`',
  radio: ({ options }) => `one of ${listed(options)}`,
  select: ({ options }) => `one of ${listed(options)}`,
  checkboxes: ({ options }) => `list of ${listed(options)}`,
  checkbox: () => '`true` or `false`',
  region: () => 'list of province and city',
  rows: ({ count, columns }) => `list of at most ${count} objects with the texts ${listed(columns)}`,
};

/** Returns the fields of each form, for those who read or set `data`. */
export function fieldsOfForms(): string {
  return (Object.keys(APPLICATION_FORMS) as ApplicationName[]).map(section).join('\n\n');
}

function section(form: ApplicationName): string {
  const fields: readonly ApplicationField[] = APPLICATION_FORMS[form].fields;
  const rows = fields.map((field) => {
    const label = fieldText(application, form, field.name)?.label;
    return `| \`${field.name}\` | ${label} | ${VALUES[field.kind](field as never)} |`;
  });
  return [
    `## \`${form}\`: ${application.forms[form].title}`,
    '',
    '| Name | Label | Value |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Lists options; of a long list, as that of the ages, the first and the last one. */
function listed(options: readonly string[]): string {
  const [first, last] = [options[0], options[options.length - 1]];
  if (options.length > 12) return `\`${first}\` to \`${last}\``;
  return options.map((option) => `\`${option}\``).join(', ');
}
