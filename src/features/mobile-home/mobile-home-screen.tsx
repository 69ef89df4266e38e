import { ChangePassword } from '#shared/change-password/change-password';
import { useViewer } from '#shared/viewer/use-viewer';
import { ViewerHeader } from '#shared/viewer/viewer-header';
import { ViewerScope } from '#shared/viewer/viewer-scope';
import { ViewerSkeleton } from '#shared/viewer/viewer-skeleton';
import { WithViewer } from '#shared/viewer/with-viewer';
import { Card } from '#ui/card';
import { Disclosure } from '#ui/disclosure';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { Favourites } from './favourites';
import { MobileHomeFooter } from './mobile-home-footer';
import { SectionLinks } from './section-links';

/** MIndex: the personal centre of the mobile site (ROUTE-32, MOB-04, MOB-05, MOB-06, MOB-07). */
export function Screen() {
  const { mobileHome } = useAreaTexts('member');
  const viewer = useViewer();
  return (
    <Card title={mobileHome.title}>
      <ViewerScope viewer={viewer}>
        <WithViewer skeleton={skeleton}>
          {(info) => (
            <div className={list}>
              <Disclosure title={mobileHome.personal} level={2} data-testid="personal" isOpen>
                <ViewerHeader info={info} level={3} />
              </Disclosure>
              <Disclosure title={mobileHome.password} level={2} data-testid="password">
                <ChangePassword info={info} />
              </Disclosure>
              <Disclosure title={mobileHome.favourites} level={2} data-testid="favourites">
                <Favourites />
              </Disclosure>
              <SectionLinks />
            </div>
          )}
        </WithViewer>
      </ViewerScope>
      <MobileHomeFooter isSignedIn={!viewer.isSignedOut} />
    </Card>
  );
}

const list = css({ borderTop: `1px solid ${token('color-line')}` });
const sections = css({ height: 317, marginTop: 24 });
const skeleton = (
  <>
    <ViewerSkeleton />
    <Skeleton className={sections} />
  </>
);
