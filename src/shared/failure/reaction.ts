import { INLINE_CODES } from '#config/error-codes';
import { SIGNED_OUT_TOAST_MS, TOAST_MS } from '#config/limits';
import { type Catalogue, errorText } from '#i18n/catalogue';
import { type ApiError, isSignedOut } from '#lib/api-error';
import { ChunkError } from '#lib/chunk';
import { isOwnApi } from '#lib/transport/is-own-api';
import { type FieldError, WHOLE_FORM } from '#ui/forms/field-error';
import { type FieldRules, type Place, placeOf } from './field-rules';

/** What the viewer sees of a failed request, and what follows from it. */
export type Reaction = {
  error: ApiError;
  /** The sentence for the viewer. */
  text: string;
  /**
   * Where the failure is shown:
   * - `toast`: in a toast, and also at `field` if there is one
   * - `field`: only at `field`, or by the form in its own words
   * - `notice`: only in a notice of the screen
   * - `nothing`: nowhere
   */
  shownAs: 'toast' | 'field' | 'notice' | 'nothing';
  toastMs: number;
  /** The field of the form, its error, and the field that is selected if it is another one. */
  field: { name: string; error: FieldError; select?: string | undefined } | null;
  /** `restart`: the toast offers to start the element again, because a retry is useless. */
  consequence: 'none' | 'sign-in' | 'restart';
};

/** How the caller shows failures; without rules, each one is a toast. */
export type FailureRules<Name extends string = string> = {
  /** Fields that show refusals. */
  fields?: FieldRules<Name>;
  /** Codes without a toast, in addition to those of ERR-04. */
  silent?: readonly number[];
  /** Replaces the toast; a session that has ended is a toast in any case. */
  instead?: 'notice' | 'nothing';
  /** A notice of the screen is announced, so that the toast is not. */
  isNoticed?: boolean;
};

/**
 * Maps an error to a reaction (doc 1 § 8, requirements ERR-01 to ERR-08). This is the only place that decides on the
 * text, its place and the consequence.
 */
export function reactionTo(error: ApiError, catalogue: Catalogue, rules: FailureRules = {}): Reaction {
  const { kind, code } = error;
  const text = kind === 'blocked' ? cookieText(catalogue) : errorText(catalogue, error);
  const toast: Reaction = {
    error,
    text,
    shownAs: 'toast',
    toastMs: TOAST_MS,
    field: null,
    consequence: 'none',
  };
  if (kind === 'aborted') return { ...toast, shownAs: 'nothing' };
  if (isSignedOut(error)) return { ...toast, toastMs: SIGNED_OUT_TOAST_MS, consequence: 'sign-in' };
  if (rules.instead) return { ...toast, shownAs: rules.instead };
  if (kind === 'blocked') return { ...toast, field: errorAt(WHOLE_FORM, { text }) };
  if (error.cause instanceof ChunkError && error.cause.needsRestart)
    return { ...toast, consequence: 'restart' };
  if (kind !== 'refused' || code === null) return toast;

  const { fields = {}, silent = [] } = rules;
  const isSilent = silent.includes(code);
  const isInline = INLINE_CODES.includes(code);
  const place = placeOf(fields, code, {
    isInline: isInline || isSilent,
    isListed: Boolean(catalogue.errors[code]),
  });
  return {
    ...toast,
    shownAs: isSilent || (isInline && fields.inline !== undefined) ? 'field' : 'toast',
    field: place === undefined ? null : errorAt(place, { text, code }),
  };
}

/** The browser has settings of its own for third-party cookies. */
function cookieText({ texts }: Catalogue): string {
  return isOwnApi() ? texts.common.cookieNotKept : texts.common.cookieBlocked;
}

function errorAt(place: Place<string>, error: FieldError): Reaction['field'] {
  if (typeof place === 'string') return { name: place, error };
  const { field, key, select } = place;
  return { name: field, error: key ? { key } : error, select };
}
