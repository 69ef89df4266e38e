import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { Disclosure } from '#ui/disclosure';
import { readValues } from '#ui/forms/field-values';
import { RadioGroup } from '#ui/forms/fields/radio-group';
import { SelectField } from '#ui/forms/fields/select-field';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { css } from '#ui/styles/emotion';
import { FOLDER } from '../../../.build/snippet/lines';
import { useGalleryLanguage, useGalleryTexts } from '../texts/texts';
import { type Choices, defaultChoices, type GalleryData, withDefaults } from './choices';
import { ElementFields } from './element-fields';
import { EmbeddingFields } from './embedding-fields';
import { LookFields } from './look-fields';
import { FIRST_ELEMENT, presetOf, type Selection } from './presets';
import { StateFields } from './state-fields';

type Props = {
  data: GalleryData;
  choices: Choices;
  onChange(choices: Choices): void;
  /** Called when the visitor presses Enter. */
  onReload(): void;
};

/** The contract checks the values, in the code below; every field can be left as it is. */
const SCHEMA = z.record(z.string(), z.unknown());

/** The form of all choices. What is chosen applies at once. */
export function ChoicesForm({ data, choices, onChange, onReload }: Props) {
  const texts = useGalleryTexts();
  const { preset, element } = choices;
  const contract = data.contracts[useGalleryLanguage()];
  const selection = `${preset} ${element}`;
  const defaults = defaultChoices({ preset, element }, data);

  function handleInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const values = readValues(currentTarget) as Partial<Choices>;
    const selected = { preset: values.preset ?? preset, element: values.element ?? '' };
    onChange(withDefaults(defaultChoices(selected, data), isSelection(target) ? kept(values) : values));
  }
  return (
    <Form
      schema={SCHEMA}
      submission={{ isBusy: false, submit: onReload, fail: onReload }}
      defaultValues={defaults}
      optional={Object.keys(defaults)}
      onInput={handleInput}
    >
      <div className={first}>
        <TextField
          name="folder"
          label={texts.folder}
          inputMode="url"
          error={FOLDER.test(`${choices.folder}/`) ? undefined : { text: texts.wrongFolder }}
        />
        <RadioGroup
          name="preset"
          legend={texts.preset}
          isInline
          options={Object.entries(texts.presets).map(([value, label]) => ({ value, label }))}
        />
        {preset === 'single' && (
          <SelectField
            name="element"
            label={texts.element}
            placeholder={`<${FIRST_ELEMENT}>`}
            options={data.contracts.en.elements
              .filter(({ tag }) => tag !== FIRST_ELEMENT)
              .map(({ tag }) => ({ value: tag, label: `<${tag}>` }))}
          />
        )}
      </div>
      {Object.keys(presetOf(choices).elements).map((tag, index) => (
        <ElementFields
          key={`${selection} ${tag}`}
          tag={tag}
          contract={contract}
          isOpen={index === 0 && !data.isNarrow}
        />
      ))}
      <Disclosure title={texts.look} level={3} data-testid="look">
        <LookFields selection={selection} shared={contract.shared} />
      </Disclosure>
      <Disclosure title={texts.states} level={3} data-testid="states">
        <StateFields selection={selection} calls={data.calls} effect={choices.effect} />
      </Disclosure>
      <Disclosure title={texts.embedding} level={3} data-testid="embedding">
        <EmbeddingFields isConfigured={data.site !== null} />
      </Disclosure>
    </Form>
  );
}

/** Whether a field chooses other elements, with which the fields that depend on them begin again. */
function isSelection(target: EventTarget): boolean {
  const { name } = target as HTMLInputElement;
  return (['preset', 'element'] satisfies (keyof Selection)[] as string[]).includes(name);
}

function kept({ own: _own, width: _width, viewer: _viewer, ...values }: Partial<Choices>): Partial<Choices> {
  return values;
}

const first = css({ display: 'grid', gap: 8 });
