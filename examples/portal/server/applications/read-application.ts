import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS, type ApplicationName } from '#config/application-forms';
import { isEmail } from '../accounts/account-rules';

/** Longest text of a field, in characters. */
const TEXT_MAX = 5_000;
/** A character that is not drawn as nothing or as a blank. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const MOBILE_OR_LANDLINE = /^[\d+ ()-]{6,20}$/;

type Check = (value: unknown, field: ApplicationField) => boolean;

/** Longest ID of a submission, in characters. */
const ID_MAX = 64;

const isText: Check = (value) => typeof value === 'string' && [...value].length <= TEXT_MAX;
const isFilled: Check = (value, field) => isText(value, field) && VISIBLE.test(value as string);
const areFilled: Check = (value, field) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 20 &&
  value.every((text) => isFilled(text, field));

const CHECKS: Readonly<Record<ApplicationField['kind'], Check>> = {
  text: isFilled,
  textarea: isFilled,
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  radio: isFilled,
  select: isFilled,
  checkboxes: areFilled,
  checkbox: (value) => typeof value === 'boolean',
  region: (value, field) => areFilled(value, field) && (value as unknown[]).length === 2,
  rows: (value, field) =>
    Array.isArray(value) &&
    field.kind === 'rows' &&
    value.length <= field.count &&
    value.every((row) => isRecord(row) && field.columns.every((column) => isText(row[column], field))),
};

export type Application = Readonly<Record<string, unknown>>;

/** Why an application is refused, as the form shows it: a text, or texts by field name. */
export type Refusal = { message?: string; fields?: Readonly<Record<string, string>> };

/** Formats that this site requires; the forms of the documents have none (doc 3 § 5). */
const FORMATS: Readonly<Record<string, { has(text: string): boolean; message: string }>> = {
  phone: { has: (text) => MOBILE_OR_LANDLINE.test(text), message: '联系电话格式不正确，请检查后重试' },
  email: { has: isEmail, message: '邮箱格式不正确，请检查后重试' },
};

/** Values of fields that an HTML form leaves out when they are empty. */
const NOTHING: Partial<Record<ApplicationField['kind'], unknown>> = { checkboxes: [], rows: [] };

/** Returns the ID of a submission, which is the same when it is sent again; null without one. */
export function readSubmissionId({ submissionId }: Readonly<Record<string, unknown>>): string | null {
  return typeof submissionId === 'string' && submissionId.length <= ID_MAX ? submissionId : null;
}

/**
 * Validates the fields of an HTML form by the rules of this site, which are stricter than those of the widget.
 * @returns the fields of the form, without any others, or the refusal
 */
export function readApplication(
  form: ApplicationName,
  raw: Readonly<Record<string, unknown>>,
): { data: Application } | { refusal: Refusal } {
  const fields: readonly ApplicationField[] = APPLICATION_FORMS[form].fields;
  const sentValue = ({ kind, name }: ApplicationField) =>
    kind === 'checkbox' ? raw[name] === 'true' : (raw[name] ?? NOTHING[kind]);
  const refused = fields.flatMap((field) => {
    const message = problemOf(field, sentValue(field));
    return message ? [[field.name, message]] : [];
  });
  if (refused.length > 0) return { refusal: { fields: Object.fromEntries(refused) } };
  return { data: Object.fromEntries(fields.map((field) => [field.name, sentValue(field)])) };
}

function problemOf(field: ApplicationField, value: unknown): string | undefined {
  const length = typeof value === 'string' ? [...value].length : 0;
  if (length > TEXT_MAX) return `最多填写 ${TEXT_MAX} 字，现有 ${length} 字，请精简后重试`;
  if (!CHECKS[field.kind](value, field)) return '内容不完整，请检查后重试';
  const format = FORMATS[field.name];
  return format?.has((value as string).trim()) === false ? format.message : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
