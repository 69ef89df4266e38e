import {
  APPLICATION_FORMS,
  type ApplicationField,
  type ApplicationName,
} from '../../../../src/config/application-forms';
import { isEmail } from '../accounts/accounts';

/** Longest text of a field, in characters. */
const TEXT_MAX = 5_000;
const MOBILE_OR_LANDLINE = /^[\d+ ()-]{6,20}$/;

type Check = (value: unknown, field: ApplicationField) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.length <= TEXT_MAX;
const isFilled: Check = (value, field) => isText(value, field) && (value as string).trim() !== '';
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

/**
 * Validates an application by this portal's rules, which are stricter than those of the widget (doc 3 § 5).
 * @returns the fields of the form, without any others, or the error text
 */
export function readApplication(form: ApplicationName, raw: unknown): Application | string {
  if (!isRecord(raw)) return '提交的内容无法识别，请刷新页面后重试。';
  const fields: readonly ApplicationField[] = APPLICATION_FORMS[form];
  if (!fields.every((field) => CHECKS[field.kind](raw[field.name], field)))
    return '报名信息不完整或过长，请检查后重试。';
  if (!isOptional(raw.phone, (text) => MOBILE_OR_LANDLINE.test(text)))
    return '联系电话格式不正确，请检查后重试。';
  if (!isOptional(raw.email, isEmail)) return '邮箱格式不正确，请检查后重试。';
  return Object.fromEntries(fields.map(({ name }) => [name, raw[name]]));
}

/** Whether a field is absent from the form or has the format. */
function isOptional(value: unknown, hasFormat: (text: string) => boolean): boolean {
  return value === undefined || (typeof value === 'string' && hasFormat(value.trim()));
}

export function isApplicationName(name: string): name is ApplicationName {
  return Object.hasOwn(APPLICATION_FORMS, name);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
