import { expect, it } from 'vitest';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import { consentText, fieldText } from '#i18n/field-texts';
import { LANGUAGE_NAMES, type Language } from '#i18n/languages';
import { CONSENTS } from '../../../src/features/apply-form/consent-fields';
import { textAt, textPaths, textsByPath } from '../../support/texts/texts-by-path';

type Shown = { label: string; message: string };

const ACCOUNT_ERRORS = 'account.errors';
const PASSWORD_ERRORS = 'password.changePassword.errors';

/** The labels of all other forms, with the messages under their fields or in place of them. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'core.login.account': ['core.login.errors.accountRequired', 'core.login.errors.accountFormat'],
  'core.login.password': [
    'core.login.errors.passwordRequired',
    'core.login.errors.passwordLength',
    'core.login.errors.wrong',
  ],
  'core.login.activationEmail': ['core.login.errors.emailRequired', 'core.login.errors.emailFormat'],
  'account.fields.phone': [`${ACCOUNT_ERRORS}.phoneRequired`, `${ACCOUNT_ERRORS}.phoneFormat`],
  'account.fields.email': [`${ACCOUNT_ERRORS}.emailRequired`, `${ACCOUNT_ERRORS}.emailFormat`],
  'account.fields.password': [
    `${ACCOUNT_ERRORS}.passwordRequired`,
    `${ACCOUNT_ERRORS}.passwordStrength`,
    `${ACCOUNT_ERRORS}.passwordLength`,
  ],
  'account.fields.confirmPassword': [
    `${ACCOUNT_ERRORS}.confirmRequired`,
    `${ACCOUNT_ERRORS}.confirmDifferent`,
    `${PASSWORD_ERRORS}.confirmPassword.confirmRequired`,
  ],
  'account.fields.smsCode': [
    `${ACCOUNT_ERRORS}.smsCodeRequired`,
    `${ACCOUNT_ERRORS}.smsCodeFormat`,
    'account.phoneBinding.errors.smsCodeFormat',
    'account.phoneBinding.codeFirst',
  ],
  'account.phoneBinding.pictureCode': ['account.phoneBinding.errors.pictureCodeFormat'],
  'account.recovery.account': [
    'account.recovery.errors.accountRequired',
    'account.recovery.errors.accountFormat',
  ],
  'account.register.agree': ['account.register.agreeFirst'],
  'account.recovery.method.legend': ['account.recovery.errors.methodRequired'],
  'account.fields.newPassword': [
    `${PASSWORD_ERRORS}.newPassword.passwordRequired`,
    `${PASSWORD_ERRORS}.newPassword.sameAsCurrent`,
  ],
  'password.changePassword.current': [
    `${PASSWORD_ERRORS}.oldPassword.passwordRequired`,
    `${PASSWORD_ERRORS}.oldPassword.passwordLength`,
    `${PASSWORD_ERRORS}.oldPassword.wrong`,
  ],
  'settings.profile.fields.nickName': [
    'settings.profile.errors.nickNameRequired',
    'settings.profile.errors.nickNameLength',
  ],
  'settings.profile.fields.birthday': [
    'settings.profile.errors.birthdayLate',
    'settings.profile.errors.birthdayIncomplete',
  ],
  'settings.profile.fields.province': ['settings.profile.chooseProvince'],
  'settings.profile.avatar.choose': ['format', 'cut', 'size', 'unreadable'].map(
    (name) => `settings.profile.avatar.errors.${name}`,
  ),
  'settings.programmes.groups.channels': ['settings.programmes.emptyGroup.channels'],
  'settings.programmes.groups.columns': ['settings.programmes.emptyGroup.columns'],
  'settings.cancellation.agree': ['settings.cancellation.agreeFirst'],
  'settings.binding.identity.password': [
    'settings.binding.identity.errors.passwordRequired',
    'settings.binding.identity.errors.wrong',
  ],
  'settings.binding.securityEmail.current': ['settings.binding.securityEmail.errors.currentRequired'],
  'settings.binding.securityEmail.next': [
    'settings.binding.securityEmail.errors.newRequired',
    'settings.binding.securityEmail.errors.same',
  ],
  'application.fields.province.label': ['application.chooseProvince'],
};

/** Texts of the application forms, whose fields are compared by their table. */
const OF_APPLICATIONS = /^application\.(fields|forms|consents)\./;
const MESSAGE = /\.errors\.|\.(codeFirst|agreeFirst|chooseProvince)$/;
const LABEL = /\.fields\.\w+$/;
/** Labels without a message, and the options of one. */
const WITHOUT_MESSAGE = /^settings\.profile\.fields\.(sex|male|female|city)$/;

