import type { ReactElement, ReactNode } from 'react';
import { css } from '../../styles/emotion';
import { pill } from '../../styles/pill.styles';
import { token } from '../../styles/tokens';
import { useField } from '../form-context';
import { FieldMessage } from './field-message';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** Secondary text under the label. */
  hint?: string | ReactElement;
  disabled?: boolean;
};

type Props = {
  /** Name of all radio buttons; also used for the ids. */
  name: string;
  legend: ReactNode;
  options: readonly RadioOption[];
  /** Renders short options beside each other. */
  isInline?: boolean;
};

/** A group of radio buttons. */
export function RadioGroup({ name, legend, options, isInline = false }: Props) {
  const { start, message, state } = useField(name);
  return (
    <div
      role="radiogroup"
      className={isInline ? line : group}
      part="field"
      aria-labelledby={`${name}-legend`}
      {...state}
    >
      <span id={`${name}-legend`} className={heading}>
        {legend}
      </span>
      {options.map(({ value, label, hint, disabled }) => (
        <div key={value} className={isInline ? pill : row}>
          <input
            type="radio"
            id={`${name}-${value}`}
            name={name}
            value={value}
            part="radio"
            disabled={disabled}
            defaultChecked={value === start && !disabled}
            aria-describedby={hint ? `${name}-${value}-hint` : undefined}
          />
          <label htmlFor={`${name}-${value}`} part="label">
            {label}
          </label>
          {hint && (
            <span id={`${name}-${value}-hint`} className={remark}>
              {hint}
            </span>
          )}
        </div>
      ))}
      <FieldMessage name={name} text={message} />
    </div>
  );
}

const group = css({ display: 'grid', gap: 8, fontSize: token('text-s') });
/** As high as a text field, if the options are in one line. */
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  fontSize: token('text-s'),
  '& > span,& > p': { flexBasis: '100%' },
  '& > span': { margin: '-3px 0 3px', lineHeight: 'calc(20/14)' },
  '& > div': { marginBottom: 8 },
  '& > p': { marginTop: -8 },
  '&[aria-invalid] > span': { color: token('color-danger') },
});
const heading = css({ fontWeight: 500 });

/** The label covers the whole box, so all of it is clickable. */
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 10,
  minHeight: 56,
  padding: '8px 12px',
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-m'),
  '&:has(:checked)': { borderColor: token('color-brand'), background: token('color-brand-soft') },
  '& input': { gridRow: '1/3', width: 18, height: 18, margin: 0, accentColor: token('color-brand') },
  '& label': { gridColumn: 2, fontSize: token('text-m'), cursor: 'pointer' },
  '& label::after': { content: '""', position: 'absolute', inset: 0 },
  '& :disabled ~ label': { color: token('color-text-muted'), cursor: 'default' },
});

const remark = css({
  gridColumn: 2,
  color: token('color-text-muted'),
  overflowWrap: 'anywhere',
  // Buttons in the hint are above the label.
  '& button': { zIndex: 1 },
});
