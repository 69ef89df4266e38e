import type { ApplicationInput } from '#config/application-forms';
import { APPLICATION_NAMES } from '#config/application-routes.build-time';
import type { ApplicationHandle } from '#features/apply-form/data/use-application-handle';
import { handleOf, withHandle } from '#ui/view-handle';
import { choice } from '../attributes';
import type { Widget } from '../types';

const formHandle = (element: HTMLElement) => handleOf<ApplicationHandle>(element);
/** Values that were set before the view was shown. */
const waiting = new WeakMap<HTMLElement, Record<string, unknown>>();

export const widget = {
  tag: 'cntv-apply-form',
  attributes: {
    form: choice(...APPLICATION_NAMES),
    declarations: choice('required', 'optional'),
    messages: choice('auto', 'show', 'hide'),
    draft: choice('safe', 'all', 'none'),
  },
  view: () => import('./apply-form.view'),
  preload: () => import('./apply-form-preload.chunk'),
  methods: {
    checkValidity(this: HTMLElement): boolean {
      return formHandle(this)?.checkValidity() ?? false;
    },
    reset(this: HTMLElement): void {
      formHandle(this)?.reset();
    },
  },
  properties: {
    data: {
      get(this: HTMLElement): ApplicationInput | null {
        return formHandle(this)?.data() ?? null;
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
