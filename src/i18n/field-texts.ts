import type { APPLICATION_FORMS, ApplicationName, TabbedName } from '#config/application-forms';
import { fill } from './fill';

type Forms = typeof APPLICATION_FORMS;
type FieldOf<Form extends ApplicationName> = Forms[Form]['fields'][number];
type AnyField = FieldOf<ApplicationName>;

export type FieldText = {
  label: string;
  /** Shown when the field is empty or not checked. */
  required?: string;
};

/** Names of rows and their columns, which can be empty, and of the city, which has the message of its province. */
type LabelName<Field> = Field extends { kind: 'rows'; name: infer Rows; columns: readonly (infer Column)[] }
  ? Rows | Column
  : Field extends { kind: 'region'; name: infer Province extends string }
    ? `${Province}City`
    : never;
type RequiredName<Field extends AnyField> = Exclude<Field, { kind: 'rows' }>['name'];

type TextsOf<Field extends AnyField> = Readonly<
  { [Name in LabelName<Field> & string]: { label: string } } & {
    [Name in RequiredName<Field>]: Required<FieldText>;
  }
>;

/** Texts of all fields, by name. */
export type FieldTexts = TextsOf<AnyField>;

/** Texts of the consents; `{notice}` is the link to the notice, whose text is in `NoticeTexts`. */
export type ConsentTexts = Readonly<
  Record<'consent' | 'guardianConsent' | 'idNumberConsent', Required<FieldText>>
>;
export type NoticeTexts = Readonly<Record<'consent' | 'guardianConsent', string>>;

/** Title of each form, and texts of its fields that differ from those of `FieldTexts`. */
export type FormTexts = {
  readonly [Form in ApplicationName]: { title: string; fields?: Partial<TextsOf<FieldOf<Form>>> };
};

export type TabTexts = Readonly<Record<'label' | TabbedName, string>>;

type OptionOf<Field> = Field extends { options: readonly (infer Option extends string)[] } ? Option : never;
type AnyOption = OptionOf<AnyField>;
/** Ages and bandwidths. */
type Measure = `${number}${'岁' | 'K' | 'M'}`;

/** Texts of options, by value. An option without a text shows its value. */
export type OptionTexts = Readonly<Partial<Record<AnyOption, string>>>;

/** The same in a language other than that of the values. */
export type TranslatedOptions = Readonly<Record<Exclude<AnyOption, Measure>, string>>;

/**
 * Returns the texts of a field or column: those of its form, or else those that all forms share. The page configuration
 * can add fields, which have none.
 */
export function fieldText(
  { fields, forms }: { fields: FieldTexts; forms: FormTexts },
  form: ApplicationName,
  name: string,
): FieldText | undefined {
  const own: Readonly<Record<string, FieldText>> = { ...fields, ...forms[form].fields };
  return own[name];
}

/** Returns the texts of a consent, with the name of its notice; undefined for another field. */
export function consentText(
  { consents, notices }: { consents: ConsentTexts; notices: NoticeTexts },
  name: string,
): FieldText | undefined {
  // A field of the page may be called like a method of every object.
  const text = new Map(Object.entries(consents)).get(name);
  return text && { ...text, label: fill(text.label, { notice: notices[name as keyof NoticeTexts] }) };
}
