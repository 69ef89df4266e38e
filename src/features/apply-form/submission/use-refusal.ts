import type { ApplicationField } from '#config/application-field';
import { fill } from '#i18n/fill';
import { nearestWord } from '#lib/text/nearest-word';
import { logMessage } from '#page-config/console-message';
import type { FormHandle } from '#ui/forms/form';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useHost } from '#ui/host';
import { fieldOf, shownField } from './field-names';
import type { Refusal } from './refusal';

type Options = {
  fields: readonly ApplicationField[];
  labelOf(name: string): string;
  /** Whether the messages of fields are hidden, so that the alert has to show their texts. */
  hidesMessages: boolean;
  showAlert(text: string): void;
};

/** Returns a function that shows a refusal: marks the fields that it names, and shows the rest in the alert. */
export function useRefusal({ fields, labelOf, hidesMessages, showAlert }: Options) {
  const { element } = useHost();
  const { refused, fieldRefused } = useAreaTexts('application');

  return (refusal: Refusal, form: FormHandle | undefined) => {
    const named = [...refusal.fields].map(([name, text]) => ({
      name,
      text,
      place: shownField(fields, name),
    }));
    const known = named.filter(({ place }) => place !== undefined);
    const unknown = named.filter(({ place }) => place === undefined);
    const names = fields.map(({ name }) => name);
    for (const { name } of unknown) reportUnknown(element, name, names);

    const lines = [
      refusal.message || (known.length > 0 ? refused : ''),
      ...unknown.map(({ text }) => text),
      ...(hidesMessages ? known : []).map(({ name, text }) =>
        fill(fieldRefused, { label: labelOf(fieldOf(name)), text }),
      ),
    ];
    // The alert is shown after the fields are marked, because focusing one may scroll the page.
    form?.setErrors(Object.fromEntries(known.map(({ place, text }) => [place, { text }])));
    showAlert(lines.filter(Boolean).join('\n'));
  };
}

/** Of the element, because each further application has a form of its own. */
const reported = new WeakMap<HTMLElement, Set<string>>();

/** Logs each unknown name once per element. */
function reportUnknown(element: HTMLElement, name: string, known: readonly string[]): void {
  const names = reported.get(element) ?? new Set();
  reported.set(element, names);
  if (names.has(name)) return;
  names.add(name);
  logMessage(
    'error',
    `cntv-widgets: <${element.localName}> has no field "${name}", which the page's response to "cntv-submit" names; did you mean "${nearestWord(name, known)}"?`,
  );
}
