import { afterEach, describe, expect, it, vi } from 'vitest';
import { logMessage, readable } from '../../../src/page-config/console-message';

describe('a message for the console', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is written with its level, or else with log', () => {
    const warn = vi.fn();
    const log = vi.fn();
    vi.stubGlobal('console', { warn, log });
    logMessage('warn', 'a', 1);
    logMessage('error', 'b');
    expect(warn.mock.calls).toEqual([['a', 1]]);
    expect(log.mock.calls).toEqual([['b']]);
  });

  it('never throws', () => {
    const fail = () => {
      throw new Error('a');
    };
    const consoles = [{}, null, undefined, { log: 1 }, { log: fail }, new Proxy({}, { get: fail })];
    for (const page of consoles) {
      vi.stubGlobal('console', page);
      expect(() => logMessage('error', 'a')).not.toThrow();
    }
  });

  it.each([
    [{}, '{}'],
    [{ a: 1 }, '{"a":1}'],
    [[], '[]'],
    ['', '""'],
    [Object.create(null), 'object'],
    [Symbol('a'), 'symbol'],
    ['text', 'text'],
    [7, 7],
    [undefined, undefined],
  ])('shows the thrown value %o as %s', (value, shown) => {
    expect(readable(value)).toEqual(shown);
  });

  it('leaves an error as it is, with its stack', () => {
    const error = new TypeError('a');
    expect(readable(error)).toBe(error);
  });
});
