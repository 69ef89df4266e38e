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
      'Messages under invalid fields: `hide` leaves them to screen readers, marks each invalid field with a sign and names the first ones in the alert, as the pages of `<cntv-portal>` do; `auto` shows them.',
    draft:
      'Fields stored in the tab until the form is submitted, for 24 hours after the last change: `safe` omits ID number, phone and email. Each copy of a form on a page has its own draft, by its order.',
  },
  methods: {
    checkValidity: 'Returns whether the form can be submitted; shows nothing.',
    reset: 'Clears the form and removes the draft; has no effect on the confirmation after a submit.',
  },
  properties: {
    data: 'Values as typed so far, in the shape of `detail.data` of `cntv-submit`, which has their normal forms; null while no form is shown. Setting it merges values [by field name](examples/apply-form-fields.md) into the form; set before the form is shown, they yield to a restored draft.',
  },
  events: ['cntv-submit', 'cntv-reset', 'cntv-navigate'],
  parts: FORM_PARTS,
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-apply-form': ElementOf<typeof widget>;
  }
}
