import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filterDraft, readDraft, removeDraft, saveDraft } from '#features/apply-form/draft/draft-store';

const POETRY = 'application-poetry';
const KEY = `cntv:${POETRY}`;
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
      POETRY,
      new Map<string, string | boolean>([
        ['name', '李白'],
        ['email', ''],
        ['a=b', true],
        ['c', false],
      ]),
    );
    expect([...(readDraft(POETRY) ?? [])]).toEqual([
      ['name', '李白'],
      ['a=b', true],
    ]);
    expect(readDraft('application-handicraft')).toBeNull();
  });

  it('is removed when all fields are empty, and by the removal function', () => {
    saveDraft(POETRY, new Map([['name', '李白']]));
    saveDraft(POETRY, new Map([['name', '']]));
    expect(stored.has(KEY)).toBe(false);
    saveDraft(POETRY, new Map([['name', '李白']]));
    removeDraft(POETRY);
    expect(readDraft(POETRY)).toBeNull();
  });

  it('is removed after 24 hours', () => {
    saveDraft(POETRY, new Map([['name', '李白']]));
    vi.advanceTimersByTime(24 * HOUR - 1);
    expect(readDraft(POETRY)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(readDraft(POETRY)).toBeNull();
    expect(stored.has(KEY)).toBe(false);
  });

  it('is removed 24 hours after the last change, however often the same values are saved', () => {
    saveDraft(POETRY, new Map([['name', '李白']]));
    vi.advanceTimersByTime(23 * HOUR);
    saveDraft(POETRY, new Map([['name', '李白']]));
    vi.advanceTimersByTime(HOUR - 1);
    expect(readDraft(POETRY)).not.toBeNull();
    saveDraft(POETRY, new Map([['name', '杜甫']]));
    vi.advanceTimersByTime(24 * HOUR - 1);
    expect(readDraft(POETRY)).toEqual(new Map([['name', '杜甫']]));
    vi.advanceTimersByTime(1);
    expect(readDraft(POETRY)).toBeNull();
  });

  it('survives a clock that is set back, for 24 hours from then', () => {
    saveDraft(POETRY, new Map([['name', '李白']]));
    vi.setSystemTime(Date.now() - 8_760 * HOUR);
    expect(readDraft(POETRY)).toEqual(new Map([['name', '李白']]));
    vi.advanceTimersByTime(24 * HOUR - 1);
    expect(readDraft(POETRY)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(readDraft(POETRY)).toBeNull();
  });

  it('keeps its age when fields are removed from it', () => {
    const withoutPhone = (values: ReadonlyMap<string, string | boolean>) =>
      new Map([...values].filter(([name]) => name !== 'phone'));
    filterDraft(POETRY, withoutPhone);
    expect(stored.has(KEY)).toBe(false);
    saveDraft(
      POETRY,
      new Map([
        ['name', '李白'],
        ['phone', '1'],
      ]),
    );
    vi.advanceTimersByTime(23 * HOUR);
    filterDraft(POETRY, withoutPhone);
    expect(readDraft(POETRY)).toEqual(new Map([['name', '李白']]));
    vi.advanceTimersByTime(HOUR);
    expect(readDraft(POETRY)).toBeNull();
  });

  it.each(['{', '[]', '{"savedAt":1}', '{"savedAt":"1","values":[]}', '{"savedAt":1,"values":[["a",1]]}'])(
    'that another script replaced by %s is ignored',
    (text) => {
      stored.set(KEY, text);
      expect(readDraft(POETRY)).toBeNull();
    },
  );
});
