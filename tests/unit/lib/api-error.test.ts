import { describe, expect, it } from 'vitest';
import { ApiError, hasNoResponse } from '#lib/api-error';

describe('an API error', () => {
  it('contains what is known, and null or an empty string for the rest', () => {
    const error = new ApiError({ kind: 'network', request: 'GET /a' });
    expect(error).toMatchObject({
      kind: 'network',
      code: null,
      status: null,
      serverMessage: '',
      retryAfterMs: null,
    });
    expect(error.cause).toBeUndefined();
  });

  it.each([
    [{ kind: 'refused', request: 'POST /a', code: -21002, status: 200 }, 'POST /a refused -21002'],
    [{ kind: 'network', request: 'GET /a', status: 502 }, 'GET /a network 502'],
    [{ kind: 'aborted', request: 'GET /a' }, 'GET /a aborted'],
    [{ kind: 'malformed', request: '' }, 'malformed'],
  ] as const)('of %j reads "%s" in a console', (details, message) => {
    expect(new ApiError(details).message).toBe(message);
  });

  it('is an Error with its own name', () => {
    const error = new ApiError({ kind: 'aborted', request: '' });
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toBe('ApiError: aborted');
  });
});

it.each([
  ['network', null, true],
  ['network', 502, false],
  ['refused', 200, false],
  ['malformed', null, false],
  ['aborted', null, false],
  ['unsigned', null, false],
] as const)('a %s error with the status %j is without a response: %s', (kind, status, isLost) => {
  expect(hasNoResponse(new ApiError({ kind, request: '', status }))).toBe(isLost);
});
