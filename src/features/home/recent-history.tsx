import Play from 'lucide/dist/esm/icons/play.mjs';
import { useState } from 'react';
import { getHistory } from '#api/member/history';
import { HOME_HISTORY_SIZE } from '#config/limits';
import { useList } from '#data/use-list';
import { EmptyList } from '#shared/list/empty-list';
import { Media } from '#shared/list/media';
import { Thumbnail } from '#shared/list/thumbnail';
import { WatchPosition } from '#shared/list/watch-position';
import { useLogFailure } from '#shared/query/use-reported-query';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { RecentList } from './recent-list';

/** The videos that the viewer watched last (HOME-05, HOME-06). */
export function RecentHistory() {
  const { home } = useAreaTexts('member');
  const { history } = useAreaTexts('lists');
  const list = useList(['history'], getHistory, useState(1), {
    pageSize: HOME_HISTORY_SIZE,
    onFailure: useLogFailure(),
  });
  return (
    <RecentList
      title={home.history}
      to="UserHistory"
      list={list}
      size={list.pageSize}
      empty={<EmptyList picture={Play} text={home.noHistory} linkText={history.emptyLink} />}
      failedText={home.historyFailed}
      isWhole
      testId="recent-history"
      layout="covers"
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
        />
      )}
    </RecentList>
  );
}
