import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { FORM_PARTS } from '../shared.contract';
import { widget } from './apply-form.element';

export const contract = {
  element: widget,
  summary: 'An application form. The page receives the values in an event; nothing is sent to the API.',
  attributes: {
    form: 'Name of the form.',
    declarations: 'Whether the two declarations of the institution’s form must be checked.',
    messages:
      'Messages under invalid fields: `auto` shows them; `hide` shows a sign at each invalid field instead, and the first ones in the alert, as the pages of `<cntv-portal>` do. Screen readers read the messages in both cases.',
    draft:
      'Which fields are stored in the tab, until the form is submitted, or for 24 hours after the last change: `safe` omits ID number, phone and email. Two copies of a form on one page keep two drafts.',
  },
  methods: {
    checkValidity: 'Returns whether the form can be submitted, without showing messages.',
    reset: 'Clears the form and removes the draft; has no effect on the confirmation after a submit.',
  },
  properties: {
    data: 'The values as typed so far, with the structure of `detail.data` of `cntv-submit`, where they are normalised; null while no form is shown. Setting it merges values [by field name](apply-form-fields.md) into the form; if the form is not shown yet, a restored draft wins.',
  },
  events: ['cntv-submit', 'cntv-reset', 'cntv-navigate'],
  parts: FORM_PARTS,
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-apply-form': ElementOf<typeof widget>;
  }
}
