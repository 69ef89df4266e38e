import { describe, expect, it } from 'vitest';
import type { CollectionItem } from '#api/member/collections';
import { collectionHref } from '#shared/list/collection-href';

const ITEM: CollectionItem = {
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
    expect(collectionHref(ITEM, LIVE)).toBe('https://tv.example/VIDE1.html');
    expect(collectionHref({ ...ITEM, sourceType: 'other', url: '' }, LIVE)).toBe('');
  });

  it('is the live page of a channel, by its ID (COLL-06, OQ-65)', () => {
    const channel: CollectionItem = { ...ITEM, sourceType: 'channel' };
    expect(collectionHref(channel, LIVE)).toBe('https://live.example/a%2Fb?from=collection');
    expect(collectionHref({ ...channel, sourceId: '' }, LIVE)).toBe('');
    expect(collectionHref(channel, 'javascript:{source_id}')).toBe('');
  });
});
