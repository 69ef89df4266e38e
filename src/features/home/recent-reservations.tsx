import { useState } from 'react';
import { getReservations } from '#api/member/reservations';
import { HOME_RESERVATIONS_SIZE } from '#config/limits';
import { useList } from '#data/use-list';
import { DateBlock } from '#shared/list/date-block';
import { Media } from '#shared/list/media';
import { RecordTime } from '#shared/list/record-time';
import { useLogFailure } from '#shared/query/use-reported-query';
import { SECTION_ICONS } from '#shared/section-icons';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { ServerText } from '#ui/server-text';
import { EmptyLine } from './empty-line';
import { RecentList } from './recent-list';

/** Programmes that the viewer has reserved and that have not been broadcast yet. */
export function RecentReservations() {
  const { home } = useAreaTexts('member');
  const list = useList(
    ['reservations', 'upcoming'],
    (query, options) => getReservations({ isUpcoming: true, ...query }, options),
    useState(1),
    { pageSize: HOME_RESERVATIONS_SIZE, onFailure: useLogFailure() },
  );
  return (
    <RecentList
      title={home.reservations}
      to="UserSubscribe"
      list={list}
      size={list.pageSize}
      empty={<EmptyLine shapes={SECTION_ICONS.subscribe} text={home.noReservations} />}
      failedText={home.reservationsFailed}
      testId="recent-reservations"
      layout="dates"
    >
      {(item) => (
        <Media
          lead={<DateBlock time={item.beginsAt} />}
          title={item.itemName}
          href={item.liveUrl}
          details={
            <>
              <span>
                <ServerText text={item.channelName} />
              </span>
              <RecordTime time={item.beginsAt} hasDay />
            </>
          }
        />
      )}
    </RecentList>
  );
}
