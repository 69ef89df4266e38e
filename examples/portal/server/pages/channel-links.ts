/** A site of the film channel. These stand for the seven sites of a real one, which the documents do not name. */
type Channel = { label: string; href: string; image: string };

/** The links above the applications (APPLY-01, OQ-85). */
export const CHANNELS: readonly Channel[] = (
  [
    ['movie', '电影频道'],
    ['news', '影视资讯'],
    ['people', '影人专访'],
    ['shorts', '微电影馆'],
    ['festival', '电影节展'],
    ['reviews', '影评社区'],
    ['archive', '经典修复'],
  ] as const
).map(([name, label]) => ({ label, href: `/channels/${name}`, image: `/channels/${name}.svg` }));

/** Draws the image of a link. Its colours are readable on a light and on a dark page. */
export function channelImage({ label }: Channel): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="88" height="40" viewBox="0 0 88 40"><rect width="88" height="40" rx="8" fill="#1554d1"/><text x="44" y="25.5" fill="#fff" font-family="system-ui, sans-serif" font-size="15" text-anchor="middle">${label}</text></svg>`;
}
