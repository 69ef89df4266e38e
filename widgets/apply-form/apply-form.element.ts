import type { ApplicationInput } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import type { ApplicationHandle } from '#features/apply-form/data/use-application-handle';
import { handleOf, withHandle } from '#ui/view-handle';
import { address, choice, text } from '../attributes';
import type { Widget } from '../types';

/** Complete once the view is there. */
const formHandle = (element: HTMLElement) => handleOf<Partial<ApplicationHandle>>(element);
/** Values that were set before the view was shown. Of the element, because only its last call is held for the view. */
const waiting = new WeakMap<HTMLElement, Record<string, unknown>>();

export const widget = {
  tag: 'cntv-apply-form',
  attributes: {
    form: choice(...APPLICATION_NAMES),
    declarations: choice('required', 'optional'),
    messages: choice('auto', 'show', 'hide'),
    draft: choice('safe', 'all', 'none'),
    action: address(),
    consent: address(),
    loading: choice('lazy', 'eager'),
    prefill: text(),
    // Their rules are in `late-rules.ts`.
    opens: text(),
    closes: text(),
  },
  view: () => import('./apply-form.view'),
  atRest: () => import('./apply-form-rest.chunk'),
  preload: () => import('./apply-form-preload.chunk'),
  methods: {
    checkValidity(this: HTMLElement): boolean {
      return formHandle(this)?.checkValidity?.() ?? false;
    },
    reset(this: HTMLElement): void {
      formHandle(this)?.reset?.();
    },
  },
  properties: {
    data: {
      get(this: HTMLElement): ApplicationInput | null {
        return formHandle(this)?.data?.() ?? null;
      },
      set(this: HTMLElement, values: unknown) {
        // A later value of a field replaces an earlier one that waits for the view.
        const all = Object.assign(waiting.get(this) ?? {}, values);
        waiting.set(this, all);
        withHandle<ApplicationHandle>(this, (view) => {
          waiting.delete(this);
          view.fill(all);
        });
      },
    },
  },
} satisfies Widget;
