import { HOME_FAVOURITES_SIZE } from '#config/limits';
import { favouriteHref } from '#shared/list/favourite-href';
import { Media } from '#shared/list/media';
import { Thumbnail } from '#shared/list/thumbnail';
import { SECTION_ICONS } from '#shared/section-icons';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { ServerText } from '#ui/server-text';
import { EmptyLine } from './empty-line';
import { RecentList } from './recent-list';
import { useRecentFavourites } from './use-recent-favourites';

/** The viewer's newest favourites (HOME-07, HOME-08). */
export function RecentFavourites() {
  const { home } = useAreaTexts('member');
  const liveUrl = usePageConfig('liveUrl');
  return (
    <RecentList
      title={home.collection}
      to="UserCollection"
      list={useRecentFavourites()}
      size={HOME_FAVOURITES_SIZE}
      empty={<EmptyLine shapes={SECTION_ICONS.collection} text={home.noCollection} />}
      failedText={home.collectionFailed}
      testId="recent-favourites"
      layout="rows"
    >
      {(item) => (
        <Media
          lead={<Thumbnail src={item.logoUrl} />}
          title={item.title}
          href={favouriteHref(item, liveUrl)}
          details={
            <span>
              <ServerText text={item.businessName} />
            </span>
          }
        />
      )}
    </RecentList>
  );
}
