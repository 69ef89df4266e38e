import { clearHistory, deleteWatchRecord, getHistory, type WatchRecord } from '#api/member/history';
import { useList } from '#data/use-list';
import { EmptyList } from '#shared/list/empty-list';
import { Media } from '#shared/list/media';
import { RecordList } from '#shared/list/record-list';
import { RecordTime } from '#shared/list/record-time';
import { Thumbnail } from '#shared/list/thumbnail';
import { useListPage } from '#shared/list/use-list-page';
import { WatchPosition } from '#shared/list/watch-position';
import { useLogFailure } from '#shared/query/use-reported-query';
import { SECTION_ICONS } from '#shared/section-icons';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useToday } from '#ui/hooks/use-today';
import { watchDay } from './watch-day';

const ROUTE = { to: 'UserHistory' } as const;

/** UserHistory: the videos that the viewer has watched (ROUTE-22, HIST-01 to HIST-07). */
export function Screen() {
  const { history, list: texts } = useAreaTexts('lists');
  const today = useToday();
  const list = useList(['history'], getHistory, useListPage(ROUTE), {
    onFailure: useLogFailure(),
  });
  const dayOf = ({ playedAt }: WatchRecord) => watchDay(playedAt, today);
  const isRecent = (item: WatchRecord) => dayOf(item) !== 'earlier';
  const hasRecent = Boolean(list.items?.some(isRecent));
  return (
    <RecordList
      list={list}
      route={ROUTE}
      failedText={history.failed}
      empty={<EmptyList picture={SECTION_ICONS.history} text={history.empty} linkText={history.emptyLink} />}
      questions={{ confirmAll: history.confirmAll }}
      calls={{ one: ({ videoId }, options) => deleteWatchRecord(videoId, options), all: clearHistory }}
      nameOf={({ title }) => title}
      timeOf={({ playedAt }) => playedAt}
      groupOf={dayOf}
      headingOf={hasRecent ? (item) => texts.days[dayOf(item)] : undefined}
    >
      {(item) => (
        <Media
          lead={
            <Thumbnail src={item.imageUrl} isPale={item.isFinished}>
              <WatchPosition item={item} />
            </Thumbnail>
          }
          title={item.title}
          href={item.pageUrl}
          linkText={history.continue}
          details={<RecordTime time={item.playedAt} hasDay={isRecent(item)} />}
        />
      )}
    </RecordList>
  );
}
