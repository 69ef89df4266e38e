import { describe, expect, it } from 'vitest';
import type { Favourite } from '#api/member/favourites';
import { favouriteHref } from '#shared/list/favourite-href';

const ITEM: Favourite = {
  id: '1',
  sourceType: 'video',
  sourceId: 'a/b',
  title: '新闻联播',
  logoUrl: '',
  url: 'https://tv.example/VIDE1.html',
  businessName: '',
  collectedAt: '',
};
const LIVE = 'https://live.example/{source_id}?from=collection';

describe('the URL of a collected item', () => {
  it('is that of a video (COLL-05)', () => {
    expect(favouriteHref(ITEM, LIVE)).toBe('https://tv.example/VIDE1.html');
    expect(favouriteHref({ ...ITEM, sourceType: 'other', url: '' }, LIVE)).toBe('');
  });

  it('is the live page of a channel, by its ID (COLL-06, OQ-65)', () => {
    const channel: Favourite = { ...ITEM, sourceType: 'channel' };
    expect(favouriteHref(channel, LIVE)).toBe('https://live.example/a%2Fb?from=collection');
    expect(favouriteHref(channel, 'https://live.example/频道{source_id}')).toBe(
      'https://live.example/%E9%A2%91%E9%81%93a%2Fb',
    );
    expect(favouriteHref({ ...channel, sourceId: '' }, LIVE)).toBe('');
    expect(favouriteHref(channel, 'javascript:{source_id}')).toBe('');
  });
});
