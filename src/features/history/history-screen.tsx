import { clearHistory, deleteWatchRecord, getHistory } from '#api/member/history';
import { useList } from '#data/use-list';
import { shownTime } from '#lib/time/shanghai-time';
import { EmptyList } from '#shared/list/empty-list';
import { Media } from '#shared/list/media';
import { RecordList } from '#shared/list/record-list';
import { useListPage } from '#shared/list/use-list-page';
import { WatchPosition } from '#shared/list/watch-position';
import { useLogFailure } from '#shared/query/use-reported-query';
import { SECTION_ICONS } from '#shared/section-icons';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Thumbnail } from '#ui/thumbnail';

const ROUTE = { to: 'UserHistory' } as const;

/** UserHistory: the videos that the viewer has watched (ROUTE-22, HIST-01 to HIST-07). */
export function Screen() {
  const { history } = useAreaTexts('lists');
  const list = useList(['history'], getHistory, useListPage(ROUTE), {
    onFailure: useLogFailure(),
  });
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
    >
      {(item) => (
        <Media
          lead={
            <Thumbnail src={item.imageUrl}>
              <WatchPosition item={item} />
            </Thumbnail>
          }
          title={item.title}
          href={item.pageUrl}
          linkText={history.continue}
          details={<span data-testid="time">{shownTime(item.playedAt)}</span>}
        />
      )}
    </RecordList>
  );
}
