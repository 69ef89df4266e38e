import { useState } from 'react';
import { ANNOUNCEMENT_MS } from '#config/limits';
import { visuallyHidden } from '../styles/visually-hidden.styles';
import { useNextFrame } from './use-next-frame';

/**
 * Announces each new text to screen readers, and then removes it, so that a viewer who reads on does not meet a text that is
 * no longer true.
 */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useNextFrame(() => {
    setSaid(text);
    const timer = setTimeout(() => setSaid(''), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, text);
  return (
    <span className={visuallyHidden} role="status">
      {said}
    </span>
  );
}
