import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../icon';
import { focusedControl } from '../../styles/control.styles';
import { css } from '../../styles/emotion';
import { names } from '../../styles/names';
import { token } from '../../styles/tokens';
import { useField } from '../form-context';
import { control, field } from './field.styles';
import { FieldMessage } from './field-message';

type Props = Omit<ComponentProps<'select'>, 'name' | 'id' | 'multiple'> & {
  /** Also used for the ids, see `TextField`. */
  name: string;
  label: ReactNode;
  /** Text of the first option, whose value is empty. */
  placeholder: string;
  /** Values that are also texts, or values with texts. */
  options: readonly (string | Option)[];
};

/** With the language of the label, where it is not that of the form. */
type Option = { value: string; label: string; lang?: string | undefined };

/** A native select styled like `TextField`. */
export function SelectField({ label, placeholder, options, ...select }: Props) {
  const { name } = select;
  const { start, message, state } = useField(name);
  return (
    <div className={names(field, box)} part="field">
      <label htmlFor={name} part="label">
        {label}
      </label>
      <select defaultValue={start as string | undefined} {...select} {...state} id={name} part="control">
        <option value="">{placeholder}</option>
        {options.map(labelled).map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
      </select>
      <Icon shapes={ChevronDown} />
      <FieldMessage name={name} text={message} />
    </div>
  );
}

function labelled(option: string | Option): Option {
  return typeof option === 'string' ? { value: option, label: option } : option;
}

const box = css({
  '& select': {
    ...control,
    width: '100%',
    paddingInlineEnd: 40,
    // The native arrow and box differ between browsers.
    appearance: 'none',
    WebkitAppearance: 'none',
    textOverflow: 'ellipsis',
  },
  '& select:focus-visible': focusedControl,
  // Colours of the native option list.
  '& option': { background: token('color-surface-raised'), color: token('color-text') },
  '& svg': {
    gridArea: '2/2/3/3',
    alignSelf: 'center',
    marginInlineEnd: 12,
    color: token('color-text-muted'),
    pointerEvents: 'none',
  },
});
