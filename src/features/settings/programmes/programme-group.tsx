import type { Programme, ProgrammeKind } from '#api/settings/programmes';
import { fill } from '#i18n/fill';
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group';
import { useFieldValue } from '#ui/forms/use-field-value';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { ServerText } from '#ui/server-text';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

type Props = { kind: ProgrammeKind; programmes: readonly Programme[] };

/** Checkbox group of channels or columns (FAV-01, FAV-02). */
export function ProgrammeGroup({ kind, programmes }: Props) {
  const texts = useAreaTexts('settings').programmes;
  return (
    <CheckboxGroup
      name={kind}
      data-testid={kind}
      legend={
        <span className={heading}>
          <span>{texts.groups[kind]}</span>
          <span className={count}>{fill(texts.chosen, { n: useCount(kind, programmes) })}</span>
        </span>
      }
      options={programmes.map(({ id, name }) => ({ value: id, label: <ServerText text={name} /> }))}
      empty={texts.emptyGroup[kind]}
    />
  );
}

/** Counts only available programmes; the form's initial value includes unavailable ones. */
function useCount(kind: ProgrammeKind, programmes: readonly Programme[]): number {
  const chosen = useFieldValue(kind);
  return programmes.filter(({ id }) => Array.isArray(chosen) && chosen.includes(id)).length;
}

const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
});
const count = css({
  color: token('color-text-muted'),
  fontSize: token('text-s'),
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
