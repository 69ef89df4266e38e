import { RegisterPrompt } from '#shared/register-prompt/register-prompt';
import { useHasMenu } from '#shared/route-tabs/section-pages';
import { ViewerHeader } from '#shared/viewer/viewer-header';
import { useScopedViewer } from '#shared/viewer/viewer-scope';
import { ViewerSkeleton } from '#shared/viewer/viewer-skeleton';
import { WithViewer } from '#shared/viewer/with-viewer';
import { css } from '#ui/styles/emotion';
import { atTheTop, edgeToEdge, withMenuOnTheLeft } from '#ui/styles/member-card.styles';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
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
  const hasMenu = useHasMenu();
  return (
    <div className={parts}>
      <div className={names(band, !hasMenu && withoutMenu)}>
        <div className={profile}>
          <WithViewer skeleton={<ViewerSkeleton isLarge />}>
            {(info) => (
              <ViewerHeader info={info} level={2} isLarge>
                <MembershipLine uid={info.uid} />
              </ViewerHeader>
            )}
          </WithViewer>
          <ProfileLinks />
        </div>
        <CheckInBox />
      </div>
      {value?.isOauthOnly && <RegisterPrompt />}
      <MessageCounts />
      <RecentHistory />
      <div className={names(parts, sideBySide)}>
        <RecentReservations />
        <RecentFavourites />
      </div>
      <AppLinks />
    </div>
  );
}

const parts = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 32 });
/** From edge to edge of the card. */
const band = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 20,
  ...edgeToEdge,
  background: `linear-gradient(${token('color-surface')},${token('color-brand-soft')})`,
  '@container (width>=560px)': {
    gridTemplateColumns: 'minmax(0,1fr) minmax(280px,340px)',
    alignItems: 'center',
  },
  ...withMenuOnTheLeft({
    gap: 32,
    ...atTheTop,
    borderTopRightRadius: token('radius-l'),
    background: `linear-gradient(105deg,${token('color-brand-soft')},${token('color-brand-mist')})`,
  }),
});
const withoutMenu = css(withMenuOnTheLeft({ borderTopLeftRadius: token('radius-l') }));
const profile = css({ display: 'grid', gap: 16, minWidth: 0 });
/** Side by side where there is nothing but two lines. */
const sideBySide = css({
  '@container (width>=640px)': {
    '&:not(:has(ul,[part~=skeleton],[part~=notice]))': {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      columnGap: 16,
    },
  },
});
