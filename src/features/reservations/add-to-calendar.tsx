import type { Reservation } from '#api/member/reservations';
import { retryChunk } from '#lib/chunk';
import { shownTime } from '#lib/time/shanghai-time';
import { ItemLabel } from '#shared/list/item-label';
import { useSubmission } from '#shared/submission/use-submission';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';

const load = () => import('./calendar');

/** Saves a programme in a file for the viewer's calendar. */
export function AddToCalendar({ reservation }: { reservation: Reservation }) {
  const { list, reservations } = useAreaTexts('lists');
  const { itemName, beginsAt } = reservation;
  const { isBusy, submit } = useSubmission(async () => {
    const name = itemName.trim() || list.untitled;
    (await retryChunk(load)).saveReservations([reservation], name, list.untitled);
  });
  return (
    <span className={whole}>
      <Button variant="link" data-testid="add-to-calendar" busy={isBusy} onClick={() => submit()}>
        <span aria-hidden="true">{reservations.add}</span>
        <ItemLabel text={reservations.addOne} name={itemName} time={shownTime(beginsAt)} />
      </Button>
    </span>
  );
}

/** The same for all programmes that are not yet aired, those of other pages included. */
export function AddAllToCalendar() {
  const { list, reservations } = useAreaTexts('lists');
  const { isBusy, submit } = useSubmission(async (_values, signal) => {
    const { loadUpcoming, saveReservations } = await retryChunk(load);
    saveReservations(await loadUpcoming({ signal }), reservations.fileOfAll, list.untitled);
  });
  return (
    <Button variant="link" data-testid="add-all-to-calendar" busy={isBusy} onClick={() => submit()}>
      {reservations.addAll}
    </Button>
  );
}

/** Does not cut the outline and the target of the button. */
const whole = css({ '&&': { display: 'inline', maxHeight: 'none', overflow: 'visible' } });
