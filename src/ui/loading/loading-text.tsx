import { useState } from 'react';
import { LOADING_PAUSE_MS } from '#config/limits';
import { useHost } from '../host';
import { useTexts } from '../language';
import { useNextFrame } from '../live/use-next-frame';
import { visuallyHidden } from '../styles/visually-hidden.styles';

/** The elements in which a skeleton has said that content is being loaded; it may be gone when the next one is shown. */
const said = new WeakSet<Element>();

/**
 * Tells screen readers that a skeleton stands for content that is being loaded: once for all skeletons that a widget shows at
 * the same time or one after another.
 */
export function LoadingText() {
  const { common } = useTexts();
  const { element } = useHost();
  const [text, setText] = useState('');
  useNextFrame(() => {
    if (said.has(element)) return;
    said.add(element);
    setText(common.loading);
    return () => void setTimeout(() => said.delete(element), LOADING_PAUSE_MS);
  });
  return (
    <span className={visuallyHidden} role="status">
      {text}
    </span>
  );
}
