import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api-error';
import { ChunkError } from '#lib/chunk';
import { addConfigLayer } from '#page-config/scripts';
import { type FailureRules, reactionTo } from '#shared/failure/reaction';
import { catalogueIn } from '../../../support/texts/catalogue-in';

const catalogue = catalogueIn('zh-CN');
const { busy, cookieBlocked, cookieNotKept } = catalogue.texts.common;
const ACCOUNT_INVALID = -21002;
const BANNED = -21024;
const UNKNOWN = -99999;

function refused(code: number): ApiError {
  return new ApiError({ kind: 'refused', request: '', code, serverMessage: 'from the server' });
}
function failed(kind: ApiError['kind'], cause?: unknown): ApiError {
  return new ApiError({ kind, request: '', cause });
}
const inlineRule = { fields: { inline: 'account' } };
const wrong = { field: 'password', key: 'wrong' };
const anyRule = { fields: { refused: wrong } };
const text = (code: number) => catalogue.errors[code] as string;

type Row = [title: string, ApiError, FailureRules, object];

const ROWS: Row[] = [
  ['an aborted request is not shown', failed('aborted'), {}, { shownAs: 'nothing' }],
  ['a lost connection is a toast (ERR-07)', failed('network'), anyRule, { shownAs: 'toast', text: busy }],
  ['a malformed response is a toast (ERR-07)', failed('malformed'), {}, { shownAs: 'toast', text: busy }],
  ['an unsigned request is a toast (ERR-07)', failed('unsigned'), {}, { shownAs: 'toast', text: busy }],
  [
    'a lost file whose retry is useless offers a restart',
    failed('network', new ChunkError('', 2)),
    {},
    { shownAs: 'toast', text: busy, consequence: 'restart' },
  ],
  [
    'a cookie that is not kept is a toast, and stays in the form',
    failed('blocked'),
    {},
    { shownAs: 'toast', text: cookieNotKept, field: { name: 'root', error: { text: cookieNotKept } } },
  ],
  [
    'the end of the session is a toast for 3 s and requests the sign-in (ERR-02, ERR-03)',
    refused(-10001),
    { ...anyRule, instead: 'nothing' },
    { shownAs: 'toast', text: text(-10001), toastMs: 3000, consequence: 'sign-in' },
  ],
  ['a refusal is a toast for 5 s (ERR-05)', refused(BANNED), {}, { shownAs: 'toast', text: text(BANNED) }],
  [
    'a code without a text shows that of the server (ERR-06)',
    refused(UNKNOWN),
    {},
    { shownAs: 'toast', text: 'from the server' },
  ],
  [
    'a sign-in code is only at its field (ERR-04)',
    refused(ACCOUNT_INVALID),
    inlineRule,
    { shownAs: 'field', field: { name: 'account', error: { text: text(ACCOUNT_INVALID) } } },
  ],
  [
    'a sign-in code is a toast where no field shows it (RECOV-24)',
    refused(ACCOUNT_INVALID),
    {},
    { shownAs: 'toast', text: text(ACCOUNT_INVALID) },
  ],
  [
    'a code with a field of its own is a toast too (ERR-05)',
    refused(BANNED),
    { fields: { [BANNED]: 'account' } },
    { shownAs: 'toast', field: { name: 'account', error: { text: text(BANNED) } } },
  ],
  [
    'a silent code is shown by the form alone',
    refused(BANNED),
    { silent: [BANNED] },
    { shownAs: 'field', field: null },
  ],
  [
    'any other code has the text of the form (LOGIN-12)',
    refused(UNKNOWN),
    anyRule,
    { shownAs: 'toast', field: { name: 'password', error: { key: 'wrong' } } },
  ],
  [
    'a code with a text is shown for the whole form instead (LOGIN-12)',
    refused(BANNED),
    anyRule,
    { shownAs: 'toast', field: { name: 'root', error: { text: text(BANNED) } } },
  ],
  ['a list shows a notice (ERR-08)', refused(BANNED), { instead: 'notice' }, { shownAs: 'notice' }],
  ['a revalidation shows nothing', failed('network'), { instead: 'nothing' }, { shownAs: 'nothing' }],
];

describe('the reaction to a failure', () => {
  it.each(ROWS)('%s', (_, error, rules, expected) => {
    expect(reactionTo(error, catalogue, rules)).toMatchObject({
      error,
      toastMs: 5000,
      field: null,
      consequence: 'none',
      ...expected,
    });
  });
});

it('names third-party cookies where the API is on another origin (OQ-105)', () => {
  addConfigLayer({ apiBase: 'https://api.example.org' });
  expect(reactionTo(failed('blocked'), catalogue).text).toBe(cookieBlocked);
});
