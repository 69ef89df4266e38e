import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabStore } from '#lib/storage';
import {
  type InputSlot,
  type InputStore,
  keepInput,
  memoryOf,
  readInput,
  takeInput,
} from '#shared/kept-input/input-slot';
import { tabInputs } from '#shared/kept-input/tab-inputs';

const KEY = 'application-poetry';
const HOUR = 3_600_000;
const STORES: [name: string, store: () => InputStore][] = [
  ['the tab', () => tabInputs],
  ['memory', () => memoryOf(document)],
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe.each(STORES)('input kept in %s', (_name, store) => {
  const slot = (changes: Partial<InputSlot> = {}): InputSlot => ({
    store: store(),
    key: KEY,
    lifeMs: 24 * HOUR,
    ...changes,
  });
  const keep = (values: Record<string, string | boolean>, changes?: Partial<InputSlot>) =>
    keepInput(slot(changes), { values: new Map(Object.entries(values)) });
  const read = (changes?: Partial<InputSlot>) => {
    const input = readInput(slot(changes));
    return input && Object.fromEntries(input.values);
  };
  afterEach(() => store().delete(KEY));

  it('is returned as it was kept, by its key, until it is taken', () => {
    keep({ name: '李白', email: '', 'a=b': true, c: false });
    expect(read({ key: 'application-handicraft' })).toBeUndefined();
    expect(read()).toEqual({ name: '李白', email: '', 'a=b': true, c: false });
    expect(takeInput(slot())?.values.get('name')).toBe('李白');
    expect(takeInput(slot())).toBeUndefined();
  });

  it('has the name of the focused field', () => {
    keepInput(slot(), { values: new Map([['name', '李白']]), focused: 'name' });
    expect(readInput(slot())?.focused).toBe('name');
  });

  it('is removed when no field is left, and by the removal function', () => {
    keep({ name: '李白' });
    keep({});
    expect(store().get(KEY)).toBeUndefined();
    keep({ name: '李白' });
    store().delete(KEY);
    expect(read()).toBeUndefined();
  });

  it('is removed after its time', () => {
    keep({ name: '李白' });
    vi.advanceTimersByTime(24 * HOUR - 1);
    expect(read()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(read()).toBeUndefined();
    expect(store().get(KEY)).toBeUndefined();
  });

  it('survives a clock that is set back, for its time from then', () => {
    keep({ name: '李白' });
    vi.setSystemTime(Date.now() - 8_760 * HOUR);
    expect(read()).toEqual({ name: '李白' });
    vi.advanceTimersByTime(24 * HOUR - 1);
    expect(read()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(read()).toBeUndefined();
  });

  it('keeps only accepted fields, also of what was kept before, whose age stays', () => {
    const accepts = (field: string) => field !== 'phone';
    expect(read({ accepts })).toBeUndefined();
    keep({ name: '李白', phone: '1' });
    vi.advanceTimersByTime(23 * HOUR);
    expect(read({ accepts })).toEqual({ name: '李白' });
    expect(JSON.stringify(store().get(KEY))).not.toContain('phone');
    vi.advanceTimersByTime(HOUR);
    expect(read()).toBeUndefined();
    keep({ name: '李白', phone: '1' }, { accepts });
    expect(JSON.stringify(store().get(KEY))).not.toContain('phone');
    keep({ phone: '1' }, { accepts });
    expect(store().get(KEY)).toBeUndefined();
  });

  it('is that of its viewer, and is removed when it is read for another one', () => {
    keep({ name: '李白' }, { viewer: '7' });
    expect(read({ viewer: '7' })).toEqual({ name: '李白' });
    expect(read({ viewer: '8' })).toBeUndefined();
    expect(store().get(KEY)).toBeUndefined();
  });

  it('of an earlier viewer is replaced', () => {
    keep({ name: '李白', phone: '1' }, { viewer: '1' });
    keep({ name: '杜甫' }, { viewer: '2' });
    expect(read({ viewer: '2' })).toEqual({ name: '杜甫' });
  });
});

it.each([
  ['is removed after its time, without being read', (_slot: InputSlot) => {}],
  ['is removed after its time from the first day, however often it is read', readInput],
])('input in memory %s', (_name, read) => {
  const slot: InputSlot = { store: memoryOf(document), key: KEY, lifeMs: HOUR };
  keepInput(slot, { values: new Map([['idNumber', '110101199003070037']]) });
  vi.advanceTimersByTime(HOUR - 1);
  read(slot);
  expect(slot.store.get(KEY)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(slot.store.get(KEY)).toBeUndefined();
});

it('input in memory that is kept again lives for its own time', () => {
  const slot: InputSlot = { store: memoryOf(document), key: KEY, lifeMs: HOUR };
  keepInput(slot, { values: new Map([['name', '李白']]) });
  vi.advanceTimersByTime(HOUR - 1);
  keepInput(slot, { values: new Map([['name', '杜甫']]) });
  vi.advanceTimersByTime(HOUR - 1);
  expect(slot.store.get(KEY)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(slot.store.get(KEY)).toBeUndefined();
});

it('input in the memory of an element is its own', () => {
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  const slotOf = (element: Element): InputSlot => ({ store: memoryOf(element), key: KEY, lifeMs: HOUR });
  keepInput(slotOf(one), { values: new Map([['name', '李白']]) });
  expect(readInput(slotOf(other))).toBeUndefined();
  expect(readInput(slotOf(one))).toBeDefined();
});

it.each([
  '{',
  [],
  { savedAt: 1 },
  { savedAt: '1', values: [['name', '李白']] },
  { savedAt: 1, values: [['name', 1]] },
  { savedAt: 1, values: [[1, 'name']] },
  { savedAt: 1, values: [['name']] },
  { savedAt: 1, values: [['name', '李白', '杜甫']] },
  { savedAt: 1, values: [{ 0: 'name', 1: '李白', length: 2 }] },
  { savedAt: 1, values: { name: '李白' } },
])('input that another script replaced by %j is ignored', (raw) => {
  vi.setSystemTime(2);
  tabStore.set(KEY, raw);
  expect(readInput({ store: tabInputs, key: KEY, lifeMs: HOUR })).toBeUndefined();
});
