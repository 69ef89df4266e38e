import { RegisterPrompt } from '#shared/register-prompt/register-prompt';
import { ViewerHeader } from '#shared/viewer/viewer-header';
import { useScopedViewer } from '#shared/viewer/viewer-scope';
import { ViewerSkeleton } from '#shared/viewer/viewer-skeleton';
import { WithViewer } from '#shared/viewer/with-viewer';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { AppLinks } from './app-links';
import { CheckInBox } from './check-in/check-in-box';
import { MembershipLine } from './membership/membership-line';
import { MessageCounts } from './message-counts';
import { ProfileLinks } from './profile-links';
import { RecentFavourites } from './recent-favourites';
import { RecentHistory } from './recent-history';
import { RecentReservations } from './recent-reservations';

/**
 * UserHome: the viewer, the check-in, the unread counts, and the newest items of the lists (ROUTE-02, HOME-01 to
 * HOME-11). Only the profile needs the viewer's data; the other parts load at the same time.
 */
export function Screen() {
  const { value } = useScopedViewer();
  return (
    <div className={parts}>
      <div className={profile}>
        <div className={who}>
          <WithViewer skeleton={<ViewerSkeleton />}>
            {(info) => (
              <ViewerHeader info={info} level={2}>
                <MembershipLine uid={info.uid} />
              </ViewerHeader>
            )}
          </WithViewer>
        </div>
        <ProfileLinks />
      </div>
      {value?.isOauthOnly && <RegisterPrompt />}
      <div className={stats}>
        <CheckInBox />
        <MessageCounts />
      </div>
      <RecentHistory />
      <div className={names(parts, sideBySide)}>
        <RecentReservations />
        <RecentFavourites />
      </div>
      <AppLinks />
    </div>
  );
}

const parts = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 28 });
const profile = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});
// A width of its own, so that the links below or beside it do not move when the viewer's data arrive.
const who = css({ flex: '1 1 240px', minWidth: 0 });
/** Side by side where there is nothing but two lines. */
const sideBySide = css({
  '@container (width>=640px)': {
    '&:not(:has(ul,[part~=skeleton],[part~=notice]))': {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      columnGap: 16,
    },
  },
});
const stats = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 16,
});
