import { doctor as en } from '#i18n/en/doctor';
import { fill } from '#i18n/fill';
import { doctor as zhCN } from '#i18n/zh-cn/doctor';
import type { observed } from '#i18n/zh-cn/observed';

export type MarkupCode = keyof typeof zhCN.findings;
export type FindingCode = MarkupCode | keyof typeof observed;

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

type Sentences<Code extends FindingCode> = Readonly<Record<FindingLanguage, Readonly<Record<Code, string>>>>;

/** Returns a mistake in the markup. */
export const finding = findingIn({ 'zh-CN': zhCN.findings, en: en.findings });

/** Returns the function that makes mistakes with these sentences. Its last parameter has values that differ between the languages. */
export function findingIn<Code extends FindingCode>(sentences: Sentences<Code>) {
  return (
    code: Code,
    { where, line, instead }: Pick<Finding, 'where' | 'line' | 'instead'>,
    values: Values = {},
    byLanguage?: ValuesByLanguage,
  ): Finding => {
    const message = (language: FindingLanguage) =>
      fill(sentences[language][code], { ...values, ...byLanguage?.[language] });
    return {
      code,
      where,
      ...(line !== undefined && { line }),
      message: { 'zh-CN': message('zh-CN'), en: message('en') },
      instead,
    };
  };
}
