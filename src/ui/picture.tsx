import { type ComponentProps, useState } from 'react';
import type { Elements } from './elements';

type Props = ComponentProps<'img'> & {
  /** http(s) URL, or the empty string. */
  src: string;
  /** Shown without a picture that can be loaded. */
  instead: Elements;
};

/**
 * A decorative picture of the server. Many stores refuse pictures by the referrer, some without one: the second and last
 * request is made without it.
 */
export function Picture({ src, instead, ...image }: Props) {
  const [failed, setFailed] = useState({ src, times: 0 });
  const times = failed.src === src ? failed.times : 0;
  if (!src || times > 1) return instead;
  return (
    <img
      key={times}
      referrerPolicy={times === 0 ? undefined : 'no-referrer'}
      {...image}
      src={src}
      alt=""
      onError={() => setFailed({ src, times: times + 1 })}
    />
  );
}
