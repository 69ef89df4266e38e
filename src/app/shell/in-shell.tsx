import type { ComponentProps } from 'react';
import { loadChunk } from '../../lib/chunk';
import { useChunk } from '../../ui/loading/lazy';
import type { Shell } from './shell';

type Props = ComponentProps<typeof Shell> & {
  /** Loads the section's screen. */
  load(): Promise<unknown>;
};

const loadShell = () => import('./shell');

/** Renders a screen in the shell of the member centre. Suspends while the shell is loading. */
export function InShell({ load, ...props }: Props) {
  // Requests the screen together with the shell.
  void loadChunk(load);
  const { Shell } = useChunk(loadShell);
  return <Shell {...props} />;
}
