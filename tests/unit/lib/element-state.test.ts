import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HYDRATION_MS, PAGE_LOAD_MS } from '#config/limits';
import { freshPage } from '../../support/unit/fresh-page';

describe('the state of an element', () => {
  let readyState: DocumentReadyState;
  let state: typeof import('#lib/element-state');
  let element: HTMLElement;

  beforeEach(async () => {
    freshPage();
    readyState = 'complete';
    Object.defineProperty(Object.getPrototypeOf(document), 'readyState', {
      configurable: true,
      get: () => readyState,
    });
    state = await import('#lib/element-state');
    element = document.createElement('div');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(Object.getPrototypeOf(document), 'readyState');
  });

  /** Gives the element custom states; `refused` as in Chromium before 125, which demands two hyphens. */
  function withCustomStates(refused?: Error): Set<string> {
    const states = new Set<string>();
    if (refused)
      states.add = () => {
        throw refused;
      };
    Object.assign(element, { attachInternals: vi.fn(() => ({ states })) });
    return states;
  }

  it('is a custom state at once, and an attribute only after the page had time to hydrate', async () => {
    const states = withCustomStates();
    state.setState(element, 'loading');
    state.setState(element, 'ready');
    expect([[...states], state.stateOf(element)]).toEqual([['ready'], 'ready']);
    await vi.advanceTimersByTimeAsync(HYDRATION_MS - 1);
    expect(element.dataset.state).toBe(undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(element.dataset.state).toBe('ready');
    expect((element as HTMLElement & { attachInternals: unknown }).attachInternals).toHaveBeenCalledOnce();
  });

  it('is an attribute in browsers without custom states, or that refuse their names', async () => {
    state.setState(element, 'loading');
    await vi.advanceTimersByTimeAsync(HYDRATION_MS);
    expect(element.dataset.state).toBe('loading');
    element = document.createElement('div');
    withCustomStates(new DOMException('must start with --', 'SyntaxError'));
    state.setState(element, 'loading');
    state.setState(element, 'error');
    await vi.advanceTimersByTimeAsync(0);
    expect(element.dataset.state).toBe('error');
  });

  it('is written as an attribute after the load event of a page that is loading, or after 5 s', async () => {
    readyState = 'loading';
    state.setState(element, 'ready');
    await vi.advanceTimersByTimeAsync(HYDRATION_MS);
    expect(element.dataset.state).toBe(undefined);
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(HYDRATION_MS);
    expect(element.dataset.state).toBe('ready');

    freshPage();
    const { setState } = await import('#lib/element-state');
    const other = document.createElement('div');
    setState(other, 'ready');
    await vi.advanceTimersByTimeAsync(PAGE_LOAD_MS - 1);
    expect(other.dataset.state).toBe(undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(other.dataset.state).toBe('ready');
  });

  it('is known to another copy of the module', async () => {
    state.setState(element, 'error');
    vi.resetModules();
    const copy = await import('#lib/element-state');
    expect(copy.stateOf(element)).toBe('error');
    expect(copy.stateOf(document.createElement('div'))).toBe(undefined);
  });
});
