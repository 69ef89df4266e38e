import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_INPUT_MS } from '#config/limits';
import { recordSignIn, recordSignOut } from '#session/session';
import { memoryOf } from '#shared/kept-input/input-slot';
import { restoreInput } from '#ui/forms/typed-input';
import { carryInput } from '../../../widgets/carried-input';
import type { Connection } from '../../../widgets/types';

const FIELDS = [
  { name: 'account', autocomplete: 'username' },
  { name: 'password', type: 'password' },
  { name: 'smsCode', autocomplete: 'one-time-code' },
  { name: 'agreement', type: 'checkbox' },
];

describe('what was typed into a removed element', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    history.replaceState(null, '', '/a?b=1');
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });

  /** Creates an element with a form, as a host does. */
  function create(tag = 'x-carried', attributes: Record<string, string> = {}) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const shadow = element.attachShadow({ mode: 'open' });
    const form = document.createElement('form');
    for (const field of FIELDS) {
      const input = document.createElement('input');
      for (const [name, value] of Object.entries(field)) input.setAttribute(name, value);
      form.append(input);
    }
    shadow.append(form);
    document.body.append(element);
    return { ...connect(element, shadow, form), element };
  }

  /** Connects an element, new or put back. */
  function connect(element: HTMLElement, shadow: ShadowRoot, form: HTMLFormElement) {
    const connection = { element, box: element, hydrates: false, restarts: false };
    const input = carryInput(connection as unknown as Connection, shadow);
    const field = (name: string) => shadow.querySelector(`[name=${name}]`) as HTMLInputElement;
    return {
      field,
      type(name: string, text: string) {
        field(name).value = text;
        field(name).dispatchEvent(new Event('input', { bubbles: true }));
      },
      restore() {
        input.restore();
        void restoreInput(form, input.take(form, { current: {} }));
      },
      remove() {
        element.remove();
        input.keep();
      },
      /** Replaces the view at once, and returns the next one, with empty fields. */
      restart() {
        connection.restarts = true;
        input.keep();
        form.reset();
        const next = connect(element, shadow, form);
        next.restore();
        return next;
      },
      /** Puts the removed element back, with empty fields. */
      putBack() {
        form.reset();
        document.body.append(element);
        const next = connect(element, shadow, form);
        next.restore();
        return next;
      },
    };
  }

  /** Types into every field, goes to another page and removes the element. */
  function typeAndLeave(tag?: string, attributes?: Record<string, string>): void {
    const first = create(tag, attributes);
    for (const name of ['account', 'password', 'smsCode']) first.type(name, `own ${name}`);
    first.field('agreement').click();
    history.pushState(null, '', '/elsewhere');
    first.remove();
    history.replaceState(null, '', '/a?b=1');
  }

  it('is restored in the next element at its place, without passwords and codes, and once', () => {
    typeAndLeave();
    const next = create();
    next.restore();
    expect(FIELDS.map(({ name }) => next.field(name).value).slice(0, 3)).toEqual(['own account', '', '']);
    expect(next.field('agreement').checked).toBe(true);
    next.type('account', '');
    next.restore();
    expect(next.field('account').value).toBe('');
  });

  it('is kept again when the next element is removed before its form was shown', () => {
    typeAndLeave();
    create().remove();
    const next = create();
    next.restore();
    expect(next.field('account').value).toBe('own account');
  });

  it('yields to what was typed since', () => {
    typeAndLeave();
    const next = create();
    next.type('account', 'new');
    next.restore();
    expect(next.field('account').value).toBe('new');
  });

  it('is restored after the clock of the device was set back', () => {
    typeAndLeave();
    vi.setSystemTime(Date.now() - 3_600_000);
    const next = create();
    next.restore();
    expect(next.field('account').value).toBe('own account');
  });

  it.each<[what: string, prepare: () => unknown, tag?: string]>([
    ['at another URL', () => history.replaceState(null, '', '/a?b=2')],
    ['in another element', () => {}, 'x-other'],
    ['in the second of its kind', () => create()],
    ['after 30 minutes', () => vi.setSystemTime(Date.now() + KEPT_INPUT_MS)],
    ['for another viewer', () => recordSignIn({ operatorName: 'other' })],
  ])('is not restored %s', (_, prepare, tag) => {
    typeAndLeave();
    prepare();
    const next = create(tag);
    next.restore();
    expect(next.field('account').value).toBe('');
  });

  it('is not kept of a form whose draft is "none"', () => {
    typeAndLeave('x-carried', { draft: 'none' });
    const next = create('x-carried', { draft: 'none' });
    next.restore();
    expect(next.field('account').value).toBe('');
  });

  describe('is not shown to the next viewer when the same element is put back', () => {
    it('with a form whose draft is "none"', () => {
      const first = create('x-carried', { draft: 'none' });
      first.type('account', 'own account');
      first.remove();
      expect(first.putBack().field('account').value).toBe('');
    });

    it.each([
      ['when another viewer has signed in since', () => recordSignIn({ operatorName: 'other' })],
      ['when the viewer has signed out since', () => recordSignOut()],
      ['after 30 minutes', () => vi.setSystemTime(Date.now() + KEPT_INPUT_MS)],
    ])('%s', (_, pass) => {
      recordSignIn({ operatorName: 'first' });
      const first = create();
      first.type('account', 'own account');
      first.remove();
      pass();
      expect(first.putBack().field('account').value).toBe('');
    });

    it('that is known before the element is removed', () => {
      recordSignIn({ operatorName: 'first' });
      const first = create();
      first.type('account', 'own account');
      recordSignIn({ operatorName: 'other' });
      first.remove();
      expect(first.putBack().field('account').value).toBe('');
    });
  });

  it('is shown to the same viewer when the element is put back at another place', () => {
    const first = create();
    first.type('account', 'own account');
    first.remove();
    history.replaceState(null, '', '/b');
    expect(first.putBack().field('account').value).toBe('own account');
  });

  it.each<Record<string, string>>([{}, { draft: 'none' }])(
    'is shown with its secrets in a view that replaces this one at once: %j',
    (attributes) => {
      const first = create('x-carried', attributes);
      for (const name of ['account', 'password', 'smsCode']) first.type(name, `own ${name}`);
      const next = first.restart();
      const shown = ['account', 'password', 'smsCode'].map((name) => next.field(name).value);
      expect(shown).toEqual(['own account', 'own password', 'own smsCode']);
    },
  );

  it('is shown in a view that replaces this one at once, also after a sign-in in another tab', () => {
    const first = create();
    first.type('account', 'own account');
    recordSignIn({ operatorName: 'first' });
    expect(first.restart().field('account').value).toBe('own account');
  });

  it('is in memory for at most 30 minutes, for each place', () => {
    vi.useFakeTimers();
    const places = () => JSON.stringify([...pageMemory().values()].map(({ values }) => [...values]));
    const pageMemory = () => {
      const memories = (globalThis as unknown as Record<symbol, Map<string, WeakMap<object, unknown>>>)[
        Symbol.for('cntv-widgets')
      ];
      memoryOf(document);
      return memories?.get('typed-input')?.get(document) as Map<string, { values: Map<string, unknown> }>;
    };
    for (let place = 0; place < 100; place += 1) {
      history.replaceState(null, '', `/place/${place}`);
      const element = create();
      element.type('account', `110101-${place}`);
      element.remove();
    }
    expect(places()).toContain('110101-99');
    vi.advanceTimersByTime(KEPT_INPUT_MS);
    expect(places()).not.toContain('110101');
  });
});
