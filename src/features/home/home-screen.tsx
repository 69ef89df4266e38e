import { RegisterPrompt } from '../../shared/register-prompt/register-prompt';
import { useViewer } from '../../shared/viewer/use-viewer';
import { ViewerGate } from '../../shared/viewer/viewer-gate';
import { ViewerHeader } from '../../shared/viewer/viewer-header';
import { ViewerSkeleton } from '../../shared/viewer/viewer-skeleton';
import { Card } from '../../ui/card';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { css } from '../../ui/styles/emotion';
import { MessageCounts, MessageCountsSkeleton } from './message-counts';
import { ProfileLinks } from './profile-links';

/** UserHome: the viewer's profile and unread counts (ROUTE-02, HOME-01 to HOME-04, HOME-11). */
export function Screen() {
  const { home } = useAreaTexts('member');
  const viewer = useViewer();
  return (
    <div className={wide}>
      <Card title={home.title} level={1}>
        <div className={content}>
          <ViewerGate viewer={viewer} skeleton={skeleton}>
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
      </Card>
    </div>
  );
}

const skeleton = (
  <>
    <ViewerSkeleton />
    <MessageCountsSkeleton />
  </>
);

const wide = css({ '& [part~=card]': { maxWidth: 960 } });
const content = css({ display: 'grid', gap: 24 });
const who = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});
