import type { Programme, ProgrammeKind } from '../../../api/programmes';
import { fill } from '../../../i18n/catalogue';
import { css } from '../../../ui/emotion';
import { Checkbox } from '../../../ui/forms/checkbox';
import { token } from '../../../ui/tokens';
import { useAreaTexts } from '../../../ui/use-area-texts';

type Props = {
  kind: ProgrammeKind;
  programmes: readonly Programme[];
  chosen: ReadonlySet<string>;
  onChoose(id: string, isChosen: boolean): void;
};

/** Channels, or columns, each with a checkbox (FAV-01, FAV-02). Part: the kind. */
export function ProgrammeGroup({ kind, programmes, chosen, onChoose }: Props) {
  const texts = useAreaTexts('settings').programmes;
  const count = programmes.filter(({ id }) => chosen.has(id)).length;
  return (
    <fieldset className={group} part={kind}>
      <legend>
        {texts.groups[kind]}
        <span>{fill(texts.chosen, { n: count })}</span>
      </legend>
      {programmes.length === 0 && <p>{texts.emptyGroup[kind]}</p>}
      {programmes.map(({ id, name }, index) => (
        <Checkbox
          key={id}
          // Not the id, which may be any text.
          name={`${kind}-${index}`}
          label={name}
          checked={chosen.has(id)}
          onChange={(event) => onChoose(id, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

const group = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,136px),1fr))',
  gap: '0 16px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    width: '100%',
    padding: '0 0 4px',
    fontWeight: 600,
  },
  '& legend span': {
    color: token('color-text-muted'),
    fontSize: token('text-s'),
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
  // The whole cell can be pressed.
  '& label': { display: 'flex', height: '100%' },
  '& label span': { minWidth: 0, padding: '4px 0', overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& p': { gridColumn: '1/-1', color: token('color-text-muted'), fontSize: token('text-s') },
});
