import { type ComponentType, Fragment } from 'react';
import type { ApplicationField } from '#config/application-field';
import { FilledText } from '#ui/filled-text';
import { Checkbox } from '#ui/forms/fields/checkbox';
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group';
import { DateField } from '#ui/forms/fields/date-field';
import { RadioGroup } from '#ui/forms/fields/radio-group';
import { SelectField } from '#ui/forms/fields/select-field';
import { TextField } from '#ui/forms/fields/text-field';
import { TextareaField } from '#ui/forms/fields/textarea-field';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Link } from '#ui/link';
import { useChunk } from '#ui/loading/lazy';
import { inColumns } from '#ui/styles/columns.styles';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import type { ConsentName } from './consent-fields';
import { useFieldOptions } from './field-options';
import { Rows } from './rows';

type Kind = ApplicationField['kind'];
type LabelOf = (name: string) => string;
type Props<Of extends Kind> = { field: Extract<ApplicationField, { kind: Of }>; labelOf: LabelOf };

const KINDS: { [Of in Kind]: ComponentType<Props<Of>> } = {
  text: Text,
  textarea: ({ field: { name, rows }, labelOf }) => (
    <TextareaField name={name} label={labelOf(name)} rows={rows} />
  ),
  date: ({ field: { name, autoComplete }, labelOf }) => (
    <DateField name={name} label={labelOf(name)} autoComplete={autoComplete} />
  ),
  radio: Radio,
  select: Select,
  checkboxes: Checkboxes,
  checkbox: Box,
  region: Region,
  rows: Rows,
};

/** Kinds that fit in one of two columns; the others take the whole width. */
const NARROW: readonly Kind[] = ['text', 'date', 'select'];
/** So many radio buttons do too. */
const NARROW_OPTIONS = 2;

/** The fields of an application form. */
export function ApplicationFields(props: { fields: readonly ApplicationField[]; labelOf: LabelOf }) {
  const { fields, labelOf } = props;
  return (
    <div className={grid}>
      {fields.map((field) => {
        const Field = KINDS[field.kind] as ComponentType<{ field: ApplicationField; labelOf: LabelOf }>;
        if ('isHidden' in field) return <input key={field.name} type="hidden" name={field.name} />;
        return (
          <Fragment key={field.name}>
            {'startsGroup' in field && <div className={group} />}
            <div className={isNarrow(field) ? cell : names(cell, wide)}>
              <Field field={field} labelOf={labelOf} />
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

function isNarrow(field: ApplicationField): boolean {
  return field.kind === 'radio' ? field.options.length <= NARROW_OPTIONS : NARROW.includes(field.kind);
}

function Text({
  field: { isPrivate, hasRemark, isHidden, startsGroup, kind, ...attributes },
  labelOf,
}: Props<'text'>) {
  const { name } = attributes;
  const remark = hasRemark && <Remark name={name} />;
  return <TextField {...attributes} label={labelOf(name)} {...(remark && { remark })} />;
}

function Remark({ name }: { name: string }) {
  const { remarks } = useAreaTexts('application');
  return remarks[name as keyof typeof remarks];
}

function Box({ field: { name, notice }, labelOf }: Props<'checkbox'>) {
  const label = notice ? <ConsentLabel name={name as ConsentName} notice={notice} /> : labelOf(name);
  return <Checkbox hasMessage name={name} label={label} />;
}

/** The notice opens in a new window, so that the form keeps its values. */
function ConsentLabel({ name, notice }: { name: ConsentName; notice: string }) {
  const { consents, notices, newWindow } = useAreaTexts('application');
  const link = (
    <Link href={notice} target="_blank" rel="noopener">
      <span>{notices[name as keyof typeof notices]}</span>
      <span className={visuallyHidden}>{newWindow}</span>
    </Link>
  );
  return <FilledText text={consents[name].label} values={{ notice: link }} />;
}

function Radio({ field, labelOf }: Props<'radio'>) {
  const options = useFieldOptions(field);
  return <RadioGroup isInline name={field.name} legend={labelOf(field.name)} options={options} />;
}

function Select({ field, labelOf }: Props<'select'>) {
  const { choose } = useAreaTexts('application');
  const options = useFieldOptions(field);
  return (
    <SelectField
      name={field.name}
      label={labelOf(field.name)}
      placeholder={choose}
      options={options}
      autoComplete={field.autoComplete}
    />
  );
}

function Checkboxes({ field, labelOf }: Props<'checkboxes'>) {
  const options = useFieldOptions(field);
  return (
    <CheckboxGroup isInline hasMessage name={field.name} legend={labelOf(field.name)} options={options} />
  );
}

export const loadRegionFields = () => import('#shared/region/region-fields');

/** The value is the list of province and city. The regions are loaded only for the forms that have this field. */
function Region({ field: { name, regions }, labelOf }: Props<'region'>) {
  const { RegionFields } = useChunk(loadRegionFields);
  const { choose, chooseProvince, regions: names } = useAreaTexts('application');
  return (
    <RegionFields
      province={{ name: `${name}.0`, label: labelOf(name) }}
      city={{ name: `${name}.1`, label: labelOf(`${name}City`) }}
      choose={choose}
      chooseProvince={chooseProvince}
      names={names}
      regions={regions}
    />
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  columnGap: 16,
  ...inColumns({ gridTemplateColumns: 'repeat(2,minmax(0,1fr))' }),
});
/** The box of the sign of an invalid checkbox. */
const cell = css({ position: 'relative', minWidth: 0 });
const wide = css({ gridColumn: '1/-1' });
/** The line between two groups. */
const group = css({ gridColumn: '1/-1', height: 24, borderTop: `1px solid ${token('color-line')}` });
