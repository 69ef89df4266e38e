import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, removeDraft, saveDraft } from '../../../../src/features/apply-form/draft-store';

const KEY = 'cntv:application-poetry';
const HOUR = 3_600_000;

/** `sessionStorage` of a tab. */
function stubStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  return stored;
}

describe('the draft of a form', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = stubStorage();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is returned as it was saved, without empty fields', () => {
    saveDraft(
      'poetry',
      new Map<string, string | boolean>([
        ['name', '李白'],
        ['email', ''],
        ['a=b', true],
        ['c', false],
      ]),
    );
    expect([...(readDraft('poetry') ?? [])]).toEqual([
      ['name', '李白'],
      ['a=b', true],
    ]);
    expect(readDraft('handicraft')).toBeNull();
  });

  it('is removed when all fields are empty, and by the removal function', () => {
    saveDraft('poetry', new Map([['name', '李白']]));
    saveDraft('poetry', new Map([['name', '']]));
    expect(stored.has(KEY)).toBe(false);
    saveDraft('poetry', new Map([['name', '李白']]));
    removeDraft('poetry');
    expect(readDraft('poetry')).toBeNull();
  });

  it('is removed after 24 hours', () => {
    saveDraft('poetry', new Map([['name', '李白']]));
    vi.advanceTimersByTime(24 * HOUR - 1);
    expect(readDraft('poetry')).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(readDraft('poetry')).toBeNull();
    expect(stored.has(KEY)).toBe(false);
  });

  it.each(['{', '[]', '{"savedAt":1}', '{"savedAt":"1","values":[]}', '{"savedAt":1,"values":[["a",1]]}'])(
    'that another script replaced by %s is ignored',
    (text) => {
      stored.set(KEY, text);
      expect(readDraft('poetry')).toBeNull();
    },
  );
});
