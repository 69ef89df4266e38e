import type { ElementContract, ElementOf } from '../element-contract';
import { applyForm } from './apply-form.element';

export const contract = {
  element: applyForm,
  summary: 'An application form. The page receives the values in an event; nothing is sent to the API.',
  attributes: {
    form: 'Name of the form.',
    declarations: 'Whether the two declarations of the institution’s form must be checked.',
    messages:
      'Messages under invalid fields: `hide` leaves them to screen readers and marks each invalid field with a sign; `auto` hides them in the institution’s form only.',
    draft:
      'Fields stored in the tab until the form is submitted, for 24 hours after the last change: `safe` omits ID number, phone and email. Each copy of a form on a page has its own draft, by its order.',
  },
  methods: {
    checkValidity: {
      description: 'Returns whether the form can be submitted; shows nothing.',
      type: 'boolean',
    },
    reset: 'Clears the form and removes the draft; has no effect on the confirmation after a submit.',
  },
  properties: {
    data: {
      description:
        'Values as typed so far, in the shape of `detail.data` of `cntv-submit`, which has their normal forms; null while no form is shown. Setting it merges values [by field name](examples/apply-form-fields.md) into the form; set before the form is shown, they yield to a restored draft.',
      type: 'Partial<ApplicationData[ApplicationName]> | null',
    },
  },
  events: {
    'cntv-submit':
      'The form is complete: `form` is its name, `data` its values, phones and codes without blanks and separators. The form waits for a promise passed to `respond`: a rejection, or a `fetch` response with an error status, is shown to the visitor. `{ message, fields: { phone: "…" } }`, as the reason or as the response’s JSON, marks the fields. If no listener reads `data` or calls `respond` during the event, `<cntv-apply-form>` shows that it is not connected. Cancelable: leaves the result to the page.',
    'cntv-reset': 'The form was cleared.',
    'cntv-navigate': 'The viewer navigates to another screen. Cancelable: leaves the navigation to the page.',
  },
  parts: [
    'card',
    'title',
    'field',
    'label',
    'control',
    'checkbox',
    'radio',
    'message',
    'button',
    'link',
    'notice',
    'tabs',
    'tab',
    'toast',
    'skeleton',
  ],
  slots: {},
} satisfies ElementContract<typeof applyForm>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-apply-form': ElementOf<typeof applyForm>;
  }
}
