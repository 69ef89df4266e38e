import { RegisterPrompt } from '../../shared/register-prompt/register-prompt';
import { ViewerGate } from '../../shared/viewer/viewer-gate';
import { ViewerHeader } from '../../shared/viewer/viewer-header';
import { ViewerSkeleton } from '../../shared/viewer/viewer-skeleton';
import { css } from '../../ui/styles/emotion';
import { MessageCounts, MessageCountsSkeleton } from './message-counts';
import { ProfileLinks } from './profile-links';

/** UserHome: the viewer's profile and unread counts (ROUTE-02, HOME-01 to HOME-04, HOME-11). */
export function Screen() {
  return (
    <div className={content}>
      <ViewerGate skeleton={skeleton}>
        {(info) => (
          <>
            <div className={who}>
              <ViewerHeader info={info} level={2} />
              <ProfileLinks />
            </div>
            {info.isOauthOnly && <RegisterPrompt />}
            <MessageCounts />
          </>
        )}
      </ViewerGate>
    </div>
  );
}

const skeleton = (
  <>
    <ViewerSkeleton />
    <MessageCountsSkeleton />
  </>
);

const content = css({ display: 'grid', gap: 24 });
const who = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});
