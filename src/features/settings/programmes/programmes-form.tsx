import { type FormEvent, useState } from 'react';
import {
  eachKind,
  type Picks,
  PROGRAMME_KINDS,
  type ProgrammeKind,
  type Programmes,
} from '../../../api/programmes';
import { Button } from '../../../ui/button';
import { css } from '../../../ui/emotion';
import { useAreaTexts } from '../../../ui/use-area-texts';
import { ProgrammeGroup } from './programme-group';
import { useSavePicks } from './use-save-picks';

type Props = { offer: Programmes; picks: Picks };
type Chosen = Readonly<Record<ProgrammeKind, ReadonlySet<string>>>;

/**
 * Both groups with what the viewer has chosen (FAV-02, FAV-03). There is nothing to get wrong, so the form has no
 * schema. A choice that is no longer on offer is not in sight, and kept.
 */
export function ProgrammesForm({ offer, picks }: Props) {
  const texts = useAreaTexts('settings').programmes;
  const [chosen, setChosen] = useState<Chosen>(() => eachKind((kind) => new Set(picks[kind])));
  const { isBusy, save } = useSavePicks();

  function choose(kind: ProgrammeKind, id: string, isChosen: boolean) {
    setChosen((before) => {
      const ids = new Set(before[kind]);
      if (isChosen) ids.add(id);
      else ids.delete(id);
      return { ...before, [kind]: ids };
    });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save(eachKind((kind) => [...chosen[kind]]));
  }
  return (
    <form method="post" className={form} onSubmit={handleSubmit}>
      {PROGRAMME_KINDS.map((kind) => (
        <ProgrammeGroup
          key={kind}
          kind={kind}
          programmes={offer[kind]}
          chosen={chosen[kind]}
          onChoose={(id, isChosen) => choose(kind, id, isChosen)}
        />
      ))}
      <Button type="submit" busy={isBusy}>
        {texts.submit}
      </Button>
    </form>
  );
}

const form = css({ display: 'grid', gap: 24, '& > button': { justifySelf: 'start', minWidth: 160 } });
