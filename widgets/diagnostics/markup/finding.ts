import { doctor as en } from '#i18n/en/doctor';
import { fill } from '#i18n/fill';
import { doctor as zhCN } from '#i18n/zh-cn/doctor';

export type FindingCode = keyof typeof zhCN.findings;

/** Languages of the findings. */
export type FindingLanguage = 'zh-CN' | 'en';

/** A mistake, with what to write instead. */
export type Finding = {
  /** Names the kind of mistake. */
  code: FindingCode;
  /** The tag, line or URL with the mistake. */
  where: string;
  /** Line in the pasted text, from 1. */
  line?: number | undefined;
  message: Readonly<Record<FindingLanguage, string>>;
  /** The line to write instead; empty where the message says what is expected. */
  instead: string;
};

export const FINDING_TEXTS: Readonly<Record<FindingLanguage, typeof zhCN>> = {
  'zh-CN': zhCN,
  en,
};

/** Values of the placeholders of a message. */
export type Values = Readonly<Record<string, string | number>>;
export type ValuesByLanguage = Readonly<Record<FindingLanguage, Values>>;

/** @param byLanguage values that differ between the languages */
export function finding(
  code: FindingCode,
  { where, line, instead }: Pick<Finding, 'where' | 'line' | 'instead'>,
  values: Values = {},
  byLanguage?: ValuesByLanguage,
): Finding {
  const message = (language: FindingLanguage) =>
    fill(FINDING_TEXTS[language].findings[code], { ...values, ...byLanguage?.[language] });
  return {
    code,
    where,
    ...(line !== undefined && { line }),
    message: { 'zh-CN': message('zh-CN'), en: message('en') },
    instead,
  };
}