/** Messages that name something else than their label, by a part of their key. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  'errors.accountFormat': 'An account is an email or a phone: the sentence of the documents names both.',
  'phoneBinding.errors.smsCodeFormat': 'A variant that the documents name (OQ-51).',
  'errors.nickNameLength': 'The sentence of the documents gives the length only.',
  'errors.birthdayLate': 'Only the year can be too late.',
  'errors.birthdayIncomplete': 'A part of the date is missing.',
  passwordLength: 'The sentence of the documents gives the length only.',
  passwordStrength: 'The sentence of the documents gives the rule only.',
  'avatar.errors': 'The button names the picture of the viewer, the message the file.',
  guardianConsent: 'The message asks another person to agree.',
  'identity.errors.wrong': 'The same sentence as when the password is changed.',
  'en account.recovery.errors.methodRequired': '“Choose how to recover” asks for the method.',
};

const STOP_WORDS =
  /^(a|an|the|your|our|of|i|have|is|was|been|and|that|to|you|address|enter|select|read|confirm|valid)$/;

/** How a Chinese message begins, for each control; a date is chosen (doc 3 § 5). */
const VERBS: Readonly<Record<ApplicationField['kind'], RegExp>> = {
  text: /^[请請]([输輸]入|填[写寫])/,
  textarea: /^[请請]([输輸]入|填[写寫])/,
  date: /^[请請][选選][择擇]/,
  radio: /^[请請][选選][择擇]/,
  select: /^[请請][选選][择擇]/,
  checkboxes: /^[请請][选選][择擇]/,
  region: /^[请請][选選][择擇]/,
  checkbox: /^[请請](由[监監][护護]人)?([阅閱][读讀]|[确確][认認]|同意)/,
  rows: /^$/,
};

/** Whether a label and a message name the same: one of them has all words, or characters, of the other one. */
function nameTheSame(language: Language, { label, message }: Shown): boolean {
  if (language === 'en') {
    const [own, said] = [wordsOf(label), wordsOf(message)];
    return own.every((word) => said.includes(word)) || said.every((word) => own.includes(word));
  }
  const [own, said] = [nounOf(label), nounOf(message)];
  return isWithin(own, said) || isWithin(said, own);
}

function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace('’s', '')
      .match(/[\w’]+/g) ?? [];
  return words.filter((word) => !STOP_WORDS.test(word)).map((word) => word.replace(/s$/, ''));
}

/** Removes the verb of a message, and from a label the person who declares something and what is in brackets. */
function nounOf(text: string): string {
  return text
    .replace(/（.*）|[，的 ]/g, '')
    .replace(/^([请請]先?|我(已|保[证證]))/, '')
    .replace(/^再次|^([输輸]入|[选選][择擇]|填[写寫]|[确確][认認])(正[确確]|完整)?/, '');
}

/** Whether a text has the characters of another one, in their order. */
function isWithin(part: string, text: string): boolean {
  let from = 0;
  for (const character of part) {
    from = text.indexOf(character, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

/** The fields of the application forms and their consents, with their texts. */
function applicationFields(language: Language) {
  const texts = textsByPath[language].application;
  const consents = CONSENTS.map((name) => {
    const { label = '', required: message = '' } = consentText(texts, name) ?? {};
    return { place: `${language} ${name}`, kind: 'checkbox' as const, label, message };
  });
  const fields = APPLICATION_NAMES.flatMap((form) =>
    (APPLICATION_FORMS[form].fields as readonly ApplicationField[])
      .filter(({ kind }) => kind !== 'rows')
      .map(({ kind, name }) => {
        const text = fieldText(texts, form, name);
        const { label = '', required: message = '' } = text ?? {};
        return { place: `${language} ${form} ${name}`, kind, label, message };
      }),
  );
  return [...fields, ...consents];
}

/** The labels of all forms with each of their messages. */
function shownIn(language: Language): (Shown & { place: string })[] {
  const others = Object.entries(FIELDS).flatMap(([label, messages]) =>
    messages.map((path) => ({
      place: `${language} ${path}`,
      label: textAt(language, label),
      message: textAt(language, path),
    })),
  );
  return [...applicationFields(language), ...others];
}

const different = LANGUAGE_NAMES.flatMap((language) =>
  shownIn(language).filter((shown) => !nameTheSame(language, shown)),
);
const isException = ({ place }: { place: string }) =>
  Object.keys(OTHER_WORDS).some((part) => place.includes(part));

it('a label and its messages name the same, in every form and language', () => {
  expect(shownIn('zh-CN').length).toBeGreaterThan(100);
  const wrong = different.filter((shown) => !isException(shown));
  expect(wrong.map(({ place, label, message }) => `${place}: ${label} / ${message}`)).toEqual([]);
});

it('every message and every label is compared', () => {
  const compared = [...Object.keys(FIELDS), ...Object.values(FIELDS).flat()];
  const isForm = (path: string) => MESSAGE.test(path) || LABEL.test(path);
  const left = textPaths.filter(
    (path) => isForm(path) && !OF_APPLICATIONS.test(path) && !compared.includes(path),
  );
  expect(left.filter((path) => !WITHOUT_MESSAGE.test(path))).toEqual([]);
});

it('each exception is needed', () => {
  const isNeeded = (part: string) => different.some(({ place }) => place.includes(part));
  expect(Object.keys(OTHER_WORDS).filter((part) => !isNeeded(part))).toEqual([]);
});

it.each(['zh-CN', 'zh-Hant'] as const)(
  'the message of an empty field asks for what its control lets a viewer do, in %s',
  (language) => {
    const fields = applicationFields(language);
    const wrong = fields.filter(({ kind, message }) => !VERBS[kind].test(message));
    expect(wrong.map(({ place, message }) => `${place}: ${message}`)).toEqual([]);
    const several = fields.filter(({ kind }) => kind === 'checkboxes');
    for (const { label } of several) expect(label).toMatch(/（可[多複][选選]）$/);
  },
);
