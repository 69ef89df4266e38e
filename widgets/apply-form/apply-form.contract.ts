import type { ElementContract, ElementOf } from '../element-contract';
import { applyForm } from './apply-form.element';

export const contract = {
  element: applyForm,
  summary:
    'One of the eight application forms. The page receives the values in an event; nothing is sent to the API.',
  attributes: {
    form: 'Which form.',
    declarations: 'Whether the two declarations of the institution’s form must be checked.',
    'show-inline-messages':
      'Shows the message of each invalid field; otherwise only screen readers announce them.',
    draft:
      'What is kept in the tab until the form is submitted: `safe` leaves out ID number, phone and email.',
  },
  methods: {
    checkValidity: {
      description: 'Returns whether the form can be submitted; shows nothing.',
      type: 'boolean',
    },
    reset: 'Empties the form and removes the draft.',
  },
  properties: {
    data: {
      description: 'Values as entered so far, in the shape of `detail.data`; null until the view is shown.',
      type: 'Partial<ApplicationData[ApplicationName]> | null',
    },
  },
  events: {
    'cntv-submit':
      'The form is complete. Cancelable: the page shows the result, or passes a promise to `respond`.',
    'cntv-reset': 'The form was emptied.',
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
    'dialog',
    'toast',
    'skeleton',
  ],
} satisfies ElementContract<typeof applyForm>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-apply-form': ElementOf<typeof applyForm>;
  }
}
