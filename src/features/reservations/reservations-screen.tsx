import {
  clearReservations,
  deleteReservation,
  getReservations,
  type Reservation,
} from '#api/member/reservations';
import { LIST_PARAMETERS } from '#config/list-parameters';
import { useList } from '#data/use-list';
import { canSaveFiles } from '#lib/can-save-files';
import { dateAndTime } from '#lib/time/shanghai-time';
import { DateBlock } from '#shared/list/date-block';
import { EmptyList } from '#shared/list/empty-list';
import { Media } from '#shared/list/media';
import { RecordList } from '#shared/list/record-list';
import { RecordTime } from '#shared/list/record-time';
import { twoLines } from '#shared/list/two-lines.styles';
import { type ListRoute, useListPage } from '#shared/list/use-list-page';
import { useRoute } from '#shared/navigation/route';
import { useNavigate } from '#shared/navigation/use-navigate';
import { useLogFailure } from '#shared/query/use-reported-query';
import { SECTION_ICONS } from '#shared/section-icons';
import { Check } from '#ui/check';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { ServerText } from '#ui/server-text';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';
import { AddAllToCalendar, AddToCalendar } from './add-to-calendar';
import { beginOf } from './begin-of';

const ON = '1';

/** UserSubscribe: the programmes that the viewer has reserved (ROUTE-24, RESV-01 to RESV-07). */
export function Screen() {
  const { reservations } = useAreaTexts('lists');
  const navigate = useNavigate();
  const isUpcoming = useRoute().query.get(LIST_PARAMETERS.upcoming) === ON;
  const route = routeOf(isUpcoming);
  const list = useList(
    isUpcoming ? ['reservations', 'upcoming'] : ['reservations'],
    (query, options) => getReservations({ isUpcoming, ...query }, options),
    useListPage(route),
    { onFailure: useLogFailure() },
  );
  const isNothing = list.items ? list.total === 0 : Boolean(list.error);
  return (
    <div className={agenda}>
      <RecordList
        list={list}
        route={route}
        failedText={reservations.failed}
        empty={
          <EmptyList
            picture={SECTION_ICONS.subscribe}
            text={isUpcoming ? reservations.emptyUpcoming : reservations.empty}
            linkText={reservations.emptyLink}
          />
        }
        filter={
          (isUpcoming || !isNothing) && (
            <>
              <Check
                data-testid="upcoming"
                label={reservations.upcoming}
                checked={isUpcoming}
                onChange={() => navigate('UserSubscribe', routeOf(!isUpcoming))}
              />
              {canSaveFiles() && list.items?.some(isForCalendar) && <AddAllToCalendar />}
            </>
          )
        }
        questions={{ confirmAll: reservations.confirmAll, confirmAllText: reservations.confirmAllText }}
        calls={{ one: ({ id }, options) => deleteReservation(id, options), all: clearReservations }}
        nameOf={({ itemName }) => itemName}
        timeOf={({ beginsAt }) => beginsAt}
        groupOf={({ beginsAt }) => dateAndTime(beginsAt)?.[0] ?? ''}
      >
        {(item, isFirst) => (
          <Media
            lead={
              <span className={lead}>
                <span className={day}>
                  {isFirst && <DateBlock time={item.beginsAt} hasWeekday isMuted={item.isOverdue} />}
                </span>
                <span className={names(begin, !item.isOverdue && strong)}>
                  <RecordTime time={item.beginsAt} hasDay />
                </span>
              </span>
            }
            title={item.itemName}
            href={item.liveUrl}
            isMuted={item.isOverdue}
            details={
              <>
                {item.channelName && (
                  <span data-testid="source">
                    <ServerText text={item.channelName} />
                  </span>
                )}
                {item.isOverdue && (
                  <span className={overdue} data-testid="overdue">
                    {reservations.overdue}
                  </span>
                )}
                {canSaveFiles() && isForCalendar(item) && <AddToCalendar reservation={item} />}
              </>
            }
          />
        )}
      </RecordList>
    </div>
  );
}

function isForCalendar(reservation: Reservation): boolean {
  return beginOf(reservation) !== null;
}

/** The filter is in the address; the other filter begins with its first page. */
function routeOf(isUpcoming: boolean): ListRoute {
  return { to: 'UserSubscribe', query: isUpcoming ? { [LIST_PARAMETERS.upcoming]: ON } : {} };
}

/** Where the text has room for a few words only, it is below the time. */
const agenda = css({
  '& [part~=row] > div': { alignItems: 'flex-start', flexWrap: 'wrap' },
  '& [part~=row] > div > :first-child': { flexBasis: '6em' },
  '& [data-testid=details]': inNarrow({ gap: '0 8px' }),
});
const lead = css({ display: 'flex', gap: 16, ...inNarrow({ gap: 12 }) });
/** As wide where the day is that of the row above; in the middle of two lines of text. */
const day = css({ width: '4em', marginBlock: -4, ...inNarrow({ width: '3.5em' }) });
const begin = css({
  ...twoLines,
  width: '3.5em',
  fontVariantNumeric: 'tabular-nums',
  ...inNarrow({ width: '3em' }),
});
const strong = css({ fontWeight: 600 });
const overdue = css({
  alignSelf: 'center',
  padding: '0 6px',
  borderRadius: 4,
  fontSize: token('text-xs'),
  background: token('color-surface-sunken'),
});
