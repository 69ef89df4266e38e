import type { ApplicationHandle } from '../../src/features/apply-form/use-application-handle';
import { handleOf } from '../../src/ui/view-handle';
import { choice } from '../attributes';
import type { Widget } from '../define-widget';

const viewOf = (element: HTMLElement) => handleOf<ApplicationHandle>(element);

export const applyForm = {
  tag: 'cntv-apply-form',
  attributes: {
    form: choice(
      'personal',
      'institution',
      'talent-show',
      'kids-show',
      'news-bag',
      'handicraft',
      'poetry',
      'advisory',
    ),
    declarations: choice('required', 'optional'),
    messages: choice('auto', 'show', 'hide'),
    draft: choice('safe', 'all', 'none'),
  },
  view: () => import('./apply-form.view'),
  methods: {
    checkValidity(this: HTMLElement): boolean {
      return viewOf(this)?.checkValidity() ?? false;
    },
    reset(this: HTMLElement): void {
      viewOf(this)?.reset();
    },
  },
  properties: {
    data(this: HTMLElement) {
      return viewOf(this)?.data() ?? null;
    },
  },
} satisfies Widget;
